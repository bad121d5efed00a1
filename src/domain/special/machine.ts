import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A payout to a person by name. LISTED: its payer has named the person; VERIFIED: that person has shown who they are;
 * SENDING: on its way to their card; PAID; UNCLAIMED: given back to the payer.
 */
export const PAYOUT_STATES = ['LISTED', 'VERIFIED', 'SENDING', 'PAID', 'UNCLAIMED'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/**
 * `verify`, `pay` into the account and `send` to a card by the person; `accept`, `refuse` and `sendBack` by the card's bank;
 * `expire` at the end of the last day; `leave` when the person closes the account.
 */
export const PAYOUT_MACHINE = /*#__PURE__*/ defineMachine(PAYOUT_STATES, {
  LISTED: { verify: 'VERIFIED', expire: 'UNCLAIMED' },
  VERIFIED: { pay: 'PAID', send: 'SENDING', expire: 'UNCLAIMED', leave: 'LISTED' },
  SENDING: { accept: 'PAID', refuse: 'VERIFIED' },
  PAID: { sendBack: 'VERIFIED' },
})
export type PayoutTrigger = TriggerOf<typeof PAYOUT_MACHINE>

/** A place where the money of a payout may lie. */
export type PayoutPlace = 'payer' | 'entrusted' | 'wallet' | 'cardClearing'

interface PayoutPosting {
  /** As the statement calls it. */
  readonly title: string
  readonly from: PayoutPlace
  readonly to: PayoutPlace
}

/** Every posting of payouts. `specialFunded` is a whole batch's, the others are one payout's or what a batch has left. */
export const PAYOUT_POSTINGS = {
  specialFunded: { title: '专项款项托管', from: 'payer', to: 'entrusted' },
  specialPaid: { title: '专项款项', from: 'entrusted', to: 'wallet' },
  specialSent: { title: '专项款项', from: 'entrusted', to: 'cardClearing' },
  specialSentBack: { title: '专项款项退汇', from: 'cardClearing', to: 'entrusted' },
  specialReturned: { title: '专项款项退回付款方', from: 'entrusted', to: 'payer' },
} as const satisfies Readonly<Record<string, PayoutPosting>>

export type PayoutPostingKind = keyof typeof PAYOUT_POSTINGS

/** What each trigger posts; the others move no money. */
export const PAYOUT_POSTED: Readonly<Partial<Record<PayoutTrigger, PayoutPostingKind>>> = {
  pay: 'specialPaid',
  accept: 'specialSent',
  sendBack: 'specialSentBack',
  expire: 'specialReturned',
}

/** States in which the bank holds the money for somebody. */
export const UNPAID_STATES = ['LISTED', 'VERIFIED', 'SENDING'] as const satisfies readonly PayoutState[]

/** What each is called to its person, who hears of none before it is VERIFIED. */
export const PAYOUT_STATE_NAMES: Readonly<Record<PayoutState, string>> = {
  LISTED: '待核验',
  VERIFIED: '待领取',
  SENDING: '发放中',
  PAID: '已领取',
  UNCLAIMED: '已退回付款方',
}

/** Where a payout may go: the electronic account, or a card for special payouts. */
export const PAYOUT_WAYS = ['ACCOUNT', 'CARD'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]
export const PAYOUT_WAY_NAMES: Readonly<Record<PayoutWay, string>> = { ACCOUNT: '电子账户', CARD: '专项卡' }

/** How often a person may show who they are a day (ours). */
export const VERIFICATIONS_A_DAY = 10
/** For how many days after it came back from a card a payout may be claimed at least (ours). */
export const CLAIMABLE_AGAIN_DAYS = 7

/** The last day for claiming what came back from a card. @param claimUntil the last day until then */
export function claimableAgainUntil(claimUntil: Day, cameBack: Day): Day {
  const again = addDays(cameBack, CLAIMABLE_AGAIN_DAYS)
  return again > claimUntil ? again : claimUntil
}
