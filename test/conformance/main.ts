import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCustomers } from './customers'
import { asJunit, asText } from './report'
import { checkBank } from './run'

const USAGE = 'npm run conformance -- --bank https://bank.example --customers customers.json [--junit report.xml]'

/** Exit status: 0 all passed, 1 something failed, 2 it couldn't be asked. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { bank: { type: 'string' }, customers: { type: 'string' }, junit: { type: 'string' } },
  })
  if (values.bank === undefined || values.customers === undefined) throw new Error(USAGE)
  const outcomes = await checkBank(new URL(values.bank).origin, readCustomers(values.customers))
  if (values.junit !== undefined) writeFileSync(values.junit, asJunit(outcomes))
  console.log(asText(outcomes))
  return outcomes.some(({ failure }) => failure !== undefined) ? 1 : 0
}

main().then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  },
)
