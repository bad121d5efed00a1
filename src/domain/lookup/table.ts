/** A code as it is sent and stored, and its name for the customer. */
export interface LookupEntry {
  readonly code: string
  readonly name: string
}

export type LookupTable = readonly LookupEntry[]

/** Makes a table of lines `code name`; names may hold blanks. */
export const lookupTable = (lines: string): LookupTable =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => ({ code: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }))

/** The name of a code; undefined for one the table doesn't have. */
export const lookupName = (table: LookupTable, code: string): string | undefined =>
  table.find((entry) => entry.code === code)?.name

export const hasCode = (table: LookupTable, code: string): boolean => lookupName(table, code) !== undefined
