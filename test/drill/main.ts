import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BankProcess } from './banks'
import { restoredFindings } from './books'
import type { Node } from './cluster'
import { keepAsking, sendOrder } from './customers'
import type { Buyer, Order } from './customers'
import { FAULTS, QUICK_FAULTS } from './faults'
import type { Fault } from './faults'
import { BANKS, prepare, requireRight, say, seconds } from './ground'
import type { Ground } from './ground'
import { findPrograms, ProgramsMissing, versionsOf } from './programs'
import { releaseDrill } from './release'
import { reportOf } from './report'
import type { Struck } from './report'
import { backUp, momentOf, restoreTo, untilKept } from './restore'
import { openWorkspace, until } from './workspace'
import type { Workspace } from './workspace'
import { writePage, written } from '../bench/page'

/** Orders at once at each fault, the faults, and after how many of them the moment is taken that the backup is restored to. */
const FULL = { orders: 200, faults: FAULTS, restoredAfter: 3 } as const
/** For a first impression and not for the record. */
const QUICK = { orders: 40, faults: QUICK_FAULTS, restoredAfter: 1 } as const
type Extent = typeof FULL | typeof QUICK
/** Some orders are answered, some under way and some not begun when something happens: the share of those answered. */
const STRIKES_AFTER = 0.2
const WHOLE_SECONDS = 600

const EXIT = { failed: 1, missing: 3, interrupted: 130 } as const

interface Blow {
  readonly fault: Fault
  /** The bank process that is killed with it. */
  readonly bank: BankProcess | undefined
  /** How many orders are sent at once. */
  readonly count: number
}

/** Sends orders, lets something happen in the middle of them, and waits until each is known and the cluster is whole. */
async function strike(ground: Ground, { fault, bank, count }: Blow): Promise<Struck> {
  const { cluster, buyers, answers } = ground
  const primary = await cluster.untilWhole(WHOLE_SECONDS)
  const orders: Order[] = []
  const kept = (order: Order): void => void orders.push(order)
  const sending = Array.from({ length: count }, (_, index) =>
    sendOrder(buyers[index % buyers.length] as Buyer, index % 8 < 4 ? 'purchase' : 'transfer', answers, kept),
  )
  const answeredSoFar = (): number => orders.filter(({ outcome }) => outcome !== 'unknown').length
  while (answeredSoFar() < count * STRIKES_AFTER) await sleep(10)
  const begun = performance.now()
  const bringBack = fault.strike(cluster, primary)
  bank?.kill()
  const answered = answeredSoFar()
  say(`${fault.name} (${primary.name}), ${answered} of ${count} orders answered`)
  const isOther = async (): Promise<Node | undefined> => {
    const now = await cluster.primary()
    return now && now !== primary ? now : undefined
  }
  const next = await until('another primary', WHOLE_SECONDS, isOther)
  say(`  ${next.name} is the primary after ${seconds(begun).toFixed(1)} s`)
  const back = bringBack()
  await Promise.all(sending)
  const known = seconds(begun)
  await back
  await cluster.untilWhole(WHOLE_SECONDS)
  const whole = seconds(begun)
  const without = answers.longestGap(begun, performance.now()) / 1000
  say(
    `  without service ${without.toFixed(1)} s, all orders known after ${known.toFixed(1)} s, in step after ${whole.toFixed(1)} s`,
  )
  return { fault: fault.name, orders, without, known, whole }
}

/** Restores to a moment and compares; gives how long it took, s. @throws Error with what is wrong */
async function requireRestored(
  { space, programs, cluster }: Ground,
  {
    moment,
    before,
    after,
  }: { readonly moment: string; readonly before: readonly Order[]; readonly after: readonly Order[] },
): Promise<number> {
  const primary = await cluster.untilWhole(WHOLE_SECONDS)
  await untilKept(cluster, primary)
  const begun = performance.now()
  const url = await restoreTo(space, programs, { node: primary, moment, bankUrl: cluster.url })
  const took = seconds(begun)
  const wrong = await restoredFindings(url, before, after)
  if (wrong.length > 0) throw new Error(`the restored books are wrong:\n${wrong.join('\n')}`)
  say(`restored to ${moment} in ${took.toFixed(1)} s, and the books of that moment are right`)
  return took
}

async function drill(space: Workspace, { orders: count, faults, restoredAfter }: Extent): Promise<string> {
  const ground = await prepare(space, { name: 'bank' })
  const { programs, cluster, banks, buyers, answers } = ground
  const stop = keepAsking(buyers[0] as Buyer, answers)
  const begun = performance.now()
  await backUp(space, programs, await cluster.untilWhole(WHOLE_SECONDS))
  const backupSeconds = seconds(begun)
  say(`backed up in ${backupSeconds.toFixed(1)} s`)
  const struck: Struck[] = []
  let moment = ''
  for (const [at, fault] of faults.entries()) {
    struck.push(await strike(ground, { fault, bank: banks[at % banks.length], count }))
    if (at + 1 === restoredAfter) moment = await momentOf(cluster, await cluster.untilWhole(WHOLE_SECONDS))
  }
  await stop()
  const ordersOf = (some: readonly Struck[]) => some.flatMap(({ orders }) => orders)
  await requireRight(ground, ordersOf(struck))
  say('the books are right')
  const [before, after] = [ordersOf(struck.slice(0, restoredAfter)), ordersOf(struck.slice(restoredAfter))]
  const restoreSeconds = await requireRestored(ground, { moment, before, after })
  const done = before.filter(({ outcome }) => outcome === 'done').length
  return reportOf(struck, { backupSeconds, restoreSeconds, before: done, after: after.length }, BANKS)
}

const PARTS = {
  drill: { title: 'A cluster that fails over', command: 'npm run drill', run: drill },
  release: { title: 'A new release beside the old one', command: 'npm run drill -- release', run: releaseDrill },
} as const

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
  const [part = 'drill', ...more] = positionals
  if (!isPart(part) || more.length > 0) throw new Error(`there is no ${positionals.join(' ')}: say release, or nothing`)
  const programs = versionsOf(findPrograms())
  const space = openWorkspace()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void space.close().finally(() => process.exit(EXIT.interrupted)))
  }
  try {
    const { title, command, run } = PARTS[part]
    const measured = await run(space, values.quick ? QUICK : FULL)
    say(`\n${measured}\n`)
    if (!values.quick) writePage(new Map([[part, written({ name: part, title, command, programs }, measured)]]))
    return 0
  } finally {
    await space.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `drill: ${error instanceof ProgramsMissing ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    process.exit(error instanceof ProgramsMissing ? EXIT.missing : EXIT.failed)
  },
)
