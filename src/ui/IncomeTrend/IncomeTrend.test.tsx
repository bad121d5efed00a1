import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { IncomeTrend } from '.'

const POINTS = [
  { day: day('20261120'), amount: fen(139) },
  { day: day('20261121'), amount: fen(142) },
]

it('draws days apart that hardly differ, and says that its scale starts above zero', async () => {
  const page = await mount(IncomeTrend, { points: POINTS })
  expect(page.text()).toContain('纵轴不从零起：1.37元至1.42元')
  const heights = page.findAll('.ui-income-trend__bar').map((bar) => bar.style.height)
  expect(heights).toEqual(['40%', '100%'])
})

it('starts at zero where days can be told apart from there', async () => {
  const page = await mount(IncomeTrend, { points: [{ day: day('20261119'), amount: fen(71) }, ...POINTS] })
  expect(page.text()).toContain('纵轴：0.00元至1.42元')
})

it('tells nothing of its scale while amounts are hidden', async () => {
  const page = await mount(IncomeTrend, { points: POINTS, hidden: true })
  expect(page.text()).not.toMatch(/纵轴|1\.4/)
})
