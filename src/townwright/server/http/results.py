"""Routes for results."""

from litestar import Response

from townwright.server.http.routing import GuestDep, Language, ServicesDep, get, known_language
from townwright.server.tables import guest_results
from townwright.server.wire.results import ResultInfo


@get("/me/results", operation_id="results")
async def results(services: ServicesDep, guest: GuestDep) -> list[ResultInfo]:
    """Return the results of my games, earliest first."""
    return await guest_results.result_infos(services, guest.id)


@get("/me/results.csv", operation_id="results_csv", media_type="text/csv")
async def results_csv(services: ServicesDep, guest: GuestDep, language: Language = "en") -> Response[str]:
    """Return the results of my games as CSV, for a spreadsheet."""
    text = await guest_results.as_csv(services, guest.id, known_language(language))
    return Response(
        text, media_type="text/csv", headers={"content-disposition": 'attachment; filename="townwright.csv"'}
    )


handlers = [results, results_csv]
