import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrationsIn } from '@sandbox/kernel/db/migrate'
import { freePorts, ROOT } from './workspace'
import type { Workspace } from './workspace'
import { bundleBank } from './banks'
import type { BankProcess, Release } from './banks'
import { keepAsking, keepOrdering } from './customers'
import type { Buyer, Order } from './customers'
import { prepare, requireRight, say, STARTS_SECONDS } from './ground'
import type { Ground } from './ground'
import { releaseReportOf } from './report'
import type { Step } from './report'

/** What may happen to a call while processes are replaced: the app sends it again by itself, under its id. */
const REPEATED = new Set(['connection', 'ServiceUnavailable'])

/** This bank; the next one, which brings a migration; and the one after it, which takes away what the next one no longer uses. */
function releases(): { readonly a: Release; readonly b: Release; readonly c: Release } {
  const count = migrationsIn(join(ROOT, 'sandbox/kernel/db/migrations')).length
  const named = (at: number, what: string) => `${String(count + at).padStart(4, '0')}_${what}.sql`
  const [adds, takes] = [named(1, 'drill_adds'), named(2, 'drill_takes')]
  // The tables that every order writes to.
  const added = `CREATE TABLE drill_notes (order_id text PRIMARY KEY REFERENCES orders, note text NOT NULL);
ALTER TABLE orders ADD COLUMN drill_note text NOT NULL DEFAULT '', ADD COLUMN drill_old text;
CREATE INDEX orders_drill_note ON orders (drill_note);
`
  const taken = `-- second step of ${adds}\nALTER TABLE orders DROP COLUMN drill_old;\n`
  return {
    a: { name: 'A' },
    b: { name: 'B', migrations: { [adds]: added } },
    c: { name: 'C', migrations: { [adds]: added, [takes]: taken } },
  }
}

/** Stops a process as an operator does and starts a release in its place; ends when it answers. @throws Error unless it ends well */
async function replace(bank: BankProcess, script: string): Promise<void> {
  const code = await bank.stop()
  if (code !== 0) throw new Error(`${bank.name} was told to stop and ended with ${code}`)
  bank.start(script)
  await bank.untilAnswering(STARTS_SECONDS)
}

/** What a release says that may not start. @throws Error when it does */
async function refusalOf({ space, env }: Ground, script: string): Promise<string> {
  const [port = 0] = await freePorts(1)
  const child = space.start('refused', process.execPath, ['-'], {
    isOurs: true,
    input: script,
    env: { ...env, PORT: String(port) },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const said = readFileSync(join(space.folder, 'refused.log'), 'utf8').trim()
  if (code !== 1 || !/doesn't know its migration/.test(said)) throw new Error(`not refused: ${code} ${said}`)
  return said
}

/** The drill's own audit is A's, which doesn't read what C took away. */
async function letRead(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`UPDATE schema_migrations SET beside = ''`)
  } finally {
    await client.end()
  }
}

/** @throws Error with the faults of the processes' logs when a call was refused for another reason than those of REPEATED */
function requireRepeated({ space, banks, answers }: Ground): void {
  const others = new Set(answers.failed.filter((kind) => !REPEATED.has(kind)))
  if (others.size === 0) return
  const logged = banks.flatMap(({ name }) => readFileSync(join(space.folder, `${name}.log`), 'utf8').split('\n'))
  const faults = logged.filter((line) => line.startsWith('{'))
  throw new Error(`calls were refused for other reasons, ${[...others].join(', ')}:\n${faults.join('\n')}`)
}

/** Replaces a release by the next and by the one after, process by process, under customers' orders. */
export async function releaseDrill(space: Workspace): Promise<string> {
  const { a, b, c } = releases()
  const ground = await prepare(space, a, { DRAIN_SECONDS: '5' })
  const { banks, buyers, answers, script: scriptA } = ground
  const [first] = banks as [BankProcess]
  const scriptB = await bundleBank(space, b)
  const scriptC = await bundleBank(space, c)
  const orders: Order[] = []
  const steps: Step[] = []
  const step = async (what: string, act: () => Promise<void>): Promise<void> => {
    const [order, failed, answered] = [orders.length, answers.failed.length, answers.count]
    await act()
    const since = {
      orders: orders.slice(order),
      failed: answers.failed.slice(failed),
      answered: answers.count - answered,
    }
    steps.push({ what, ...since })
    say(`${what}: ${since.orders.length} orders, ${since.answered} calls answered, ${since.failed.length} repeated`)
  }
  const toAll = (script: string) => async () => {
    for (const bank of banks) await replace(bank, script)
  }
  const stops = [
    keepAsking(buyers[0] as Buyer, answers),
    keepOrdering(buyers, answers, (order) => void orders.push(order)),
  ]
  await step('three processes of A by B, one after the other', toAll(scriptB))
  await step('one B by A again, and back', async () => {
    await replace(first, scriptA)
    await replace(first, scriptB)
  })
  await step('three processes of B by C, one after the other', toAll(scriptC))
  await step('one C by B again, and back', async () => {
    await replace(first, scriptB)
    await replace(first, scriptC)
  })
  let refusal = ''
  await step('A started beside C: refused', async () => void (refusal = await refusalOf(ground, scriptA)))
  say(refusal)
  await Promise.all(stops.map((stop) => stop()))
  requireRepeated(ground)
  await letRead(ground.cluster.url)
  await requireRight(ground, orders)
  say('the books are right')
  return releaseReportOf(steps, banks.length)
}
