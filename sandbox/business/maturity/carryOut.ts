import { sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay, formatDay } from '@/domain/dates/format'
import { maturityDay } from '@/domain/interest/valueDate'
import type { MessageAbout } from '@/domain/message/about'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { paidOutReason } from '@/domain/maturity/outcome'
import { basisPoints, ZERO_FEN } from '@/domain/money/fen'
import { formatAmount, formatRate } from '@/domain/money/format'
import { ratingsOf } from '../product'
import type { Product } from '../product'
import { recordset, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Settled } from './settle'
import { closingEntries, depositPrincipal, holdings, newPosition, nextHoldingNumbers } from '../deposit'
import { renewals } from './tables'
import { openPositions, subscriptionsInTransit, tradeDaysOf } from '../wealth'
import { wallet } from '@sandbox/kernel/ledger'
import type { EntryDraft, TransactionDraft } from '@sandbox/kernel/ledger'
import { recordOrders } from '@sandbox/kernel/orders'
import type { OrderDraft } from '@sandbox/kernel/orders'
import type { Order } from '@sandbox/kernel/orders/orders'
import type { MessageDraft } from '../message'

/** The new holding of a matured deposit's money, and the order that opened it. */
interface Kept {
  readonly settled: Settled & { readonly target: Product }
  readonly seqNo: number
}

const hasTarget = (settled: Settled): settled is Settled & { readonly target: Product } => settled.target !== undefined

/** The new holding and the order that opened it, by the old holding's number. */
type Opened = ReadonlyMap<number, { readonly seqNo: number; readonly orderNo: string }>

/**
 * Opens the holdings that matured deposits are renewed into, and writes the record of every instruction.
 * `maturityPostings` makes the postings, in the same transaction.
 * @param at midnight of the day of maturity, epoch ms
 * @returns the number of the order that opened each new holding, by the old holding's number
 */
export async function openRenewals(
  tx: Tx,
  settled: readonly Settled[],
  today: Day,
  at: number,
): Promise<ReadonlyMap<number, string>> {
  const kept = settled.filter(hasTarget)
  const renewed = kept.filter(({ outcome }) => outcome.kind === 'renewed')
  const toWealth = kept.filter(({ outcome }) => outcome.kind === 'toWealth')
  const opened = new Map([...(await openDeposits(tx, renewed, at)), ...(await subscribeAll(tx, toWealth, at))])
  await recordRenewals(tx, settled, opened, today, at)
  return new Map([...opened].map(([seqNo, { orderNo }]) => [seqNo, orderNo]))
}

/** By the old holdings' numbers; `orders` in the order of what was settled. */
const openedBy = (settled: readonly Settled[], orders: readonly Order[]): Opened =>
  new Map(
    settled.flatMap(({ holding }, index) => {
      const order = orders[index]
      return order && order.seqNo !== null ? [[holding.seqNo, { seqNo: order.seqNo, orderNo: order.id }]] : []
    }),
  )

async function openDeposits(tx: Tx, renewed: readonly (Settled & { target: Product })[], at: number): Promise<Opened> {
  if (renewed.length === 0) return new Map()
  const numbers = await nextHoldingNumbers(tx, renewed.length)
  const opening = renewed.map((settled, index): Kept => ({ settled, seqNo: numbers[index] as number }))
  const orders = await recordOrders(
    tx,
    opening.map(({ settled: { holding, target, outcome, agreementVersion }, seqNo }): OrderDraft => {
      const order = { customerId: holding.customerId, productType: target.productType, seqNo, amount: outcome.amount }
      return { kind: 'depositRenewal', ...order, agreementVersion, at }
    }),
  )
  const orderIds = new Map(orders.map(({ seqNo, id }) => [seqNo, id]))
  await tx.insert(holdings).values(
    opening.map(({ settled: { holding, target, outcome }, seqNo }) => ({
      seqNo,
      customerId: holding.customerId,
      productType: target.productType,
      orderId: orderIds.get(seqNo) as string,
      ...newPosition(target, outcome.amount, holding.endDay),
      accrued: ZERO_FEN,
      paidInterest: ZERO_FEN,
      renewedFrom: holding.seqNo,
      openedAt: at,
    })),
  )
  return openedBy(renewed, orders)
}

async function subscribeAll(tx: Tx, toWealth: readonly (Settled & { target: Product })[], at: number): Promise<Opened> {
  if (toWealth.length === 0) return new Map()
  const positions = await openPositions(
    tx,
    toWealth.map(({ holding, target }) => ({ customerId: holding.customerId, productType: target.productType })),
    at,
  )
  const days = tradeDaysOf(at)
  const numberOf = ({ holding, target }: Settled & { target: Product }): number =>
    positions.get(`${holding.customerId} ${target.productType}`) as number
  const orders = await recordOrders(
    tx,
    toWealth.map((settled): OrderDraft => {
      const { holding, target, outcome, agreementVersion } = settled
      const { customerId } = holding
      const order = { customerId, productType: target.productType, seqNo: numberOf(settled), amount: outcome.amount }
      return { kind: 'wealthSubscription', ...order, agreementVersion, at, ...days }
    }),
  )
  await recordSales(tx, toWealth, at)
  return openedBy(toWealth, orders)
}

