import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import { DRAW_NUMBERS, inTurn, missOdds, NO_PRIZE, numberText, oddsText } from '@/domain/draw/draw'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'

export type DrawFacts = Pick<ResponseOf<typeof queryCampaign>, 'prizes' | 'draw'>
type Prize = DrawFacts['prizes'][number]

const yuanOf = (amountInFen: number): string => `${formatAmount(fen(amountInFen))}元`

/** What a red packet brings after tax. */
export const netText = ({ amount, tax }: Pick<Prize, 'amount' | 'tax'>): string => `实得${yuanOf(amount - tax)}`

/** What a prize is worth and what of tax is withheld of it, as short as a line. */
export function worthText(prize: Prize): string {
  const { kind, amount, tax, value } = prize
  if (kind === 'RED_PACKET') return `${yuanOf(amount)}，代扣个税${yuanOf(tax)}，${netText(prize)}`
  return kind === 'GOODS' ? `价值${yuanOf(amount - tax)}，个税由本行缴纳` : `价值${yuanOf(value)}`
}

/** A line of the odds table. */
export interface OddsLine {
  readonly key: string
  readonly name: string
  readonly worth: string
  readonly odds: string
  readonly left: string
  /** Used up: nobody can win it any more. */
  readonly isGone: boolean
}

/**
 * What the numbers of a prize that is used up bring, as `inTurn` has the bank do it: the prize its share falls to while that is
 * left, and else nothing; undefined for one that is left, or that no number brings.
 */
export function goneTo(facts: DrawFacts, prize: Prize): string | undefined {
  const heir = heirOf(facts, prize)
  return heir && `归“${facts.prizes.find(({ prizeKey }) => prizeKey === heir)?.name ?? '未中奖'}”`
}

function heirOf({ prizes, draw }: DrawFacts, { prizeKey, odds = 0, left }: Prize): string | undefined {
  if (left > 0 || odds === 0) return undefined
  const turn = inTurn(prizeKey, draw?.fallback ?? NO_PRIZE)
  return prizes.find((one) => turn.includes(one.prizeKey) && one.left > 0)?.prizeKey ?? NO_PRIZE
}

/** The odds of prizes that are used up and fall to it. */
const fallenTo = (facts: DrawFacts, prizeKey: string): number =>
  facts.prizes.reduce((all, one) => all + (heirOf(facts, one) === prizeKey ? (one.odds ?? 0) : 0), 0)

/** How often nothing is won, in plain words; undefined where that is less than once in a hundred. */
export function missText(facts: DrawFacts): string | undefined {
  const times = Math.round(((missOdds(facts.prizes) + fallenTo(facts, NO_PRIZE)) / DRAW_NUMBERS) * 100)
  return times > 0 ? `100次里约${times}次不中` : undefined
}

/** The odds as they are now: its own, with those of prizes that are used up and fall to it, of which it says how much they are. */
export function presentOdds(facts: DrawFacts, prizeKey: string, own: number): string {
  const sum = fallenTo(facts, prizeKey)
  return sum > 0 ? `概率${oddsText(own + sum)}（含抽完的${oddsText(sum)}）` : `概率${oddsText(own)}`
}

/** Every prize with its odds, value and what is left of it, and what isn't won. */
export function oddsLines(facts: DrawFacts): readonly OddsLine[] {
  const { prizes } = facts
  const miss = missOdds(prizes)
  const lines = prizes.map((prize) => {
    const { prizeKey, name, odds = 0, left, stock } = prize
    const gone = goneTo(facts, prize)
    return {
      ...{ key: prizeKey, name, worth: worthText(prize) },
      odds: `${presentOdds(facts, prizeKey, odds)}${gone === undefined ? '' : `，${gone}`}`,
      left: left > 0 ? `剩${numberText(left)}/${numberText(stock)}` : '已抽完',
      isGone: left === 0,
    }
  })
  const none = {
    key: NO_PRIZE,
    name: '未中奖',
    worth: '没有奖品',
    odds: presentOdds(facts, NO_PRIZE, miss),
    left: '',
    isGone: false,
  }
  return miss + fallenTo(facts, NO_PRIZE) > 0 ? [...lines, none] : lines
}

/** To what the share of a prize falls that is used up, in one sentence. */
export function fallbackText({ prizes, draw }: DrawFacts): string {
  const to = prizes.find(({ prizeKey }) => prizeKey === draw?.fallback)
  return to
    ? `奖品抽完后显示“已抽完”，其中奖份额归于“${to.name}”；“${to.name}”也抽完的，为未中奖。`
    : '奖品抽完后显示“已抽完”，号码落在其区间的为未中奖。'
}
