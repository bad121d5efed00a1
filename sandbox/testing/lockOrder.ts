import type { LocksTaken, TakenLock } from './lockWatch'

/** That a transaction took a lock while it held another. */
export interface Succession {
  /** What was done, such as a call's name. */
  readonly what: string
  readonly held: string
  readonly taken: string
  /** Whether the lock that was held, and the one taken, is a row of a customer whose own row the transaction held before. */
  readonly heldOwn: boolean
  readonly takenOwn: boolean
}

/** The place of a lock in the order: its table, of the ledger's accounts what kind they are, of turns what they are about. */
export function placeOf({ table, key }: TakenLock): string {
  if (table !== 'ledger_accounts') return table
  const kind = key.split(':')[0] ?? ''
  if (kind === 'wallet') return 'wallet'
  if (kind === 'bank') return 'bank’s account'
  return kind === 'frozen' || kind === 'outgoing' ? 'under the wallet' : 'other account'
}

/** An order is locked under the transfer or payout that it belongs to, or by a day's end alone: it has no place of its own. */
const PLACELESS: readonly string[] = ['orders']

/** Tables whose rows are locked only by who holds the row above them, which is the queue for them. */
const UNDER: Readonly<Record<string, string>> = {
  campaign_prizes: 'campaigns',
  freezes: 'wallet',
  'under the wallet': 'wallet',
}

const hasPlace = (lock: TakenLock): boolean => UNDER[placeOf(lock)] === undefined && !PLACELESS.includes(placeOf(lock))

const isOwn = (lock: TakenLock, customerId: string): boolean =>
  lock.customerId === customerId && lock.table !== 'customers'

/** Every pair of locks that a transaction took one after the other; of one statement's nobody knows which came first. */
export function successions(what: string, locks: LocksTaken): Succession[] {
  /** Whether a lock is of a row of a customer whose own row was held before. */
  const isGuarded = (lock: TakenLock): boolean =>
    locks.some(({ table, key, statement }) => table === 'customers' && isOwn(lock, key) && statement < lock.statement)
  return locks.filter(hasPlace).flatMap((taken, index, placed) =>
    placed
      .slice(0, index)
      .filter(({ statement }) => statement < taken.statement)
      .map((held) => ({
        what,
        held: placeOf(held),
        taken: placeOf(taken),
        heldOwn: isGuarded(held),
        takenOwn: isGuarded(taken),
      })),
  )
}

/** Locks of rows whose row above wasn't held. */
export function unheldAbove(what: string, locks: LocksTaken): string[] {
  return locks.flatMap((taken) => {
    const above = UNDER[placeOf(taken)]
    if (above === undefined) return []
    const held = locks.some((one) => one.statement <= taken.statement && placeOf(one) === above)
    return held ? [] : [`${what} locks ${placeOf(taken)} without ${above}`]
  })
}

/**
 * What breaks the order: a lock taken while one was held that comes after it. It does no harm where it is a customer's own row
 * under the customer's, and whoever takes the two the other way round holds the customer's row as well.
 */
export function breaches(order: readonly string[], all: readonly Succession[]): string[] {
  const place = (name: string) => order.indexOf(name)
  const broken = all.filter(({ held, taken, heldOwn, takenOwn }) => {
    if (held === taken || place(held) < 0 || place(taken) < 0 || place(held) < place(taken)) return false
    const back = all.filter((other) => other.held === taken && other.taken === held)
    const isSafe = (takenOwn && back.every((one) => one.heldOwn)) || (heldOwn && back.every((one) => one.takenOwn))
    return !isSafe
  })
  return [...new Set(broken.map(({ what, held, taken }) => `${what}: ${taken} while it holds ${held}`))]
}

/** Rows of one table that a transaction locked one after the other against the order of their keys. */
export const unsorted = (what: string, locks: LocksTaken): string[] =>
  locks.flatMap((taken, index) =>
    locks
      .slice(0, index)
      .filter(
        (held) => held.statement < taken.statement && held.table === taken.table && SORTED.includes(placeOf(taken)),
      )
      .filter((held) => placeOf(held) === placeOf(taken) && held.key > taken.key)
      .map((held) => `${what}: ${taken.table} ${taken.key} after ${held.key}`),
  )

/** Of these a transaction may hold several, and others may too. */
const SORTED: readonly string[] = ['customers', 'campaigns', 'orgs', 'wallet', 'other account', 'bank’s account']
