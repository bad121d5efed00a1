import { fen } from '../money/fen'
import { readYuan, typedYuan, YUAN_REFUSALS } from '../money/input'
import { foldedLine } from '../validation/folded'
import type { FormField, FormRows } from './forms'
import { PAYLOAD_LIMITS } from './payload'
import type { PayloadFields, PayloadMark, PayloadValue } from './payload'

/** Between the parts of a line: what a table pastes, commas of both widths, blanks. */
const BETWEEN = /[\t,，;；\s]+/

/** One more part, or the groups of an amount: nobody can tell where these part two numbers. */
const BLANK_WITHIN = /\d\s+\d/
const COMMA_WITHIN = /[,，]\s*\d/

/**
 * The parts of a line; undefined when there aren't as many as columns. The last column takes what is left, so that the
 * commas of an amount stay in it where they don't part columns too.
 */
function partsOf(line: string, count: number): readonly string[] | undefined {
  const parts: string[] = []
  let rest = line
  let commas = false
  while (parts.length < count - 1) {
    const between = BETWEEN.exec(rest)
    if (!between) return undefined
    parts.push(rest.slice(0, between.index))
    rest = rest.slice(between.index + between[0].length)
    commas ||= /[,，]/.test(between[0])
  }
  return BLANK_WITHIN.test(rest) || (commas && COMMA_WITHIN.test(rest)) ? undefined : [...parts, rest]
}

/** What is wrong with a column's text. */
function wrongIn({ label, type }: FormField, text: string): string {
  const read = type === 'yuan' ? readYuan(text) : undefined
  return read && !read.ok ? `${label}有误，${YUAN_REFUSALS[read.error]}` : `${label}有误`
}

/** What a column of a line says; undefined for what it can't say. */
function cellOf({ type, longest }: FormField, typed: string): PayloadValue | undefined {
  const text = foldedLine(typed)
  if (type === 'yuan') {
    const read = readYuan(text)
    return read.ok && read.value > 0 ? read.value : undefined
  }
  if (type === 'digits' && !/^\d+$/.test(text)) return undefined
  return text === '' || text.length > (longest ?? PAYLOAD_LIMITS.text) ? undefined : text
}

export interface ReadRows {
  readonly rows: readonly PayloadFields[]
  /** Lines that say nothing one could send, by their place. */
  readonly problems: readonly PayloadMark[]
}

/** Reads rows as they are typed or pasted, one a line; empty lines count for nothing. */
export function readRows({ columns }: FormRows, text: string): ReadRows {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const rows: PayloadFields[] = []
  const problems: PayloadMark[] = []
  lines.forEach((line, row) => {
    const parts = partsOf(line, columns.length)
    if (!parts)
      return void problems.push({ row, says: `请按“${namesOf(columns)}”填写，各项之间用空格，金额中不加空格` })
    const wrong = columns.find((column, index) => cellOf(column, parts[index] ?? '') === undefined)
    if (wrong) problems.push({ row, says: wrongIn(wrong, parts[columns.indexOf(wrong)] ?? '') })
    else
      rows.push(Object.fromEntries(columns.map((column, index) => [column.key, valueIn(column, parts[index] ?? '')])))
  })
  if (lines.length > PAYLOAD_LIMITS.rows) problems.unshift({ says: `最多${PAYLOAD_LIMITS.rows}行，请分次发起` })
  return { rows, problems }
}

const valueIn = (column: FormField, text: string): PayloadValue => cellOf(column, text) ?? ''

const namesOf = (columns: readonly FormField[]): string =>
  columns.map(({ label }) => label.replace('（元）', '')).join('，')

/** What a person writes of rows that were sent, to go on from there. */
export const textOfRows = ({ columns }: FormRows, rows: readonly PayloadFields[]): string =>
  rows
    .map((row) =>
      columns
        .map(({ key, type }) => (type === 'yuan' ? typedYuan(fen(Number(row[key] ?? 0))) : (row[key] ?? '')))
        .join(' '),
    )
    .join('\n')

/** The sum of a column over rows, in fen. */
export const sumOf = (rows: readonly PayloadFields[], key: string): number =>
  rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? row[key] : 0), 0)
