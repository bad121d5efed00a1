import { monthDay, yieldSummary } from './yields'

it('tells a trend of yields in a sentence', () => {
  const day = (date: string, sevenDayYield: number) => ({ date, sevenDayYield, incomePer10k: 4_000 })
  expect(yieldSummary([day('20261119', 15_000), day('20261120', 14_000)], 'yield')).toBe(
    '11.19至11.20七日年化收益率，最新1.4000%，最高1.5000%，最低1.4000%',
  )
  expect(yieldSummary([], 'income')).toBe('暂无收益数据')
  expect(monthDay('20261121')).toBe('11.21')
})
