import type { ResponseOf } from '@/contract/call'
import type { queryCashPlan } from '@/contract/holding/queryCashPlan'
import type { Part, Whole } from '@/domain/cashPlan/leastLoss'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { instantOf } from '@/domain/dates/instant'
import { addFen, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { FAST_REDEMPTION_A_DAY, INCOME_FROM } from '@/domain/regulation'
import { lossOf, maturityInterest, withdrawalInterest, withdrawalRefusal } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { isChangeable } from '@sandbox/business/maturity'
import { calendar } from '@sandbox/kernel/calendar'
import { tradeDaysOf } from '@sandbox/business/wealth'
import type { CashFacts, HeldDeposit, HeldShares } from './facts'

type Answer = ResponseOf<typeof queryCashPlan>
export type Step = Answer['steps'][number]
type Apart = Answer['apart'][number]

/** What can be done to have money by a day. `ofStep`: the step that has `amount` of it, in fen. */
export type CashPart = Part & { readonly ofStep: (amount: Fen) => Step | undefined }
export type CashWhole = Whole & { readonly step: Step }

export interface Sources {
  /** Money that is had without loss, the first to be taken first. */
  readonly parts: readonly CashPart[]
  readonly whole: readonly CashWhole[]
  readonly apart: readonly Apart[]
}

const NOTHING: Sources = { parts: [], whole: [], apart: [] }

/** All ways to money by the day `by`: each capability's own rules and figures, as of the day on which it would be done. */
export function sourcesBy(facts: CashFacts, by: Day): Sources {
  const each = [
    atOnce(facts),
    ...facts.shares.map((held) => ofShares(facts, held, by)),
    ...facts.deposits.map((held) => ofDeposit(facts, held, by)),
    { ...NOTHING, apart: facts.frozen > 0 ? [{ name: '冻结', amount: facts.frozen, why: '解除冻结后可用' }] : [] },
  ]
  const { there, intoPots } = byThen(facts, by)
  return {
    parts: [{ most: there, ofStep: () => undefined }, ...intoPots, ...each.flatMap(({ parts }) => parts)],
    whole: each.flatMap(({ whole }) => whole),
    apart: each.flatMap(({ apart }) => apart),
  }
}

/** What lies in the account by a day, with what rules will have moved into pots of it by then, which comes back on that day. */
function byThen({ available, coming }: CashFacts, by: Day): { there: Fen; intoPots: CashPart[] } {
  let there = available
  const intoPots: CashPart[] = []
  for (const { kind, day, seqNo: id, name, principal, toAccount } of coming) {
    if (day > by) continue
    there = addFen(there, toAccount)
    if (kind !== 'POT' || principal > there) continue
    there = subtractFen(there, principal)
    intoPots.push({
      most: principal,
      ofStep: (amount) => step({ how: 'fromPot', id, name, day, arrives: day, amount }),
    })
  }
  return { there, intoPots }
}

const step = (of: Pick<Step, 'how' | 'id' | 'name' | 'day' | 'arrives' | 'amount'> & Partial<Step>): Step => ({
  prodType: '',
  interest: ZERO_FEN,
  takenBack: ZERO_FEN,
  payout: of.amount,
  left: ZERO_FEN,
  loss: ZERO_FEN,
  couponLoss: ZERO_FEN,
  ...of,
})

/** Money in pots and other accounts, which comes back at once. */
const atOnce = ({ today, accounts }: CashFacts): Sources => ({
  ...NOTHING,
  parts: accounts.flatMap(({ amount: most, why, ...of }) =>
    why === undefined ? [{ most, ofStep: (amount) => step({ ...of, day: today, arrives: today, amount }) }] : [],
  ),
  apart: accounts.flatMap(({ name, amount, why }) => (why === undefined ? [] : [{ name, amount, why }])),
})

/**
 * Shares: by an ordinary redemption, on the last day that is early enough, since they earn until then; where none is, by fast
 * ones up to the limit of each day.
 */
function ofShares(
  { today, now }: CashFacts,
  { seqNo, prodType, name, shares, fastLeft }: HeldShares,
  by: Day,
): Sources {
  const of = { id: String(seqNo), prodType, name }
  const first = tradeDaysOf(now)
  if (first.dueDay <= by) {
    const arrives = calendar.previousBusinessDay(addDays(by, 1))
    const last = calendar.previousBusinessDay(arrives)
    const day = last <= first.tradeDay ? today : last
    return {
      ...NOTHING,
      parts: [
        {
          most: shares,
          ofStep: (amount) => step({ ...of, how: 'ordinary', day, arrives, amount, left: subtractFen(shares, amount) }),
        },
      ],
    }
  }
  const parts: CashPart[] = []
  let left = shares
  for (let day = today; day <= by && left > 0; day = addDays(day, 1)) {
    const [on, before] = [day, left]
    const most = fen(Math.min(left, day === today ? fastLeft : FAST_REDEMPTION_A_DAY))
    if (most > 0)
      parts.push({
        most,
        ofStep: (amount) =>
          step({ ...of, how: 'fast', day: on, arrives: on, amount, left: subtractFen(before, amount) }),
      })
    left = subtractFen(left, most)
  }
  const why = `超过快速赎回额度，普通赎回预计${formatDay(first.dueDay)}到账`
  return { ...NOTHING, parts, apart: left > 0 ? [{ name, amount: left, why }] : [] }
}

/** A deposit: what becomes of it at maturity where that is in time, else its withdrawal on the last day, which loses the least. */
function ofDeposit(facts: CashFacts, held: HeldDeposit, by: Day): Sources {
  const { holding, name, renewal } = held
  if (holding.endDay <= by && isChangeable(holding, facts.now)) return atMaturity(facts, held, by)
  if (renewal && holding.endDay < by) return ofRenewal(facts, held, by)
  const day = holding.endDay <= by ? facts.today : by
  // Whoever cancels an application for the wealth product withdraws next: the plan is asked for again after each step.
  const cancels = holding.withdrawalBlocked && isChangeable(holding, facts.now)
  const refusal = withdrawalRefusal(
    { ...holding, withdrawalBlocked: holding.withdrawalBlocked && !cancels },
    day === facts.today ? facts.now : instantOf(day, 0, INCOME_FROM),
  )
  const { takenBack = ZERO_FEN, lapsed = ZERO_FEN } = held.coupon ?? {}
  // Full periods that end until then pay by themselves.
  const periods = day === by ? comesBy(facts, holding, by) : ZERO_FEN
  const interest = subtractFen(withdrawalInterest(holding, day), periods)
  const payout = subtractFen(addFen(holding.amount, interest), takenBack)
  const gives = day === by ? payout : subtractFen(payout, comesBy(facts, holding, by))
  if (gives <= 0) return NOTHING
  if (refusal) return { ...NOTHING, apart: [{ name, amount: holding.amount, why: refusal.message }] }
  const couponLoss = addFen(takenBack, lapsed)
  const loss = addFen(lossOf(holding, day), couponLoss)
  const figures = { amount: holding.amount, interest, takenBack, payout, loss, couponLoss }
  const when = { how: cancels ? 'cancel' : 'full', day: cancels ? facts.today : day, arrives: day } as const
  return { ...NOTHING, whole: [{ gives, loss, step: step({ ...aboutDeposit(held), ...when, ...figures }) }] }
}

/** A deposit whose renewal can't be changed any more: the new one, which can be withdrawn from the day after its start. */
function ofRenewal(facts: CashFacts, { holding, name, renewal }: HeldDeposit, by: Day): Sources {
  const coming = facts.coming.filter(({ renewed }) => renewed)
  const held = { name, holding: { ...holding, ...renewal }, coupon: undefined, renewal: undefined }
  return ofDeposit({ ...facts, coming }, held, by)
}

/** A deposit that ends in time and would be kept: paid out at its end it loses nothing. */
function atMaturity(facts: CashFacts, held: HeldDeposit, by: Day): Sources {
  const { holding } = held
  const interest = maturityInterest(holding)
  const payout = addFen(holding.amount, interest)
  const gives = subtractFen(payout, comesBy(facts, holding, by, true))
  if (gives <= 0) return NOTHING
  const figures = { amount: holding.amount, interest, payout }
  const when = { how: 'payOut', day: facts.today, arrives: holding.endDay } as const
  return {
    ...NOTHING,
    whole: [{ gives, loss: ZERO_FEN, step: step({ ...aboutDeposit(held), ...when, ...figures }) }],
  }
}

const aboutDeposit = ({ holding: { seqNo, productType }, name }: HeldDeposit) => ({
  id: String(seqNo),
  prodType: productType,
  name,
})

/** What comes of a deposit by itself by a day, in fen. @param atEnd only what its end and its renewal bring */
const comesBy = ({ coming }: CashFacts, { seqNo }: Holding, by: Day, atEnd = false): Fen =>
  addFen(
    ...coming.flatMap((one) =>
      one.seqNo === String(seqNo) && one.day <= by && (!atEnd || one.renewed || one.kind === 'MATURITY')
        ? [one.toAccount]
        : [],
    ),
  )
