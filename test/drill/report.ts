import type { Order } from './customers'
import { table } from '../bench/statistics'

/** What one fault cost. */
export interface Struck {
  readonly fault: string
  readonly orders: readonly Order[]
  /** The longest time without a successful call, s. */
  readonly without: number
  /** Until the last of its orders was known, s. */
  readonly known: number
  /** Until all nodes were in step again, s. */
  readonly whole: number
}

export interface Restored {
  readonly backupSeconds: number
  readonly restoreSeconds: number
  readonly before: number
  readonly after: number
}

const count = (orders: readonly Order[], outcome: Order['outcome']): number =>
  orders.filter((one) => one.outcome === outcome).length

/** `name 2, other 1`, or none. */
function countsOf(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, times]) => `${name} ${times}`).join(', ') || 'none'
}

/** Reasons why orders were not done, with how often. */
const refusalsOf = (orders: readonly Order[]): string =>
  countsOf(orders.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal])))

/** The table and the sentences under it. */
export function reportOf(struck: readonly Struck[], restored: Restored, banks: number): string {
  const head = [
    'what was struck, with a bank process',
    'orders',
    'done',
    'not done',
    'found by id',
    'without service, s',
    'all known after, s',
    'in step after, s',
  ]
  const rows = struck.map(({ fault, orders, without, known, whole }) => [
    fault,
    String(orders.length),
    String(count(orders, 'done')),
    String(count(orders, 'notDone')),
    String(orders.filter(({ asked }) => asked).length),
    without.toFixed(1),
    known.toFixed(1),
    whole.toFixed(1),
  ])
  const all = struck.flatMap(({ orders }) => orders)
  return `${table(head, rows)}

${banks} bank processes behind HAProxy, PgBouncer in transaction mode, three PostgreSQL nodes under Patroni with three of etcd, all on one machine. Of ${all.length} purchases and transfers ${count(all, 'done')} were acknowledged: none of them is missing, none was carried out twice, and the bank’s audit of its ledger finds nothing. Not done: ${refusalsOf(all)}; the bank has none of these. Goal: under 30 s without service.

Backup in ${restored.backupSeconds.toFixed(1)} s, before the first fault; restored to a moment between two faults in ${restored.restoreSeconds.toFixed(1)} s, over every change of the primary until then: all ${restored.before} orders acknowledged before it are there, none of the ${restored.after} begun after it, and the audit finds nothing.`
}

/** One step of replacing a release. */
export interface Step {
  readonly what: string
  readonly orders: readonly Order[]
  /** How many calls were answered, reads among them. */
  readonly answered: number
  /** Why calls were not, one for each try. */
  readonly failed: readonly string[]
}

/** The table of a rolling release and the sentences under it. */
export function releaseReportOf(steps: readonly Step[], banks: number): string {
  const head = ['what was replaced', 'orders', 'done', 'not done', 'found by id', 'calls answered', 'calls repeated']
  const rows = steps.map(({ what, orders, answered, failed }) => [
    what,
    String(orders.length),
    String(count(orders, 'done')),
    String(count(orders, 'notDone')),
    String(orders.filter(({ asked }) => asked).length),
    String(answered),
    String(failed.length),
  ])
  const all = steps.flatMap((one) => one.orders)
  return `${table(head, rows)}

${banks} processes of this bank, A, behind HAProxy on the same cluster; B brings a migration that adds a table, two columns of \`orders\` and an index, C one that drops one of these columns as its second step. Each process is told to stop, says so for 5 s (DRAIN_SECONDS), ends by itself with code 0, and another is started in its place. Of ${all.length} purchases and transfers ${count(all, 'done')} were acknowledged: none of them is missing, none was carried out twice, and the bank’s audit of its ledger finds nothing. Not done: ${refusalsOf(all)}. Calls that the app had to send again: ${countsOf(steps.flatMap(({ failed }) => failed))}. A, which doesn’t know the first step, was refused beside C by MigrationUnknown.`
}
