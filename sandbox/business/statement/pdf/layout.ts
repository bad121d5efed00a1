import type { Page, Paper } from '../paper/paper'

/** Lengths in points of A4. */
export const SHEET = { width: 595.28, height: 841.89, margin: 42 } as const
export const INNER_WIDTH = SHEET.width - 2 * SHEET.margin
export const TEXT_SIZE = 8
export const LINE_HEIGHT = 11
export const ROW_GAP = 6
export const CELL_GAP = 6
/** Where a page's content begins, below the bank's name and the title. */
export const TOP = 106
/** Where it ends, above the check code. */
export const BOTTOM = SHEET.height - 74
export const FACT_HEIGHT = 18
export const HEAD_HEIGHT = 22
const SUMS_GAP = 14
const SUM_HEIGHT = 18
const NOTE_HEIGHT = 14
/** The seal stands beside the sums. */
export const SEAL_HEIGHT = 112

/** The width of a text in points at `TEXT_SIZE`. */
export type Measure = (text: string) => number

/** A text in lines that fit, broken between any two characters. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const sign of text) {
    const more = measure(sign)
    if (line !== '' && used + more > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += sign
    used += more
  }
  return [...lines, line]
}

export const columnWidth = (share: number): number => (INNER_WIDTH * share) / 100

/** How many lines a row takes. */
export const linesOfRow = (row: readonly string[], { columns }: Pick<Page, 'columns'>, measure: Measure): number =>
  Math.max(
    1,
    ...row.map((cell, index) => wrap(cell, columnWidth(columns[index]?.share ?? 0) - CELL_GAP, measure).length),
  )

export const rowHeight = (lines: number): number => lines * LINE_HEIGHT + ROW_GAP
/** Facts stand in two columns. */
export const factsHeight = (count: number): number => Math.ceil(count / 2) * FACT_HEIGHT + (count > 0 ? 8 : 0)
export const endHeight = (sums: number, notes: number): number =>
  SUMS_GAP + Math.max(sums * SUM_HEIGHT, SEAL_HEIGHT) + notes * NOTE_HEIGHT
export const SUMS = { gap: SUMS_GAP, height: SUM_HEIGHT, note: NOTE_HEIGHT } as const

/** Divides a paper into pages, so that no row is cut and the sums stand together on the last one. */
export function layOut({ facts, columns, rows, sums, notes }: Paper, measure: Measure): Page[] {
  const head = { columns: [...columns] }
  const pages: Page[] = []
  let page: Page = { facts: [...facts], ...head, rows: [], sums: [], notes: [] }
  let used = factsHeight(facts.length) + (columns.length > 0 ? HEAD_HEIGHT : 0)
  const turn = (): void => {
    pages.push(page)
    page = { facts: [], ...head, rows: [], sums: [], notes: [] }
    used = columns.length > 0 ? HEAD_HEIGHT : 0
  }
  for (const row of rows) {
    const height = rowHeight(linesOfRow(row, head, measure))
    if (used + height > BOTTOM - TOP) turn()
    page.rows.push([...row])
    used += height
  }
  const end = { sums: [...sums], notes: [...notes] }
  if (used + endHeight(sums.length, notes.length) <= BOTTOM - TOP) return [...pages, { ...page, ...end }]
  // The sums alone, without the heading of a table.
  return [...pages, page, { facts: [], columns: [], rows: [], ...end }]
}
