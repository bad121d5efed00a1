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

/** Reasons why orders were not done, with how often. */
export function refusalsOf(orders: readonly Order[]): string {
  const counts = new Map<string, number>()
  for (const { refusal } of orders) if (refusal !== undefined) counts.set(refusal, (counts.get(refusal) ?? 0) + 1)
  return [...counts].map(([name, times]) => `${name} ${times}`).join(', ')
}

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
  const refusals = refusalsOf(all)
  return `${table(head, rows)}

${banks} bank processes behind HAProxy, PgBouncer in transaction mode, three PostgreSQL nodes under Patroni with three of etcd, all on one machine. Of ${all.length} purchases and transfers ${count(all, 'done')} were acknowledged: none of them is missing, none was carried out twice, and the bank’s audit of its ledger finds nothing. Not done: ${refusals === '' ? 'none' : refusals}; the bank has none of these. Goal: under 30 s without service.

Backup in ${restored.backupSeconds.toFixed(1)} s, before the first fault; restored to a moment between two faults in ${restored.restoreSeconds.toFixed(1)} s, over every change of the primary until then: all ${restored.before} orders acknowledged before it are there, none of the ${restored.after} begun after it, and the audit finds nothing.`
}
