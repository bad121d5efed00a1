import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import { missOdds, NO_PRIZE, numberRanges, numberText, oddsText } from '@/domain/draws/draw'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'

export type DrawFacts = Pick<ResponseOf<typeof queryCampaign>, 'prizes' | 'draw'>
type Prize = DrawFacts['prizes'][number]

/** What a prize is worth and what of tax is withheld of it, as short as a line. */
export function worthText({ kind, amount, tax, value }: Prize): string {
  const yuanOf = (amountInFen: number): string => `${formatAmount(fen(amountInFen))}元`
  if (kind === 'RED_PACKET') return `${yuanOf(amount)}，代扣个税${yuanOf(tax)}，实得${yuanOf(amount - tax)}`
  return kind === 'GOODS' ? `价值${yuanOf(amount - tax)}，个税由本行缴纳` : `价值${yuanOf(value)}`
}

/** A line of the odds table. */
export interface OddsLine {
  readonly key: string
  readonly name: string
  readonly worth: string
  /** Odds and the numbers that stand for it. */
  readonly odds: string
  readonly left: string
}

/** Every prize with its odds, numbers, value and what is left of it, and what isn't won. */
export function oddsLines({ prizes }: DrawFacts): readonly OddsLine[] {
  const ranges = numberRanges(prizes)
  const miss = missOdds(prizes)
  const lines = prizes.map((prize) => {
    const { prizeKey, name, odds = 0, left, stock } = prize
    const range = ranges.find((one) => one.prizeKey === prizeKey)
    const numbers = range ? `，号码${numberText(range.from)}至${numberText(range.to)}` : ''
    return {
      ...{ key: prizeKey, name, worth: worthText(prize) },
      odds: `概率${oddsText(odds)}${numbers}`,
      left: left > 0 ? `剩${numberText(left)}/${numberText(stock)}` : '已抽完',
    }
  })
  const none = {
    key: NO_PRIZE,
    name: '未中奖',
    worth: '没有奖品',
    odds: `概率${oddsText(miss)}，其余号码`,
    left: '',
  }
  return miss > 0 ? [...lines, none] : lines
}

/** To what the share of a prize falls that is used up, in one sentence. */
export function fallbackText({ prizes, draw }: DrawFacts): string {
  const to = prizes.find(({ prizeKey }) => prizeKey === draw?.fallback)
  return to
    ? `奖品抽完后显示“已抽完”，其中奖份额归于“${to.name}”；“${to.name}”也抽完的，为未中奖。`
    : '奖品抽完后显示“已抽完”，号码落在其区间的为未中奖。'
}
