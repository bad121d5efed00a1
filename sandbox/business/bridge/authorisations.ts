import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AUTH_MS, authStateAt, PARTNERS, AUTH_MACHINE } from '@/domain/authorisations/machine'
import type { AuthTrigger, Partner } from '@/domain/authorisations/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { partnerOrders } from './tables'
import type { PartnerOrder } from './tables'

/** What a partner asks a customer to pay. */
export interface PartnerAsk {
  /** The partner's id in the bank's list. */
  readonly partner: string
  /** Its own number of the order: a retry with it makes no second one. */
  readonly partnerNo: string
  readonly customerId: string
  readonly purpose: string
  /** Fen, above 0. */
  readonly amount: Fen
  /** Where it wants its customer back: on one of its hosts. */
  readonly returnTo: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** Of the seeds, whose addresses stay the same; else one that can't be guessed. */
  readonly authId?: string
}

export const partnerOf = (id: string): Partner | undefined => PARTNERS.find((one) => one.id === id)

/**
 * Takes a partner's order, for the payer to confirm within five minutes. Fails with NotPermitted for a partner that isn't on
 * the list or an address that isn't on its, and with ClientIdReused for a number that stands for another order.
 */
export async function askToPay(tx: Tx, ask: PartnerAsk): Promise<Result<PartnerOrder, BankError>> {
  const { partner, partnerNo, customerId, purpose, amount, returnTo, now, authId = randomUUID() } = ask
  const known = partnerOf(partner)
  if (!known || returnTo.startsWith('/') || !checkRedirect(returnTo, known.hosts).ok)
    return fail(bankError('NotPermitted'))
  const order = { partner, partnerNo, customerId, purpose, amount, returnTo }
  const [made] = await tx
    .insert(partnerOrders)
    .values({ ...order, authId, state: 'WAITING', createdAt: now, expiresAt: now + AUTH_MS })
    .onConflictDoNothing()
    .returning()
  if (made) return ok(made)
  const [before] = await tx
    .select()
    .from(partnerOrders)
    .where(and(eq(partnerOrders.partner, partner), eq(partnerOrders.partnerNo, partnerNo)))
  const same =
    before?.customerId === customerId &&
    before.amount === amount &&
    before.purpose === purpose &&
    before.returnTo === returnTo
  return same ? ok(before) : fail(bankError('ClientIdReused'))
}

const own = (customerId: string, authId: string) =>
  and(eq(partnerOrders.authId, authId), eq(partnerOrders.customerId, customerId))

/** A customer's order by its id; undefined for another's or none. */
export async function findPartnerOrder(
  on: Queryable,
  customerId: string,
  authId: string,
): Promise<PartnerOrder | undefined> {
  const [found] = await on.select().from(partnerOrders).where(own(customerId, authId))
  return found
}

/** The same with its row locked, where it still waits. Fails with AuthUnknown, AuthExpired, AuthClosed. */
export async function lockWaitingOrder(
  tx: Tx,
  { customerId, authId, now }: { readonly customerId: string; readonly authId: string; readonly now: number },
): Promise<Result<PartnerOrder, BankError>> {
  const [found] = await tx.select().from(partnerOrders).where(own(customerId, authId)).for('no key update')
  if (!found) return fail(bankError('AuthUnknown'))
  const state = authStateAt(found, now)
  if (state === 'WAITING') return ok(found)
  return fail(bankError(state === 'LAPSED' ? 'AuthExpired' : 'AuthClosed'))
}

/** Ends a locked order that waits. @param orderNo of the payment it was paid by */
export async function endPartnerOrder(
  tx: Tx,
  { authId, state }: PartnerOrder,
  trigger: AuthTrigger,
  { now, orderNo }: { readonly now: number; readonly orderNo?: string },
): Promise<PartnerOrder> {
  const to = AUTH_MACHINE.after(state, trigger)
  if (!to) throw new Error(`${authId} is ${state} and can't be ${trigger}`)
  const [ended] = await tx
    .update(partnerOrders)
    .set({ state: to, endedAt: now, orderNo: orderNo ?? null })
    .where(eq(partnerOrders.authId, authId))
    .returning()
  if (!ended) throw new Error(`${authId} is gone`)
  return ended
}

/** An order as its payer sees it at `now`. */
export function wireAuthorisation(order: PartnerOrder, now: number) {
  const { authId, partner, purpose, amount, createdAt, expiresAt, returnTo, orderNo, refunded } = order
  const facts = { authId, purpose, amount, createdAt, expiresAt, returnTo, at: now, state: authStateAt(order, now) }
  const paid = { ...(orderNo !== null && { orderNo }), ...(refunded > 0 && { refunded }) }
  return { ...facts, payee: partnerOf(partner)?.name ?? partner, ...paid }
}

/** Orders that wait lapse with the account, which nothing here keeps open. */
export const authorisationsAtClosing: ClosureChecks = {
  find: () => Promise.resolve([]),
  async closed(tx, { customerId, now }) {
    await tx
      .update(partnerOrders)
      .set({ state: 'LAPSED', endedAt: now })
      .where(and(eq(partnerOrders.customerId, customerId), eq(partnerOrders.state, 'WAITING')))
  },
}
