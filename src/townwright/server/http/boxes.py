"""Routes for my box: the values that I have compared with my printed copy of a game."""

from typing import Any

from litestar import Response
from litestar.params import JSONBody

from townwright.server.http.routing import (
    COMPRESSED,
    AnyRequest,
    AuthenticationDep,
    GameName,
    GuestDep,
    ServicesDep,
    get,
    known_game,
    post,
)
from townwright.server.tables import boxes
from townwright.server.wire.boxes import Box, BoxChange, BoxFile


@get("/me/boxes/{name:str}", operation_id="box", middleware=[COMPRESSED])
async def box(request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, name: GameName) -> Box:
    """Return my box of a game; without a guest, our own values."""
    guest = await authentication.find(request)
    return await boxes.load(services, guest.id if guest else None, known_game(name))


@post("/me/boxes/{name:str}", operation_id="change_box", status_code=200, middleware=[COMPRESSED])
async def change_box(services: ServicesDep, guest: GuestDep, name: GameName, data: JSONBody[BoxChange]) -> Box:
    """Enter values as they are printed in my copy; an impossible one is refused."""
    return await boxes.change(services, guest.id, known_game(name), data.values)


@get("/me/boxes/{name:str}/file", operation_id="box_file")
async def box_file(services: ServicesDep, guest: GuestDep, name: GameName) -> Response[dict[str, Any]]:
    """Return my box as a file of corrections."""
    data = {"game": name, **await boxes.stored_corrections(services, guest.id, known_game(name))}
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}-box.json"'})


@post("/me/boxes/{name:str}/file", operation_id="replace_box", status_code=200, middleware=[COMPRESSED])
async def replace_box(services: ServicesDep, guest: GuestDep, name: GameName, data: JSONBody[BoxFile]) -> Box:
    """Replace my box with a file of corrections."""
    return await boxes.replace(services, guest.id, known_game(name), data.file)


handlers = [box, change_box, box_file, replace_box]
