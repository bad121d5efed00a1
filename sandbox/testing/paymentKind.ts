import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import type { PaymentKind } from '@/domain/limits/payments'
import { classOf } from '@sandbox/business/account/records/kinds'
import { CAPABILITIES } from '@sandbox/capabilities'
import type { Database } from '@sandbox/kernel/db'
import type { Person } from './person'
import { postedAfter } from './postings'
import type { Posted } from './postings'
import { nameOf } from './walk'

/** Kinds of calls whose sample is carried out by nobody, so that no posting can tell them. */
export const UNSEEN: Partial<Record<CallName, PaymentKind>> = { submitClosure: 'close' }

const sumOf = (entries: readonly Posted[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** Which kinds a call can be of that posted this on its customer's accounts (docs/decisions/limits.md). */
export function kindsOf(posted: readonly Posted[]): readonly PaymentKind[] {
  // Points, vouchers and an enterprise's money are in no account of the customer's.
  if (posted.length === 0) return ['promise', 'entrusted', 'own', 'in', 'back']
  // What is on its way to elsewhere is theirs no more.
  const kept = posted.filter(({ account }) => account !== 'outgoing')
  if (sumOf(kept) < 0) return ['out', 'spend', 'close']
  const spent = kept.filter(({ account, amount }) => account === 'wallet' && amount < 0)
  if (spent.length === 0) return ['own', 'in', 'back']
  return spent.every(({ kind }) => classOf(CAPABILITIES, kind) === 'own') ? ['own'] : ['buy']
}

/** A call whose contract says another `payment` than what its sample posted. */
export async function faultsOfKind(
  db: Database,
  { name, person, after }: { readonly name: CallName; readonly person: Person; readonly after: number },
): Promise<string[]> {
  const { payment } = CALLS[name]
  if (payment === undefined) return []
  const posted = await postedAfter(db, after, (await person.customerId()) ?? '')
  const possible = kindsOf(posted)
  if (possible.includes(payment)) return []
  const moved = posted.map(({ account, amount }) => `${amount} on ${account}`).join(', ') || 'nothing'
  return [
    `${name} of ${nameOf(person)} posted ${moved}: the payment of its contract is ${possible.join(' or ')}, not ${payment} (src/domain/limits/payments.ts)`,
  ]
}
