import { and, asc, desc, eq, isNull, like, notInArray, or, sql } from 'drizzle-orm'
import { authStateAt } from '@/domain/authorisations/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { formatAmount } from '@/domain/money/format'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import { refundMerchant } from '@sandbox/business/subaccount'
import { keepWhenRefused } from '@sandbox/kernel/db'
import { comesAfter } from '@sandbox/kernel/db/keyset'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import type { Tx } from '@sandbox/kernel/db'
import type { PartnersOrder } from '@sandbox/kernel/services'
import type { JobBank } from '@sandbox/kernel/scope'
import { askToPay, endPartnerOrder, partnerOf } from './authorisations'
import { partnerOrders } from './tables'
import type { PartnerOrder } from './tables'

/** How many payments are read at a time. */
const AT_ONCE = 50

interface Found {
  readonly partner: string
  readonly partnerNo: string
  readonly customerId: string
  readonly order: PartnersOrder
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Makes an order that the partner has payable, once at a time: one that waits already is the same one, one that lapsed or was
 * declined is asked for anew. Fails with OrderPaid, and with OrderChanged where the partner has changed what waits, which
 * can't be paid any more then.
 */
export async function askForOrder(tx: Tx, found: Found): Promise<Result<PartnerOrder, BankError>> {
  const { partner, partnerNo, customerId, order, now } = found
  await advisoryLock(tx, `partner order ${partner} ${partnerNo}`)
  const { partner: ofPartner, partnerNo: ofNo, createdAt } = partnerOrders
  const tries = await tx
    .select()
    .from(partnerOrders)
    .where(and(eq(ofPartner, partner), or(eq(ofNo, partnerNo), like(ofNo, `${partnerNo.replaceAll('_', '\\_')}~%`))))
    .orderBy(desc(createdAt))
    .for('no key update')
  if (order.paid || tries.some(({ state }) => state === 'PAID')) return fail(bankError('OrderPaid'))
  const waiting = tries.find((one) => authStateAt(one, now) === 'WAITING')
  if (waiting) {
    if (waiting.amount === order.amount && waiting.purpose === order.purpose) return ok(waiting)
    await endPartnerOrder(tx, waiting, 'lapsed', { now })
    await keepWhenRefused(tx)
    return fail(bankError('OrderChanged'))
  }
  const { purpose, amount, returnTo } = order
  const no = tries.length === 0 ? partnerNo : `${partnerNo}~${tries.length}`
  return askToPay(tx, { partner, partnerNo: no, customerId, purpose, amount, returnTo, now })
}

/** The partner's own number of an order, whichever try it was. */
const ownNo = ({ partnerNo }: PartnerOrder): string => partnerNo.split('~')[0] ?? partnerNo

/**
 * Gives a partner's payment back, in part or whole, and tells its payer. Fails with OrderUnknown for one that wasn't paid,
 * and with AmountInvalid for more than is left of it.
 */
export async function refundPartnerOrder(
  tx: Tx,
  { authId, amount, now }: { readonly authId: string; readonly amount: Fen; readonly now: number },
): Promise<Result<PartnerOrder, BankError>> {
  const [order] = await tx.select().from(partnerOrders).where(eq(partnerOrders.authId, authId)).for('no key update')
  if (order?.state !== 'PAID' || order.orderNo === null) return fail(bankError('OrderUnknown'))
  const given = await refundMerchant(tx, { orderNo: order.orderNo, amount, now })
  if (!given.ok) return given
  const [refunded] = await tx
    .update(partnerOrders)
    .set({ refunded: sql`${partnerOrders.refunded} + ${amount}` })
    .where(eq(partnerOrders.authId, authId))
    .returning()
  const payee = partnerOf(order.partner)?.name ?? order.partner
  const body = `${payee}退回“${order.purpose}”的${formatAmount(amount)}元，已转入您的电子账户。`
  const told = { kind: 'partnerRefund', title: '商户退款到账', body, about: { subject: 'wallet' }, at: now } as const
  await sendMessages(tx, [{ ...told, customerId: order.customerId, source: `partnerRefund ${given.value.orderNo}` }])
  return ok(refunded ?? order)
}

/**
 * Tells partners of what was paid, until each has heard of it once. What is left of a payment that isn't what the partner has
 * ordered is paid back; while that can't be, the payment stays untold. Neither it nor a partner that doesn't answer, who is
 * asked once a run, keeps what comes behind waiting.
 * @throws Error the first that was thrown, once all others have been tried
 */
export async function notifyPartners(bank: Teller): Promise<void> {
  const { authId, partner, createdAt } = partnerOrders
  const untold = and(eq(partnerOrders.state, 'PAID'), isNull(partnerOrders.toldAt))
  const silent = new Set<string>()
  const failures: unknown[] = []
  let page: PartnerOrder[]
  let last: string | undefined
  do {
    const behind = last === undefined ? undefined : comesAfter([createdAt, authId], eq(authId, last), 'rising')
    page = await bank.db.drizzle
      .select()
      .from(partnerOrders)
      .where(and(untold, notInArray(partner, [...silent]), behind))
      .orderBy(asc(createdAt), asc(authId))
      .limit(AT_ONCE)
    for (const order of page) {
      last = order.authId
      if (silent.has(order.partner)) continue
      const hears = await tellPartner(bank, order).catch((error: unknown) => void failures.push(error))
      if (hears === false) silent.add(order.partner)
    }
  } while (page.length === AT_ONCE)
  if (failures.length > 0) throw failures[0]
}

type Teller = Pick<JobBank, 'db' | 'services' | 'businessNow'>

/** The partner is asked outside of any transaction; told again, it takes the same payment once. False when it doesn't answer. */
async function tellPartner({ db, services, businessNow }: Teller, order: PartnerOrder): Promise<boolean> {
  const { authId, partner, amount, orderNo } = order
  const payment = { partner, partnerNo: ownNo(order), amount, orderNo: orderNo ?? '' }
  const heard = await services.partners.paid(db.drizzle, payment)
  if (heard === 'unavailable') return false
  const now = await businessNow()
  await db.transaction(async (tx) => {
    const mine = and(eq(partnerOrders.authId, authId), isNull(partnerOrders.toldAt))
    const [noted] = await tx.update(partnerOrders).set({ toldAt: now }).where(mine).returning()
    const left = noted && heard === 'refused' ? fen(noted.amount - noted.refunded) : ZERO_FEN
    if (left === ZERO_FEN) return
    const given = await refundPartnerOrder(tx, { authId, amount: left, now })
    if (!given.ok) throw new Error(`${authId}: ${given.error.name} when it was paid back`)
  })
  return true
}
