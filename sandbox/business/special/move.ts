import { and, eq } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatAmount } from '@/domain/money/format'
import { claimableAgainUntil, PAYOUT_POSTINGS, PAYOUT_MACHINE, PAYOUT_POSTED } from '@/domain/special/machine'
import type { PayoutPostingKind, PayoutTrigger } from '@/domain/special/machine'
import { orgMovements } from '@sandbox/business/enterprise'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, post } from '@sandbox/kernel/ledger'
import type { TransactionDraft } from '@sandbox/kernel/ledger'
import { endOrder } from '@sandbox/kernel/orders/orders'
import { orgOfSource, placeOf } from './accounts'
import { lastDayOf } from './items'
import type { Payout } from './items'
import { specialItems } from './tables'
import type { SpecialItem } from './tables'

/** What happens to a payout. */
export interface PayoutMove {
  readonly trigger: PayoutTrigger
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** What changes with it besides the state. */
  readonly changes?: Partial<SpecialItem>
  readonly clientId?: string
}

const UNCLAIMED_AGAIN = { way: null, cardId: null, orderNo: null, claimedAt: null, askAt: null, asked: 0 } as const

/** What each trigger leaves of a claim. */
const LEFT: Readonly<Partial<Record<PayoutTrigger, Partial<SpecialItem>>>> = {
  accept: { askAt: null },
  refuse: UNCLAIMED_AGAIN,
  sendBack: UNCLAIMED_AGAIN,
  leave: { customerId: null },
}

/**
 * Takes a payout where a trigger leads, with its posting, its order and what its person is told; undefined where the trigger
 * leads nowhere. The caller holds the payout's row.
 */
export async function movePayout(tx: Tx, found: Payout, move: PayoutMove): Promise<Payout | undefined> {
  const { item, batch } = found
  const to = PAYOUT_MACHINE.after(item.state, move.trigger)
  // Only a card's bank sends back, and only what went to a card.
  if (!to || (move.trigger === 'sendBack' && item.way !== 'CARD')) return undefined
  const [moved] = await tx
    .update(specialItems)
    .set({ ...LEFT[move.trigger], ...lastDayAfter(found, move), ...move.changes, state: to })
    .where(and(eq(specialItems.itemId, item.itemId), eq(specialItems.state, item.state)))
    .returning()
  if (!moved) return undefined
  const after = { item: moved, batch }
  const posting = PAYOUT_POSTED[move.trigger]
  if (posting === 'specialReturned') await returnToOrg(tx, found, move.now)
  await endOrderFor(tx, item, move)
  if (posting)
    await postFor(tx, { item: { ...item, ...moved, orderNo: moved.orderNo ?? item.orderNo }, batch }, posting, move)
  await tell(tx, found, move, lastDayOf(after))
  return after
}

/** What comes back after the last day could be claimed no more, although its person had claimed it in time. */
const lastDayAfter = (found: Payout, { trigger, now }: PayoutMove): Partial<SpecialItem> =>
  trigger === 'refuse' || trigger === 'sendBack'
    ? { claimUntil: claimableAgainUntil(lastDayOf(found), dayOfInstant(now)) }
    : {}

/** A posting of a payout; the one that pays it goes by its order's number. */
export function payoutDraft(
  { item, batch }: Payout,
  kind: PayoutPostingKind,
  { now, clientId }: Pick<PayoutMove, 'now' | 'clientId'>,
): TransactionDraft {
  const { from, to } = PAYOUT_POSTINGS[kind]
  const places = placeOf(batch, item.customerId)
  const pays = kind === 'specialPaid' || kind === 'specialSent'
  const orderNo = item.orderNo ?? undefined
  return {
    id: pays ? (orderNo ?? '') : `${orderNo ?? item.itemId}-${kind}`,
    kind,
    entries: [
      { account: places[from], amount: -item.amount },
      { account: places[to], amount: item.amount },
    ],
    at: now,
    memo: batch.title,
    orderNo,
    ...(clientId !== undefined && { clientId }),
  }
}

async function postFor(tx: Tx, payout: Payout, kind: PayoutPostingKind, move: PayoutMove): Promise<void> {
  const draft = payoutDraft(payout, kind, move)
  await lockAccounts(
    tx,
    draft.entries.map(({ account }) => account),
  )
  const posted = await post(tx, draft)
  if (!posted.ok) throw new Error(`${payout.item.itemId}: ${posted.error.name} while ${kind} was posted`)
}

/** Locks what moves of several payouts post to, before the first is posted: one after the other they would break the order. */
export async function lockMoneyOf(tx: Tx, payouts: readonly Payout[], move: PayoutMove): Promise<void> {
  const kind = PAYOUT_POSTED[move.trigger]
  const moving = payouts.filter(({ item }) => PAYOUT_MACHINE.after(item.state, move.trigger) !== undefined)
  const drafts = kind ? moving.map((one) => payoutDraft(one, kind, move)) : []
  if (drafts.length === 0) return
  await lockAccounts(
    tx,
    drafts.flatMap(({ entries }) => entries.map(({ account }) => account)),
  )
}

/** Shows an enterprise what comes back of what it has entrusted. */
async function returnToOrg(tx: Tx, { item, batch }: Payout, at: number): Promise<void> {
  const orgId = orgOfSource(batch)
  if (orgId === undefined) return
  const { title: counterparty, purpose } = batch
  await tx.insert(orgMovements).values({
    ...{ orgId, kind: 'specialReturned', amount: item.amount, at },
    counterparty: `专项款项“${counterparty}”`,
    purpose,
  })
}

const ENDS = { accept: 'done', refuse: 'failed', sendBack: 'returned' } as const

async function endOrderFor(tx: Tx, { orderNo }: SpecialItem, { trigger, now }: PayoutMove): Promise<void> {
  if (orderNo !== null && (trigger === 'accept' || trigger === 'refuse' || trigger === 'sendBack'))
    await endOrder(tx, orderNo, ENDS[trigger], now)
}

const again = (until: Day): string => `请核对卡状态后重新领取，领取截止日为${formatDay(until)}。`

interface Told {
  readonly title: string
  /** @param until the last day for claiming it */
  readonly rest: (until: Day) => string
}

/** What its person is told of what they didn't do themselves. */
const TOLD: Readonly<Partial<Record<PayoutTrigger, Told>>> = {
  accept: { title: '专项款项已发放', rest: () => '已发放到您的专项卡。' },
  refuse: { title: '专项款项未能发放', rest: (until) => `未能发放到专项卡，款项未变动，${again(until)}` },
  sendBack: { title: '专项款项被退回', rest: (until) => `被收款银行退回，${again(until)}` },
  expire: { title: '专项款项已退回付款方', rest: () => '超过领取期限，已退回付款方，如有疑问请联系付款方。' },
}

async function tell(tx: Tx, { item, batch }: Payout, { trigger, now }: PayoutMove, until: Day): Promise<void> {
  const told = TOLD[trigger]
  if (!told || item.customerId === null) return
  const body = `${batch.payer}的“${batch.title}”${formatAmount(item.amount)}元${told.rest(until)}`
  await sendMessages(tx, [
    {
      ...{ customerId: item.customerId, kind: 'payout', title: told.title, body, at: now },
      source: `payout ${item.itemId} ${trigger} ${item.orderNo ?? ''}`,
      about: { subject: 'payouts' },
    },
  ])
}
