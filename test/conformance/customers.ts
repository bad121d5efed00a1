import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { OWN_THINGS } from '@/contract/samples'

/** What a customer may have that is asked about: a sample's own things; a record of the account, this week's link by which
    friends help, and the id of an order to close the account. */
const THINGS = [...OWN_THINGS, 'record', 'helpCode', 'closureOrder'] as const
export type Thing = (typeof THINGS)[number]

const customer = v.strictObject({
  name: v.string(),
  /** What the bank's authorise page takes of this customer, as a form; or one-use tokens, in the order they are used. */
  authorise: v.optional(v.record(v.string(), v.string())),
  tokens: v.optional(v.array(v.string())),
  gesture: v.pipe(v.string(), v.regex(/^[0-8]{4,9}$/)),
  payPassword: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  /** The trusted phone of one who has signed in before: its x-cookie-id. */
  device: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  /** Ids and numbers of what this customer has and no list of the bank's tells. */
  things: v.optional(v.partial(v.strictObject(v.entriesFromList(THINGS, v.string())))),
})

const file = v.strictObject({
  /**
   * Two customers with an account, of whom the first has money for twenty purchases, and any more who have what those two
   * have nothing of. All are changed by the run.
   */
  customers: v.tupleWithRest([customer, customer], customer),
  /** A deposit that everybody may buy. */
  productType: v.string(),
})

export type Customer = v.InferOutput<typeof customer>
export type Customers = v.InferOutput<typeof file>

/** The customers that a run may use. @throws ValiError, SyntaxError or the file system's error */
export const readCustomers = (path: string): Customers => v.parse(file, JSON.parse(readFileSync(path, 'utf8')))
