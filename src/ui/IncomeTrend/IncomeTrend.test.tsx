import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { IncomeTrend } from '.'

const POINTS = [
  { day: day('20261120'), amount: fen(139) },
  { day: day('20261121'), amount: fen(142) },
]

it('starts its bars at zero however little the days differ, and says the scale', async () => {
  const page = await mount(IncomeTrend, { points: POINTS })
  expect(page.text()).toContain('纵轴：0.00元至1.42元')
  const heights = page.findAll('.ui-income-trend__bar').map((bar) => Math.round(parseFloat(bar.style.height)))
  expect(heights).toEqual([98, 100])
})

it('tells nothing of its scale while amounts are hidden', async () => {
  const page = await mount(IncomeTrend, { points: POINTS, hidden: true })
  expect(page.text()).not.toMatch(/纵轴|1\.4/)
})
