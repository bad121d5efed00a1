import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCustomers } from './customers'
import { asJunit, asText } from './report'
import { checkBank } from './run'

const USAGE = `npm run conformance -- --bank https://bank.example --customers customers.json [--junit report.xml]

customers.json is { "customers": [first, second, …more], "productType": a deposit that everybody may buy }. A customer is
  name        as the report and this customer's phone are called
  authorise   the form that the bank's authorise page takes of them; or tokens, a list of one-use tokens
  gesture     the digits of the gesture, 0 to 8
  payPassword six digits
  device      only of one who has signed in elsewhere before: the x-cookie-id of a trusted phone, 32 hex digits
  things      only of what no list of the bank's tells, by the names that docs/wire.md has: secondCardNo, clientNo,
              authorisation, partnerOrder, closureOrder
Customers after the first two are asked about what those two have nothing of. docs/wire.md says more.`

/** Exit status: 0 all passed, 1 something failed, 2 it couldn't be asked. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ bank: { type: 'string' }, customers: { type: 'string' }, junit: { type: 'string' } },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    console.log(USAGE)
    return 0
  }
  if (values.bank === undefined || values.customers === undefined) throw new Error(USAGE)
  const findings = await checkBank(new URL(values.bank).origin, readCustomers(values.customers))
  if (values.junit !== undefined) writeFileSync(values.junit, asJunit(findings))
  console.log(asText(findings))
  return findings.outcomes.some(({ failure }) => failure !== undefined) ? 1 : 0
}

main().then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  },
)
