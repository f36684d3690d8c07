"""Estimates used by the weights, in points; tuned by `benchmarks/tune_estimates.py`.

Some estimates fade: they count in full at the beginning of a game and not at all at the end. A name that ends in
`_EARLY` is the fading part of an estimate. Tuning may turn a sign: a negative cost or penalty is a bonus.
"""

from typing import cast

import numpy as np

from townwright.core.arrays import Array2, Floats

# Levels and tiles
#: A column of the mat, by colour and level; fades.
LEVEL_WORTH = cast(
    Array2[float],
    np.array(
        [
            [-0.66, 0.1, 6.2, 6.25, 11.03],
            [0.07, 0.14, 3.69, 5.51, 5.7],
            [-0.87, 1.07, 4.88, 2.34, -2.58],
            [-0.47, 1.47, 3.77, 7.44, 15.51],
        ]
    ),
)
EFFECT_WORTH: Floats = np.array(
    [-1.5, 0.15, 4.18, 0.41, 0.87, 5.45, 0.72, 1.07, -0.99, 1.83, 2.51, -0.35, 2.14, 0.82, 1.33, 1.5]
)  # equipment, by effect; fades, except when one tile is chosen from several
YEAR_WORTH: Floats = np.array([2.93, 2.67, 3.56, 3.17, 3.09, 4.78, 7.64, 4.28])  # by kind of year tile
SLOT = 4.08  # a slot that equipment fills is lost for achievements; fades
ACHIEVEMENT_GROWTH = -0.56  # how much better an achievement gets, as a share of what it brings now; fades
ACHIEVEMENT_LATER = -4.76  # what it will bring later; fades
ROW_LEVEL_BONUS = 0.89  # putting an achievement on a row of the table, per level in the colour of the row

# Work in open sections
UNSTARTED_SHARE = -0.2  # share of the points for a place in a section that is hardly begun
FIRST_PLACE = -0.5  # the cube beside the number
LEAD_PER_CUBE = -0.14  # each cube ahead of the best rival, or behind
FIRST_CUBES = -0.14  # each of the first cubes in a section
PRECIOUS_CUBE = 0.34  # cubes on structure icons break ties
PROGRESS = 0.62  # a cube of work, wherever it lies
PROGRESS_EARLY = -0.34  # fades
SCARCITY = 3.31  # how much a cube is worth when the supply runs out
COMPLETION_BONUS = 0.49  # completing a section brings the end nearer
COMPLETION_BONUS_EARLY = 1.83  # fades
RIVAL_GAIN_PENALTY = -1.29  # share of what completing a section gives to others
HANDOVER_PENALTY = -1.2  # work that leaves a section all but done for others; fades

# Quadrant tracks
PLACE_NOW = 0.43  # share of the points for a place
PLACE_EARLY = -1.59  # fades
RIVALS = 0.63  # share of the points that others lose because of it
TRACK_STEP = 1.17  # a space that changes no place yet
TRACK_STEP_EARLY = 0.22  # fades

# Where the supervisor stands
GROUND_SHARE = 0.37  # share of what could be done on a section
ICON_SHARE = -0.02  # share of a beautify icon there
DISTANCE_FACTOR = 0.91  # factor for ground one step farther away
MOVE_SHARE = -0.27  # share of what better ground is worth, for moving there
FINAL_GROUND = 1.28  # the supervisor's bonus at the end

# What an action must gain to be done
STEP_COST = -0.38  # deducted for a step; also the value of an action that achieves nothing
WORK_BONUS = 2.12  # work rather than ending the action
BONUS_COST = 3.95  # a bonus action
STACK_COST = 1.44  # changing a stack
EXCHANGE_COST = 0.33  # exchanging a tile
YEAR_TILE_RESERVE: Floats = np.array([3.46, 0.99, -0.16, 1.17, 1.29, 2.07, 2.34])  # using a year tile, by kind
YEAR_TILE_RESERVE_EARLY: Floats = np.array([1.22, -1.3, 0.54, -0.08, -0.28, 0.73, 0.67])  # fades
