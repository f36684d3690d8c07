"""Routes of results."""

from litestar import Response
from litestar.di import NamedDependency

from townwright.server.http.routing import Language, get, known_language
from townwright.server.storage.store import Guest
from townwright.server.tables import guest_results
from townwright.server.tables.hall import Hall
from townwright.server.wire.results import ResultInfo


@get("/me/results", operation_id="results")
async def results(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> list[ResultInfo]:
    """How my games have ended, the earliest first."""
    return await guest_results.told_results(hall, guest.id)


@get("/me/results.csv", operation_id="results_csv", media_type="text/csv")
async def results_csv(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], language: Language = "en"
) -> Response[str]:
    """The same for a spreadsheet."""
    made = await guest_results.as_csv(hall, guest.id, known_language(language))
    return Response(
        made, media_type="text/csv", headers={"content-disposition": 'attachment; filename="townwright.csv"'}
    )


handlers = [results, results_csv]
