import { instantOf } from '../dates/instant'
import type { Day } from '../dates/day'
import { claimUntilText, fineText } from './labels'

const FIRST = '20260801' as Day
const NEXT = '20260802' as Day

test('the last day for claiming is named as one that still counts, up to its last moment in China', () => {
  expect([instantOf(FIRST), instantOf(NEXT) - 1, instantOf(NEXT)].map(claimUntilText)).toEqual([
    '2026.08.01（含当日）前',
    '2026.08.01（含当日）前',
    '2026.08.02（含当日）前',
  ])
})

test('below a campaign’s rules stand its days, until when it is claimed where it is, and whom to ask', () => {
  const facts = {
    ...{ rulesVersion: 2, organiser: '样例银行', contact: '95000' },
    campaign: { startAt: instantOf(FIRST), endAt: instantOf(NEXT) - 1 },
  }
  const beginning = '规则第2版，活动时间2026.08.01至2026.08.01'
  const end = '。主办方样例银行，咨询电话95000。有问题，可在“投诉与建议”中告诉我们。'
  expect(fineText(facts)).toBe(`${beginning}${end}`)
  expect(fineText({ ...facts, claimUntil: instantOf(NEXT) })).toBe(
    `${beginning}，奖励请于2026.08.02（含当日）前领取${end}`,
  )
})
