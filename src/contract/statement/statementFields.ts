import * as v from 'valibot'
import { STATEMENT_KINDS, STATEMENT_STATES } from '@/domain/statement/kinds'
import { code, day, instant } from '../fields'

export const statementKind = /*#__PURE__*/ v.picklist(STATEMENT_KINDS)

const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A document of the customer's. */
export const statementFacts = /*#__PURE__*/ v.object({
  statementId: code,
  kind: statementKind,
  state: v.picklist(STATEMENT_STATES),
  from: day,
  to: day,
  /** Of a receipt. */
  orderNo: v.optional(code),
  requestedAt: instant,
  /** Of one that was issued; what follows stays when the file is gone. */
  issued: v.optional(
    v.object({
      at: instant,
      /** The last day on which the file can be fetched. */
      until: day,
      checkCode: code,
      /** SM3 over the file's bytes, 64 hexadecimal digits. */
      digest: code,
      bytes: count,
      pieces: count,
      pages: count,
    }),
  ),
})

const named = /*#__PURE__*/ v.object({ label: v.string(), value: v.string() })

/** A page of a document, as it is printed. */
export const statementPage = /*#__PURE__*/ v.object({
  /** Name, account and the like, on the first page. */
  facts: v.array(named),
  columns: v.array(v.object({ title: v.string(), right: v.boolean(), share: v.number() })),
  rows: v.array(v.array(v.string())),
  /** On the last page. */
  sums: v.array(named),
  notes: v.array(v.string()),
})
