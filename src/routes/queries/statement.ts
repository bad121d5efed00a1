import * as v from 'valibot'
import { aDay } from './day'

/** The tables of product and agreement files that anybody may read (src/packages/account/statement/agreements). */
const file = v.picklist([
  'privacy',
  'service',
  'face',
  'manager',
  'deposit',
  'structured',
  'distribution',
  'investment',
])

/** One of a customer's documents. */
const statementId = v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/))
const orderNo = v.pipe(v.string(), v.regex(/^\d{18}$/))

/** What isn't as it should be is as if it weren't there: the page shows its beginning. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/**
 * /pdfshow: a document of the customer's by `id`; else a part of the page. `orderNo` asks for that order's receipt, `from`
 * and `to` fill in a request's days, `doc` opens a file of the table.
 */
export const statementQuery = v.object({
  id: optional(statementId),
  view: v.fallback(v.optional(v.picklist(['mine', 'agreements', 'verify', 'request'])), undefined),
  orderNo: optional(orderNo),
  /** Asks for the list of interest of this year. */
  interestYear: optional(v.pipe(v.string(), v.regex(/^20\d{2}$/))),
  /** Asks for the balance at this day's end. */
  balanceDay: aDay,
  from: aDay,
  to: aDay,
  doc: v.fallback(v.optional(file), undefined),
})
