import { BRAND } from '../brand'
import type { Shape } from '../drawing'
import type { PosterSubject } from './poster'

/** A motif's colours: what it is drawn in, what shines on it, and what is behind it. */
export interface MotifColours {
  readonly line: string
  readonly light: string
  readonly ground: string
}

type Point = readonly [x: number, y: number]

/** Drawn on a square of 120 by 120. */
const GRID = 120
const BAND = 4

const line = (points: readonly Point[], colour: string, band = BAND): Shape => ({
  ...{ kind: 'line', points, band, colour },
})
const ring = (x: number, y: number, radius: number, colour: string, from = 0, to = 1, band = BAND): Shape => ({
  ...{ kind: 'arc', x, y, radius, band, from, to, colour },
})
const disc = (x: number, y: number, radius: number, colour: string): Shape =>
  ring(x, y, radius / 2, colour, 0, 1, radius)
const rectangle = (x: number, y: number, width: number, height: number): readonly Point[] => [
  ...([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ] as const),
]

/** What each subject looks like. Nothing of money rises or grows: a picture promises no more than a word may. */
const MOTIFS: Readonly<Record<PosterSubject, (colours: MotifColours) => readonly Shape[]>> = {
  // A house of a bank, with a gold coin in its gable.
  BANK: ({ line: main, light }) => [
    line(
      [
        [14, 48],
        [60, 16],
        [106, 48],
        [14, 48],
      ],
      main,
    ),
    disc(60, 37, 6, light),
    ...[28, 49, 71, 92].map((x) =>
      line(
        [
          [x, 58],
          [x, 88],
        ],
        main,
        8,
      ),
    ),
    line(
      [
        [16, 98],
        [104, 98],
      ],
      main,
    ),
    line(
      [
        [10, 108],
        [110, 108],
      ],
      light,
    ),
  ],
  // A present with a gold ribbon.
  CAMPAIGN: ({ line: main, light }) => [
    line(rectangle(24, 56, 72, 48), main),
    line(rectangle(17, 38, 86, 18), main),
    line(
      [
        [60, 38],
        [60, 104],
      ],
      light,
      7,
    ),
    ring(46, 27, 10, light),
    ring(74, 27, 10, light),
  ],
  // A shield with a gold tick.
  LEARN: ({ line: main, light }) => [
    line(
      [
        [60, 12],
        [100, 27],
        [100, 56],
        [92, 78],
        [78, 94],
        [60, 106],
        [42, 94],
        [28, 78],
        [20, 56],
        [20, 27],
        [60, 12],
      ],
      main,
    ),
    line(
      [
        [41, 58],
        [55, 72],
        [80, 45],
      ],
      light,
      7,
    ),
  ],
  // A safe with a gold wheel.
  DEPOSIT: ({ line: main, light }) => [
    line(rectangle(16, 18, 88, 78), main),
    line(rectangle(27, 29, 66, 56), main, 2),
    line(
      [
        [30, 96],
        [30, 108],
      ],
      main,
      8,
    ),
    line(
      [
        [90, 96],
        [90, 108],
      ],
      main,
      8,
    ),
    ring(60, 57, 17, light),
    disc(60, 57, 5, light),
    ...(
      [
        [60, 34, 60, 40],
        [60, 74, 60, 80],
        [37, 57, 43, 57],
        [77, 57, 83, 57],
      ] as const
    ).map(([x, y, toX, toY]) =>
      line(
        [
          [x, y],
          [toX, toY],
        ],
        light,
      ),
    ),
  ],
  // A contract to be read, with parts of a whole beside it.
  WEALTH: ({ line: main, light, ground }) => [
    line(
      [
        [22, 12],
        [70, 12],
        [88, 30],
        [88, 106],
        [22, 106],
        [22, 12],
      ],
      main,
    ),
    line(
      [
        [70, 12],
        [70, 30],
        [88, 30],
      ],
      main,
    ),
    ...[44, 58, 72].map((y) =>
      line(
        [
          [34, y],
          [y === 44 ? 74 : 60, y],
        ],
        main,
      ),
    ),
    disc(84, 82, 26, ground),
    ring(84, 82, 15, main, 0.25, 1, 10),
    ring(84, 82, 15, light, 0, 0.25, 10),
  ],
}

const placed = (shape: Shape, left: number, top: number, scale: number): Shape => {
  const [x, y] = [(at: number) => left + at * scale, (at: number) => top + at * scale]
  switch (shape.kind) {
    case 'line':
      return { ...shape, points: shape.points.map(([atX, atY]) => [x(atX), y(atY)]), band: shape.band * scale }
    case 'arc':
      return { ...shape, x: x(shape.x), y: y(shape.y), radius: shape.radius * scale, band: shape.band * scale }
    default:
      return shape
  }
}

/** A subject's motif in a square of `size` px. */
export const drawMotif = (
  subject: PosterSubject,
  left: number,
  top: number,
  size: number,
  colours: MotifColours,
): readonly Shape[] => MOTIFS[subject](colours).map((shape) => placed(shape, left, top, size / GRID))

/** The bank's mark around a point: the first sign of its short name on a disc with a ring of gold. */
export const drawMark = (
  x: number,
  y: number,
  size: number,
  { ground, sign, ring: around }: { readonly ground: string; readonly sign: string; readonly ring: string },
): readonly Shape[] => [
  disc(x, y, size / 2 - 5, ground),
  ring(x, y, size / 2 - 2, around),
  {
    ...{ kind: 'text', text: Array.from(BRAND.shortName)[0] ?? '', x, y, align: 'center', size: size / 2, bold: true },
    colour: sign,
  },
]
