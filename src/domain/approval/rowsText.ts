import { parseYuan } from '../money/input'
import type { FormField, FormRows } from './forms'
import { PAYLOAD_LIMITS } from './payload'
import type { PayloadFields, PayloadMark, PayloadValue } from './payload'

/** Between the parts of a line: what a table pastes, commas of both widths, blanks. */
const BETWEEN = /[\t,，;；\s]+/

/** What a column of a line says; undefined for what it can't say. */
function cellOf({ type, longest }: FormField, text: string): PayloadValue | undefined {
  if (type === 'yuan') {
    const parsed = parseYuan(text)
    return parsed.ok && parsed.value > 0 ? parsed.value : undefined
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
    // An amount with separators stays one part.
    const parts = line.replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1').split(BETWEEN)
    const wrong = columns.find((column, index) => cellOf(column, parts[index] ?? '') === undefined)
    if (parts.length !== columns.length) problems.push({ row, says: `请按“${namesOf(columns)}”填写` })
    else if (wrong) problems.push({ row, says: `${wrong.label}有误` })
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
        .map(({ key, type }) => (type === 'yuan' ? (Number(row[key] ?? 0) / 100).toFixed(2) : (row[key] ?? '')))
        .join(' '),
    )
    .join('\n')

/** The sum of a column over rows, in fen. */
export const sumOf = (rows: readonly PayloadFields[], key: string): number =>
  rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? row[key] : 0), 0)
