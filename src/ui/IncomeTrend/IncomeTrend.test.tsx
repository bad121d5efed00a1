import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { IncomeTrend } from '.'

const POINTS = [
  { day: day('20261120'), amount: fen(139) },
  { day: day('20261121'), amount: fen(142) },
]

it('starts its bars at zero however little the days differ, and says the scale and the sum', async () => {
  const page = await mount(IncomeTrend, { points: POINTS })
  for (const text of ['0.00元', '1.42元', '11月20日至11月21日合计2.81元']) expect(page.text()).toContain(text)
  const heights = page.findAll('.ui-income-trend__bar').map((bar) => Math.round(parseFloat(bar.style.height)))
  expect(heights).toEqual([98, 100])
})

it('says what the chosen day earned, the last at first', async () => {
  const page = await mount(IncomeTrend, { points: POINTS })
  expect(page.find('.ui-plot__said').textContent).toBe('11月21日1.42元')
  await page.tap(page.find('[aria-label=前一天]'))
  expect(page.find('.ui-plot__said').textContent).toBe('11月20日1.39元')
  expect(page.findAll('.ui-income-trend__bar.is-chosen')).toHaveLength(1)
})

it('tells nothing of its scale while amounts are hidden', async () => {
  const page = await mount(IncomeTrend, { points: POINTS, hidden: true })
  expect(page.text()).not.toMatch(/\d\.\d/)
  expect(page.findAll('.ui-income-trend__bar')).toEqual([])
})

describe('of days that hardly differ', () => {
  const week = Array.from({ length: 7 }, (_, index) => ({ day: day(`2026112${index}`), amount: fen(100 + index) }))

  it('draws what has come together instead of equal bars, and says why', async () => {
    const page = await mount(IncomeTrend, { points: week })
    expect(page.findAll('.ui-income-trend__bar')).toEqual([])
    for (const text of ['每天相差不多，图为逐日相加', '合计7.21元', '0.00元']) expect(page.text()).toContain(text)
  })

  it('says the chosen day’s own income and the sum up to it', async () => {
    const page = await mount(IncomeTrend, { points: week })
    expect(page.find('.ui-plot__said').textContent).toBe('11月26日收益1.06元11.20起共7.21元')
    await page.tap(page.find('[aria-label=前一天]'))
    expect(page.find('.ui-plot__said').textContent).toBe('11月25日收益1.05元11.20起共6.15元')
  })

  it('tells nothing while amounts are hidden', async () => {
    const page = await mount(IncomeTrend, { points: week, hidden: true })
    expect(page.text()).not.toMatch(/\d\.\d|相差/)
  })
})
