import type { ApprovalKind } from './kinds'

/** What one field of an application holds: a text, or an integer such as fen. */
export type PayloadValue = string | number
export type PayloadFields = Readonly<Record<string, PayloadValue>>

/** What is applied for: fields, and the rows of a list such as a payroll. Each kind has its own schema at the bank. */
export interface ApprovalPayload {
  readonly values: PayloadFields
  readonly rows: readonly PayloadFields[]
}

/** Most rows of one application, and the longest text of a field, in characters. */
export const PAYLOAD_LIMITS = { rows: 200, text: 200, fields: 12 } as const

/** What is decided on, whole. */
export interface Decided {
  readonly approvalId: string
  readonly kind: ApprovalKind
  /** The enterprise's id, or BANK. */
  readonly owner: string
  readonly payload: ApprovalPayload
}

const sorted = (fields: PayloadFields): readonly (readonly [string, PayloadValue])[] =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))

/**
 * One text for one application, whatever the order in which its fields came: what is hashed when it is handed in, again when
 * it is decided, and again when it is carried out. The id is part of it, so that one decision is of no use for another.
 */
export const canonicalText = ({ approvalId, kind, owner, payload: { values, rows } }: Decided): string =>
  JSON.stringify([approvalId, kind, owner, sorted(values), rows.map(sorted)])

/** Something that keeps an application from being handed in. */
export interface PayloadMark {
  /** Index of the row it is about; none for the whole. */
  readonly row?: number
  /** Chinese. */
  readonly says: string
}

/** A mark as one sentence. */
export const saysMark = ({ row, says }: PayloadMark): string => (row === undefined ? says : `第${row + 1}行：${says}`)
