import { MONTH_SUMS, SUM_NAMES } from '@/domain/account/records'
import type { BillParts, MonthSum } from '@/domain/account/records'
import { BRAND } from '@/domain/brand'
import { formatMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Drawing, Shape } from '@/domain/drawing'
import { percentages } from '@/ui/chart/geometry'
import { DRAWING_COLOURS as COLOURS } from '@/ui/tokens/drawing'
import { billPieces } from './bill'

// Px of the picture.
const WIDTH = 750
const MARGIN = 56
const RIGHT = WIDTH - MARGIN
const HEAD = 176
const SIDE = 336
const FOOT = 112
const RING = { x: 200, radius: 106, band: 32 } as const
const LEGEND = { x: 392, line: 64, mark: 20, gap: 36 } as const
const PIECE_COLOURS = ([1, 2, 3, 4, 5] as const).map((chart) => COLOURS[`chart-${chart}`])

type Text = Extract<Shape, { kind: 'text' }>
const write = (text: string, x: number, y: number, look: Partial<Text> = {}): Text => ({
  ...{ kind: 'text', text, x, y, align: 'left', size: 30, bold: false, colour: COLOURS.ink },
  ...look,
})
const box = (x: number, y: number, width: number, height: number, colour: string): Shape => ({
  ...{ kind: 'box', x, y, width, height, colour },
})

interface Part {
  readonly label: string
  /** Whole per cents. */
  readonly share: number
  readonly colour: string
}

/** The parts of a side, without those that round to nothing or were more taken back than given. */
function partsOf(bill: BillParts, side: MonthSum): readonly Part[] {
  const pieces = billPieces(bill, side)
  const shares = percentages(pieces.map(({ amount }) => (amount > 0 ? amount : ZERO_FEN)))
  return pieces
    .map(({ label }, index) => ({ label, share: shares[index] ?? 0, colour: PIECE_COLOURS[index] ?? COLOURS.line }))
    .filter(({ share }) => share > 0)
}

function ringOf(parts: readonly Part[], y: number): readonly Shape[] {
  let drawn = 0
  return parts.map(({ share, colour }) => {
    const from = drawn / 100
    drawn += share
    return { kind: 'arc', ...RING, y, from, to: drawn / 100, colour }
  })
}

function legendOf(parts: readonly Part[], middle: number): readonly Shape[] {
  return parts.flatMap(({ label, share, colour }, index) => {
    const y = middle + (index - (parts.length - 1) / 2) * LEGEND.line
    return [
      box(LEGEND.x, y - LEGEND.mark / 2, LEGEND.mark, LEGEND.mark, colour),
      write(label, LEGEND.x + LEGEND.gap, y, { colour: COLOURS['ink-secondary'] }),
      write(`${share}%`, RIGHT, y, { align: 'right', bold: true }),
    ]
  })
}

/**
 * The picture of a month's bill to send to others: month, what happened to the money in whole per cents, and the
 * bank's name. It has no amount and nothing that tells whose bill it is. undefined where no money came or went.
 */
export function drawBill(bill: BillParts, month: Month): Drawing | undefined {
  const sides = MONTH_SUMS.map((side) => ({ caption: SUM_NAMES[side], parts: partsOf(bill, side) })).filter(
    ({ parts }) => parts.length > 0,
  )
  if (sides.length === 0) return undefined
  const height = HEAD + SIDE * sides.length + FOOT
  const foot = height - FOOT
  const small = { size: 26, colour: COLOURS['ink-hint'] }
  return {
    width: WIDTH,
    height,
    shapes: [
      box(0, 0, WIDTH, height, COLOURS.surface),
      box(0, 0, WIDTH, 12, COLOURS.brand),
      write(`${formatMonth(month)}账单`, MARGIN, 104, { size: 46, bold: true }),
      ...sides.flatMap(({ caption, parts }, index) => {
        const middle = HEAD + SIDE * (index + 0.5)
        const name = write(caption, RING.x, middle, { align: 'center', colour: COLOURS['ink-secondary'] })
        return [...ringOf(parts, middle), name, ...legendOf(parts, middle)]
      }),
      box(MARGIN, foot, RIGHT - MARGIN, 2, COLOURS.line),
      write(BRAND.bankName, MARGIN, foot + FOOT / 2, small),
      write('仅含占比', RIGHT, foot + FOOT / 2, { ...small, align: 'right' }),
    ],
  }
}
