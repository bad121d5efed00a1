import { BRAND } from '../brand'
import { formatInstant } from '../dates/format'
import { defineMachine } from '../machine'
import type { Machine, TriggerOf } from '../machine'
import type { Fen } from '../money/fen'
import { formatAmount } from '../money/format'
import type { TransferDirection } from './direction'

/**
 * The states of a transfer between a bound card and the electronic account: what leads to each, what is posted then, and
 * what the customer reads. The bank runs this table and the app shows it (docs/decisions/transfer.md).
 */

export { TRANSFER_DIRECTIONS } from './direction'
export type { TransferDirection } from './direction'

export const TRANSFER_STATES = [
  'WAITING',
  'SENT',
  'UNKNOWN',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'RETURNED',
  'REVERSED',
] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** When a transfer out is sent: at once, with the next half-hourly batch, or 24 hours after the order. */
export const TRANSFER_SPEEDS = ['REALTIME', 'ORDINARY', 'NEXT_DAY'] as const
export type TransferSpeed = (typeof TRANSFER_SPEEDS)[number]

/**
 * Why money didn't arrive: the card's bank refused; `clarified`: staff found that no money had moved; `frozen` and
 * `restricted`: the order was called off before it was sent, for a freeze or for what the account may no longer do.
 */
export const TRANSFER_FAILURES = ['balance', 'closed', 'limit', 'clarified', 'frozen', 'restricted'] as const
export type TransferFailure = (typeof TRANSFER_FAILURES)[number]

/** Where a posting takes money from and where it goes. */
export type MoneyPlace = 'wallet' | 'outgoing' | 'cardClearing' | 'reversalReceivable'

