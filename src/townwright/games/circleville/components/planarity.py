"""Whether a map can be drawn without crossing roads, for tables of components that owners have corrected.

The method of Demoucron, Malgrange and Pertuiset (1964): begin with a circle, then draw path after path into a face that
has room for it.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

Edges = Sequence[tuple[int, ...]]


def is_connected(nodes: Iterable[int], edges: Edges) -> bool:
    """Whether one can walk from everywhere to everywhere."""
    left = set(nodes)
    if not left:
        return False
    waiting = [left.pop()]
    while waiting:
        node = waiting.pop()
        found = {other for edge in edges if node in edge for other in edge} & left
        left -= found
        waiting += found
    return not left


def is_planar(nodes: Iterable[int], edges: Edges) -> bool:
    """Whether a graph can be drawn in the plane: each of its blocks can."""
    return all(block_is_planar(block) for block in blocks(list(nodes), edges))


def blocks(nodes: Sequence[int], edges: Edges) -> list[set[frozenset[int]]]:
    """The parts of a graph that no single node holds together."""
    near: dict[int, list[int]] = {node: [] for node in nodes}
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    depth: dict[int, int] = {}
    low: dict[int, int] = {}
    pile: list[frozenset[int]] = []
    found: list[set[frozenset[int]]] = []

    def visit(node: int, parent: int | None) -> None:
        depth[node] = low[node] = len(depth)
        for other in near[node]:
            edge = frozenset((node, other))
            if other not in depth:
                pile.append(edge)
                visit(other, node)
                low[node] = min(low[node], low[other])
                if low[other] >= depth[node]:
                    block = set()
                    while edge not in block:
                        block.add(pile.pop())
                    found.append(block)
            elif other != parent and depth[other] < depth[node]:
                pile.append(edge)
                low[node] = min(low[node], depth[other])

    for node in nodes:
        if node not in depth:
            visit(node, None)
    return found


def block_is_planar(edges: set[frozenset[int]]) -> bool:
    """Draw a block face by face."""
    if len(edges) < 3:
        return True
    near: dict[int, set[int]] = {}
    for edge in edges:
        for node in edge:
            near.setdefault(node, set()).update(edge - {node})
    circle = a_circle(near)
    drawn = {frozenset(pair) for pair in zip(circle, [*circle[1:], circle[0]], strict=True)}
    faces = [circle, circle]
    while drawn != edges:
        best: tuple[list[list[int]], list[int]] | None = None
        for path, contacts in pieces(near, edges, drawn):
            fitting = [face for face in faces if contacts <= set(face)]
            if not fitting:
                return False
            if best is None or len(fitting) < len(best[0]):
                best = fitting, path
        assert best is not None
        face, path = best[0][0], best[1]
        faces.remove(face)
        faces += split_face(face, path)
        drawn |= {frozenset(pair) for pair in pairwise(path)}
    return True


def a_circle(near: dict[int, set[int]]) -> list[int]:
    """Any circle of a block."""
    start = next(iter(near))
    path, seen = [start], {start}
    while True:
        before = path[-2] if len(path) > 1 else None
        following = [node for node in near[path[-1]] if node != before]
        back = [node for node in following if node in seen]
        if back:
            return path[path.index(back[0]) :]
        path.append(following[0])
        seen.add(following[0])


def pieces(
    near: dict[int, set[int]], edges: set[frozenset[int]], drawn: set[frozenset[int]]
) -> list[tuple[list[int], set[int]]]:
    """What is not drawn yet, piece by piece: a path through it, and the drawn nodes that it touches."""
    on_paper = {node for edge in drawn for node in edge}
    result: list[tuple[list[int], set[int]]] = []
    for edge in edges - drawn:
        if edge <= on_paper:
            result.append((list(edge), set(edge)))
    left = set(near) - on_paper
    while left:
        inside, waiting = set(), [left.pop()]
        while waiting:
            node = waiting.pop()
            inside.add(node)
            found = near[node] & left
            left -= found
            waiting += found
        contacts = {node for inner in inside for node in near[inner]} & on_paper
        result.append((a_path(near, inside, contacts), contacts))
    return result


def a_path(near: dict[int, set[int]], inside: set[int], contacts: set[int]) -> list[int]:
    """A path through a piece from one drawn node to another."""
    start = next(iter(contacts))
    waiting = [[start, node] for node in near[start] & inside]
    seen = {path[-1] for path in waiting}
    while True:
        path = waiting.pop(0)
        ends = near[path[-1]] & contacts - {start}
        if ends:
            return [*path, next(iter(ends))]
        for node in near[path[-1]] & inside - seen:
            seen.add(node)
            waiting.append([*path, node])


def split_face(face: list[int], path: list[int]) -> list[list[int]]:
    """A path cuts a face in two."""
    a, b = face.index(path[0]), face.index(path[-1])
    between = path[1:-1]
    if a < b:
        return [face[: a + 1] + between + face[b:], face[a : b + 1] + between[::-1]]
    return [face[: b + 1] + between[::-1] + face[a:], face[b : a + 1] + between]
