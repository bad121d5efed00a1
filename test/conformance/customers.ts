import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const customer = v.strictObject({
  name: v.string(),
  /** What the bank's authorise page takes of this customer, as a form; or one-use tokens, in the order they are used. */
  authorise: v.optional(v.record(v.string(), v.string())),
  tokens: v.optional(v.array(v.string())),
  gesture: v.pipe(v.string(), v.regex(/^[0-8]{4,9}$/)),
  payPassword: v.pipe(v.string(), v.regex(/^\d{6}$/)),
})

const file = v.strictObject({
  /** Two customers with an account; the first has money for four purchases. Both are changed by the run. */
  customers: v.tuple([customer, customer]),
  /** A deposit that everybody may buy. */
  productType: v.string(),
})

export type Customer = v.InferOutput<typeof customer>
export type Customers = v.InferOutput<typeof file>

/** The customers that a run may use. @throws ValiError, SyntaxError or the file system's error */
export const readCustomers = (path: string): Customers => v.parse(file, JSON.parse(readFileSync(path, 'utf8')))
