import { isDay } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { lookupName } from '@/domain/lookup/table'
import { basisPoints, fen } from '@/domain/money/fen'
import { formatAmount, formatRate } from '@/domain/money/format'
import { EXPORT_FIELDS, EXPORT_SECTIONS } from '@/contract/compliance/exportFields'
import type { ExportField } from '@/contract/compliance/exportFields'

export interface ReadableRow {
  readonly caption: string
  readonly value: string
}

export interface ReadableSection {
  readonly key: string
  readonly title: string
  /** One entry a thing the bank keeps: a person, an order, a message. */
  readonly entries: readonly (readonly ReadableRow[])[]
  /** How many there are, shown or not. */
  readonly total: number
}

/** Entries of a section on the screen; the file has all. */
const MAX_SHOWN = 5

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in words; undefined for one that isn't what the field holds. */
function valueText({ kind, names }: ExportField, value: unknown): string | undefined {
  if (names) return lookupName(names, String(value)) ?? String(value)
  switch (kind) {
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    case 'instant':
      return typeof value === 'number' ? formatInstant(value) : undefined
    case 'day':
      return typeof value === 'string' && isDay(value) ? formatDay(value) : undefined
    case 'fen':
      return Number.isSafeInteger(value) ? formatAmount(fen(value as number)) : undefined
    case 'basisPoints':
      return Number.isSafeInteger(value) ? formatRate(basisPoints(value as number)) : undefined
    case 'yesNo':
      return typeof value === 'boolean' ? (value ? '是' : '否') : undefined
  }
}

/** A section's own caption goes before the common one: a coupon's name is nobody's. */
const fieldOf = (section: string, key: string): ExportField | undefined =>
  EXPORT_FIELDS[`${section}.${key}`] ?? EXPORT_FIELDS[key]

function rowsOf(section: string, thing: Readonly<Record<string, unknown>>): readonly ReadableRow[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === '') return []
    const known = fieldOf(section, key)
    const text = known && valueText(known, value)
    if (known && text !== undefined) return [{ caption: known.caption, value: text }]
    return isObject(value) ? rowsOf(section, value) : []
  })
}

/** What the bank exported, for people to read; empty subjects are left out. The file carries everything. */
export function readable(data: Readonly<Record<string, unknown>>): readonly ReadableSection[] {
  return Object.entries(EXPORT_SECTIONS).flatMap(([key, title]) => {
    const given = data[key]
    const things = (Array.isArray(given) ? given : [given]).filter(isObject)
    const entries = things.map((thing) => rowsOf(key, thing)).filter((rows) => rows.length > 0)
    return entries.length === 0 ? [] : [{ key, title, entries: entries.slice(0, MAX_SHOWN), total: entries.length }]
  })
}

/** The file's name, by the day of the export. */
export const fileName = (exportedAt: number): string => `个人信息副本-${dayOfInstant(exportedAt)}.json`

/** The whole export as a machine can carry it elsewhere (PIPL, article 45). */
export const fileText = (exported: { readonly exportedAt: number; readonly data: unknown }): string =>
  JSON.stringify(exported, null, 2)
