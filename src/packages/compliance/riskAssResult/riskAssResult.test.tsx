import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import type { Query, RouteName } from '@/routes/link'
import type { AnswerOf } from '@test/component/bank'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'

const TEST = { level: 'C3', typeName: '稳健型', at: 0, validUntil: '20271120', expired: false } as const
const STANDING = { testsLeftToday: 1, testsLeftInPeriod: 7, nextTestDay: '20261121', needsElderConfirmation: false }

const open = async (
  result: Partial<AnswerOf<typeof queryRiskResult>>,
  query: Query = {},
  below: readonly RouteName[] = ['/', '/fnzqBuy'],
) => {
  answer(queryRiskResult, { ...STANDING, ...result })
  const page = await openPage('/riskAssResult', query, { below })
  await page.until(() => page.findText('各类型适合的产品'))
  return page
}
const buttons = (page: Awaited<ReturnType<typeof open>>) => page.findAll('.ui-button').map((each) => each.textContent)

it('marks the customer’s type among the five, in words too', async () => {
  const page = await open({ test: TEST })
  expect(page.findAll('[role=listitem]')).toHaveLength(5)
  expect(page.findAll('.is-current').map((each) => each.textContent)).toEqual([
    'C3稳健型您的类型适合购买R1级至R3级产品',
  ])
  expect(page.text()).toContain('有效期至2027.11.20')
  expect(page.text()).toContain('今日还可测评1次')
})

it('leads back to the purchase it came from, with what was typed there', async () => {
  const page = await open({ test: TEST }, { from: '/fnzqBuy' })
  expect(buttons(page)).toEqual(['重新测评', '返回购买'])
  await page.tap(page.findText('返回购买'))
  expect(pages()).toEqual(['/', '/fnzqBuy'])
})

it('opens the purchase anew when nothing stands below, as after a reload', async () => {
  const page = await open({ test: TEST }, { from: '/fnzqBuy', productType: '91318017' }, [])
  await page.tap(page.findText('返回购买'))
  expect(pages()).toEqual(['/fnzqBuy'])
})

it('asks for a new test when the last has expired, and marks no type', async () => {
  const page = await open({ test: { ...TEST, expired: true } }, { from: '/fnzqBuy' })
  expect(page.findAll('.is-current')).toEqual([])
  expect(buttons(page)).toEqual(['重新测评'])
  await page.tap(page.findText('重新测评'))
  expect(pages()).toEqual(['/', '/fnzqBuy', '/riskAssessment'])
})

it('says when the next test may be taken instead of offering one', async () => {
  const page = await open({ test: TEST, testsLeftToday: 0, nextTestDay: '20261122' })
  expect(page.text()).toContain('2026.11.22起可再次测评')
  expect(buttons(page)).toEqual([])
})

it('tells whoever was never tested, and whoever is over 65', async () => {
  const page = await open({ needsElderConfirmation: true })
  expect(page.text()).toContain('您还没有进行过风险承受能力测评')
  expect(page.text()).toContain('您已年满65周岁')
  expect(buttons(page)).toEqual(['开始测评'])
})