/** The traceable record of each sale (notice 6 of 2025), the same as for a purchase. */
const recordSales = (tx: Tx, sold: readonly (Settled & { target: Product })[], at: number): Promise<unknown> =>
  tx.insert(schema.auditEvents).values(
    sold.map(({ holding, target, riskTest, agreementVersion, elderConfirmed }) => ({
      at,
      kind: 'sale',
      customerId: holding.customerId,
      detail: {
        maturedSeqNo: holding.seqNo,
        productType: target.productType,
        ...ratingsOf(target),
        riskTestId: riskTest?.id,
        customerLevel: riskTest?.level,
        agreementVersion,
        elderConfirmed,
      },
    })),
  )

async function recordRenewals(
  tx: Tx,
  settled: readonly Settled[],
  opened: Opened,
  today: Day,
  at: number,
): Promise<void> {
  const decided = settled.filter((one) => one.decided)
  const rows = decided
    .filter(({ instruction }) => instruction !== 'PAY_OUT')
    .map(({ holding, instruction, outcome, target }) => ({
      seqNo: holding.seqNo,
      customerId: holding.customerId,
      instruction,
      outcome: outcome.kind,
      reason: outcome.reason ?? null,
      newSeqNo: opened.get(holding.seqNo)?.seqNo ?? null,
      productType: target?.productType ?? null,
      rate: target?.appointRate ?? basisPoints(0),
      amount: outcome.amount,
      paidOut: outcome.paidOut,
      day: today,
      at,
    }))
  if (rows.length > 0) await tx.insert(renewals).values(rows)
  if (decided.length === 0) return
  const ended = decided.map(({ holding }) => ({ seq_no: holding.seqNo }))
  await tx.execute(sql`
    DELETE FROM maturity_instructions m USING jsonb_to_recordset(${recordset(ended)})
      AS r(seq_no bigint) WHERE m.seq_no = r.seq_no`)
}

const KINDS = { paidOut: 'depositMaturity', renewed: 'depositRenewal', toWealth: 'depositToWealth' } as const

/** The orders that a maturity carries out: what ended, and what opened the new holding. */
interface MaturityOrders {
  readonly ended: string | undefined
  readonly kept: string | undefined
}

/**
 * A matured deposit's postings: principal and interest come to the electronic account, and what is kept leaves it again for
 * the new holding at once, so that its records tell both and the interest is in them.
 */
export function maturityPostings(
  { holding, interest, outcome }: Settled,
  orders: MaturityOrders,
  at: number,
): TransactionDraft[] {
  const { customerId, seqNo } = holding
  const id = `maturity:${seqNo}`
  const closing = closingEntries(holding, interest)
  const ended: TransactionDraft = {
    id,
    kind: 'depositMaturity',
    entries: closing,
    at,
    orderNo: orders.ended,
    seqNo,
  }
  if (outcome.kind === 'paidOut') return [ended]
  const keeper = outcome.kind === 'renewed' ? depositPrincipal(customerId) : subscriptionsInTransit(customerId)
  const entries: EntryDraft[] = [
    { account: wallet(customerId), amount: -outcome.amount },
    { account: keeper, amount: outcome.amount },
  ]
  return [ended, { id: `${id}:kept`, kind: KINDS[outcome.kind], entries, at, orderNo: orders.kept, seqNo }]
}

/** Where the message leads: to the money when it was paid out; else to the record of renewals. */
const aboutOf = ({ target }: Settled): MessageAbout => ({ subject: target ? 'renewals' : 'wallet' })

/** The message to the customer, which names the deposit and repeats what was chosen. */
export function maturityMessage(settled: Settled, name: string, at: number): MessageDraft {
  const { holding, interest, instruction, decided, outcome, target } = settled
  const source = `maturity:${holding.seqNo}`
  // Full periods have paid all interest by then, the last of them with a message of its own.
  const apart = holding.interest.method === 'fullPeriod'
  const earned = apart ? '' : `、利息${formatAmount(interest)}元`
  const sums = `您的“${name}”已到期，本金${formatAmount(holding.amount)}元${earned}`
  const last = apart ? '，最后一期利息已另行入账' : ''
  const message = { customerId: holding.customerId, kind: KINDS[outcome.kind], source, at, about: aboutOf(settled) }
  const chosen = `您选择的“${INSTRUCTION_NAMES[instruction]}”`
  if (!target) {
    const body = outcome.reason
      ? `${sums}已转入电子账户${last}。因${paidOutReason(outcome.reason)}，未能办理${chosen}。`
      : `${sums}已${decided ? `按${chosen}` : ''}转入电子账户${last}。`
    return { ...message, title: '存款到期到账', body }
  }
  const rest = outcome.paidOut > 0 ? `，其余${formatAmount(outcome.paidOut)}元已转入电子账户` : ''
  const followed = `${sums}${last}。按${chosen}，其中${formatAmount(outcome.amount)}元`
  if (outcome.kind === 'toWealth') {
    const { dueDay } = tradeDaysOf(at)
    const into = `已申购“${target.name}”，预计${formatChineseDay(dueDay)}确认份额`
    return { ...message, title: '存款到期转理财', body: `${followed}${into}${rest}。` }
  }
  const until = formatDay(maturityDay(holding.endDay, target))
  const into = `已续存“${target.name}”，年利率${formatRate(target.appointRate)}，${until}到期`
  return { ...message, title: '存款续存', body: `${followed}${into}${rest}。` }
}