/** Postings by their kind, with their names on the statement. `rest`: the account that pays what the wallet lacks. */
export const TRANSFER_POSTINGS = {
  transferOutHeld: { title: '转出', from: 'wallet', to: 'outgoing' },
  transferOut: { title: '转出', from: 'outgoing', to: 'cardClearing' },
  transferOutFailed: { title: '转出未成功退回', from: 'outgoing', to: 'wallet' },
  transferOutCancelled: { title: '转出撤销退回', from: 'outgoing', to: 'wallet' },
  transferReturned: { title: '转出退汇', from: 'cardClearing', to: 'wallet' },
  transferIn: { title: '转入', from: 'cardClearing', to: 'wallet' },
  transferReversed: { title: '银行更正退回', from: 'wallet', to: 'cardClearing', rest: 'reversalReceivable' },
  reversalCollected: { title: '银行更正补扣', from: 'wallet', to: 'reversalReceivable' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly title: string; readonly from: MoneyPlace; readonly to: MoneyPlace; readonly rest?: MoneyPlace }
  >
>
export type TransferPosting = keyof typeof TRANSFER_POSTINGS

/**
 * What changes a transfer's state: the customer's order, to be sent at once or later; its time; the customer's cancelling;
 * what stops an order that waits (a freeze, or a restricted account); the network's yes, no, or silence of 30 s; and what
 * the card's bank does later with a transfer that had succeeded.
 */
type OutTrigger = TriggerOf<typeof OUT>
export type TransferTrigger = OutTrigger | TriggerOf<typeof IN>

/** NEW: no record existed before. Time alone makes nothing fail. */
const STATES = ['NEW', ...TRANSFER_STATES] as const
const OUT = /*#__PURE__*/ defineMachine(STATES, {
  NEW: { ordered: 'SENT', orderedForLater: 'WAITING' },
  // What the network was never given can still be stopped; what it was given can't.
  WAITING: { due: 'SENT', cancelled: 'CANCELLED', stopped: 'CANCELLED' },
  SENT: { accepted: 'SUCCEEDED', refused: 'FAILED', unanswered: 'UNKNOWN' },
  UNKNOWN: { accepted: 'SUCCEEDED', refused: 'FAILED' },
  SUCCEEDED: { returned: 'RETURNED' },
})
const IN = /*#__PURE__*/ defineMachine(STATES, {
  NEW: { ordered: 'SENT' },
  SENT: { accepted: 'SUCCEEDED', refused: 'FAILED', unanswered: 'UNKNOWN' },
  UNKNOWN: { accepted: 'SUCCEEDED', refused: 'FAILED' },
  SUCCEEDED: { reversed: 'REVERSED' },
})

type TransferMachine = Machine<TransferState | 'NEW', TransferTrigger, TransferState>
export const TRANSFER_MACHINES: Readonly<Record<TransferDirection, TransferMachine>> = { OUT, IN }

/** What each trigger posts; the others move no money. */
const POSTED: Readonly<Record<TransferDirection, Readonly<Partial<Record<TransferTrigger, TransferPosting>>>>> = {
  OUT: {
    ordered: 'transferOutHeld',
    orderedForLater: 'transferOutHeld',
    cancelled: 'transferOutCancelled',
    stopped: 'transferOutCancelled',
    accepted: 'transferOut',
    refused: 'transferOutFailed',
    returned: 'transferReturned',
  },
  IN: { accepted: 'transferIn', reversed: 'transferReversed' },
}

/** Their states belong to a new record, linked to the one that had succeeded, which stays unchanged. */
const FOLLOWS: readonly TransferTrigger[] = ['returned', 'reversed']

/** The texts of the time line. */
const STEPS: Readonly<Record<TransferTrigger, string>> = {
  ordered: '提交成功，银行处理中',
  orderedForLater: '提交成功，等待转出',
  due: '已转出，银行处理中',
  cancelled: '已撤销，资金退回账户',
  stopped: '已撤销，资金退回账户',
  accepted: '已到账',
  refused: '银行未受理',
  unanswered: '银行暂未答复，核实中',
  returned: '收款银行退汇，资金退回账户',
  reversed: '付款银行更正，收回这笔资金',
}

export interface TransferTransition {
  readonly to: TransferState
  readonly posting: TransferPosting | undefined
  /** Whether the state belongs to a new record. */
  readonly ownRecord: boolean
}

/** Where a trigger leads and what it posts; undefined when it leads nowhere. */
export function transferTransition(
  direction: TransferDirection,
  from: TransferState | 'NEW',
  trigger: TransferTrigger,
): TransferTransition | undefined {
  const to = TRANSFER_MACHINES[direction].after(from, trigger)
  return to && { to, posting: POSTED[direction][trigger], ownRecord: FOLLOWS.includes(trigger) }
}

/** The text of the time line for a record that came into this state. */
export function transferStep(direction: TransferDirection, to: TransferState, first: boolean): string {
  const { ways } = TRANSFER_MACHINES[direction]
  const leading = STATES.flatMap((from) =>
    (Object.keys(ways[from] ?? {}) as TransferTrigger[]).map((trigger) => ({ from, trigger })),
  ).filter(({ from, trigger }) => ways[from]?.[trigger] === to)
  const way = leading.find(({ from }) => (from === 'NEW') === first) ?? leading[0]
  if (!way) return '处理中'
  return direction === 'IN' && way.trigger === 'accepted' ? '转入成功' : STEPS[way.trigger]
}

/** Whether the state can't change any more; only a new record can follow. */
export const isFinalTransferState = (state: TransferState): boolean => !OUT.ways[state] || state === 'SUCCEEDED'

/** States in which money out belongs neither to the customer nor to the card. */
export const TRANSFER_UNSETTLED = ['WAITING', 'SENT', 'UNKNOWN'] as const satisfies readonly TransferState[]

/** Whether the customer may cancel it: before its time, and before it is sent. */
export const isCancellable = (
  { direction, state, dueAt }: Pick<TransferFacts, 'direction' | 'state' | 'dueAt'>,
  now: number,
): boolean => transferTransition(direction, state, 'cancelled') !== undefined && now < dueAt

export interface TransferFacts {
  readonly direction: TransferDirection
  readonly state: TransferState
  /** When it is sent, epoch ms. */
  readonly dueAt: number
  readonly failure?: TransferFailure
  /** The reason the card's bank gave for a return or a reversal. */
  readonly reason?: string
  /** Of a reversal that the account couldn't cover: what it has given, and what it still owes. */
  readonly short?: ReversalShort
  /** An enterprise's, to its account at another bank. */
  readonly org?: true
}

/** A reversal of which a part is still owed. */
export interface ReversalShort {
  readonly taken: Fen
  readonly owed: Fen
}

/** What of a reversal was taken, what is still owed, and how it is paid. */
export const reversalShortText = ({ taken, owed }: ReversalShort): string =>
  `已扣回${formatAmount(taken)}元，还差${formatAmount(owed)}元，请转入资金，由银行补扣`

const FAILURES: Readonly<Record<TransferFailure, string>> = {
  balance: '银行卡余额不足',
  closed: '银行卡已注销或状态异常，请联系发卡银行',
  limit: '超过发卡银行的限额，请联系发卡银行',
  clarified: '经与银行核实，该笔交易未成功',
  frozen: '转出前账户资金被冻结',
  restricted: '转出前账户状态发生变化，暂不能转出',
}

/** The same of an account of an enterprise at another bank, which is no card. */
const ORG_FAILURES: Readonly<Record<TransferFailure, string>> = {
  ...FAILURES,
  balance: '收款银行未受理',
  closed: '收款账户已注销或状态异常，请联系收款银行',
  limit: '超过收款账户的限额，请联系收款银行',
}

/** Why it failed or came back; undefined when there is no reason. */
export const transferReason = (
  { failure, reason }: Pick<TransferFacts, 'failure' | 'reason'>,
  failures = FAILURES,
): string | undefined => (failure === undefined ? reason : failures[failure])

const withReason = (sentence: string, facts: TransferFacts): string => {
  const reason = transferReason(facts, facts.org ? ORG_FAILURES : FAILURES)
  return reason === undefined ? sentence : `${sentence}：${reason}`
}

interface TransferStateText {
  /** Two to four characters, as lists show it. */
  readonly name: string
  /** The sentence on the transfer's page. */
  sentence(facts: TransferFacts): string
}

const UNKNOWN: TransferStateText = {
  name: '处理中',
  sentence: () => `处理中，银行暂未答复。我们会持续核实，请勿重复操作；如有疑问请致电客服${BRAND.hotline}`,
}

/** Where money is that waits to be sent. */
export const STILL_HERE = '钱还在您的电子账户'

type StateTexts = Readonly<Partial<Record<TransferState, TransferStateText>>>

/** The name of each state and the sentence on its page. */
export const TRANSFER_TEXTS: Readonly<Record<TransferDirection, StateTexts>> = {
  OUT: {
    WAITING: {
      name: '待转出',
      // An enterprise's money is on an account of another kind.
      sentence: ({ dueAt, org }) => `待转出，${org ? '' : `${STILL_HERE}，`}${formatInstant(dueAt)}前可撤销`,
    },
    SENT: { name: '处理中', sentence: () => '处理中，请留意到账情况' },
    UNKNOWN,
    SUCCEEDED: { name: '已到账', sentence: () => '已到账' },
    FAILED: { name: '未成功', sentence: (facts) => withReason('未成功，资金已退回', facts) },
    CANCELLED: { name: '已撤销', sentence: (facts) => withReason('已撤销，资金已退回', facts) },
    RETURNED: { name: '已退汇', sentence: (facts) => withReason('已退汇，资金已退回账户', facts) },
  },
  IN: {
    SENT: { name: '处理中', sentence: () => '处理中，请勿重复转入' },
    UNKNOWN,
    SUCCEEDED: { name: '转入成功', sentence: () => '转入成功' },
    FAILED: { name: '未成功', sentence: (facts) => withReason('未成功，银行卡未扣款', facts) },
    REVERSED: {
      name: '银行更正',
      sentence: (facts) =>
        facts.short
          ? `${withReason('银行更正', facts)}，${reversalShortText(facts.short)}`
          : withReason('银行更正，这笔已退回', facts),
    },
  },
}

/** The name of a state; every state a transfer can have has one. */
export const transferStateName = (direction: TransferDirection, state: TransferState): string =>
  TRANSFER_TEXTS[direction][state]?.name ?? UNKNOWN.name

/** The sentence on a transfer's page. */
export const transferSentence = (facts: TransferFacts): string =>
  (TRANSFER_TEXTS[facts.direction][facts.state] ?? UNKNOWN).sentence(facts)

/** What a sentence says beyond its state's name, for a page whose title says that already; undefined for nothing. */
export function sentenceAfter(name: string, sentence: string): string | undefined {
  if (!sentence.startsWith(name)) return sentence
  return sentence.slice(name.length).replace(/^[，：]/, '') || undefined
}

/** The same of an enterprise's transfer. */
export const orgTransferSentence = (facts: Omit<TransferFacts, 'org'>): string =>
  transferSentence({ ...facts, org: true })
