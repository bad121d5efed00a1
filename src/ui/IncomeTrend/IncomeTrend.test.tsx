import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { IncomeTrend } from '.'

const POINTS = [
  { day: day('20261120'), amount: fen(139) },
  { day: day('20261121'), amount: fen(142) },
]

it('starts its bars at zero however little the days differ, and says each of their sum and values once', async () => {
  const page = await mount(IncomeTrend, { points: POINTS })
  expect(page.text()).toBe('近2天合计+2.81元11月21日1.42元11.2011.21')
  expect(page.findAll('.ui-plot__rule, .ui-plot__point')).toEqual([])
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

it.each([
  [7, 'day', [0, 1, 2, 3, 4, 5, 6].filter((at) => at % 2 === 1)],
  [12, 'month', [1, 3, 5, 7, 9, 11]],
] as const)('names of %i bars by %s those that have room, each below its own', async (count, by, named) => {
  const points = Array.from({ length: count }, (_, at) => ({
    day: day(by === 'day' ? `2026110${at + 1}` : `2026${String(at + 1).padStart(2, '0')}01`),
    amount: fen(100 * (at + 1)),
  }))
  const page = await mount(IncomeTrend, { points, by })
  const columns = page.findAll('.ui-income-trend__column')
  expect(columns.flatMap(({ textContent }, at) => (textContent === '' ? [] : [at]))).toEqual(named)
})

it.each([
  [
    'days that hardly differ',
    Array.from({ length: 7 }, (_, at) => ({ day: day(`2026112${at}`), amount: fen(100 + at) })),
  ],
  ['one day', POINTS.slice(0, 1)],
])('of %s says the sum alone and draws nothing', async (_, points) => {
  const page = await mount(IncomeTrend, { points })
  expect(page.text()).toMatch(/^近\d天合计\+\d\.\d\d元$/)
  expect(page.findAll('.ui-plot')).toEqual([])
})
