import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { firstDay, monthOf } from '../dates/month'
import type { Month } from '../dates/month'
import type { PointRuleName } from './rules'

/** What customers are ranked by: how much they learned, checked in, or told the bank. Never by money (银保监办发〔2018〕48号). */
export const RANKING_BOARDS = ['LEARN', 'CHECK_IN', 'SERVICE'] as const
export type RankingBoard = (typeof RANKING_BOARDS)[number]

/** Points of which rules count on a board; what a campaign gave counts on none. */
export const BOARD_RULES: Readonly<Record<RankingBoard, readonly PointRuleName[]>> = {
  LEARN: ['LEARN', 'QUIZ'],
  CHECK_IN: ['CHECK_IN'],
  SERVICE: ['SURVEY', 'INFO'],
}

export const BOARD_NAMES: Readonly<Record<RankingBoard, string>> = {
  LEARN: '学习',
  CHECK_IN: '签到',
  SERVICE: '服务',
}

export const RANKING_PERIODS = ['THIS_MONTH', 'LAST_MONTH'] as const
export type RankingPeriod = (typeof RANKING_PERIODS)[number]

export const RANKING_PERIOD_NAMES: Readonly<Record<RankingPeriod, string>> = {
  THIS_MONTH: '本月',
  LAST_MONTH: '上月',
}

/** How many are shown. */
export const RANKING_TOP = 50

/** The month that a period means on a day. */
export const rankingMonth = (period: RankingPeriod, today: Day): Month =>
  period === 'THIS_MONTH' ? monthOf(today) : monthOf(addDays(firstDay(monthOf(today)), -1))

export interface Score {
  readonly who: string
  readonly points: number
}

export interface Ranked extends Score {
  /** From 1; who has as many shares it, and the next one's counts all before (1, 1, 3). */
  readonly place: number
}

/** Everybody with points, the most first; of equals the order is by `who`, which says nothing. */
export function ranked(scores: readonly Score[]): readonly Ranked[] {
  const sorted = scores
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.who < b.who ? -1 : 1))
  let place = 0
  return sorted.map((score, at) => {
    if (score.points !== sorted[at - 1]?.points) place = at + 1
    return { ...score, place }
  })
}
