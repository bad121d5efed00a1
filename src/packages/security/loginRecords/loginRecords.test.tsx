import { answer, loseAnswer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryLoginRecords } from '@/contract/security/queryLoginRecords'
import { linkTo } from '@/routes/link'

/** 2026-11-02 10:00 and 2026-10-05 09:00 in Shanghai. */
const [NOVEMBER, OCTOBER] = [1_793_584_800_000, 1_791_162_000_000]

const LOGIN = { id: '12', at: NOVEMBER, device: 'mini', outcome: 'right' } as const
const GUESS = { id: '11', at: NOVEMBER - 60_000, device: 'h5', outcome: 'wrong' } as const
const LOCK = { id: '3', at: OCTOBER, device: 'h5', outcome: 'locked' } as const

it('tells log-ins and failed attempts under their months, with time, device and result', async () => {
  answer(queryLoginRecords, { records: [LOGIN, GUESS, LOCK], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() => expect(page.findAll('.month-group')).toHaveLength(2))
  const [november, october] = page.findAll('.month-group').map(({ textContent }) => textContent)
  expect(november).toMatch(/2026年11月.*登录成功.*10:00.*微信小程序.*登录失败，手势密码错误.*09:59.*网页/)
  expect(october).toMatch(/2026年10月.*登录失败，手势密码已锁定.*09:00.*网页/)
  expect(page.text()).not.toContain('加载更多')
})

it('goes on after the last log-in shown', async () => {
  answer(queryLoginRecords, { records: [LOGIN, GUESS], more: true })
  const page = await openPage('/loginRecords')
  await page.until(() => page.findText('加载更多'))
  answer(queryLoginRecords, { records: [LOCK], more: false })
  await page.tap(page.findText('加载更多'))
  await page.until(() => page.findText('2026年10月'))
  expect(sent(queryLoginRecords)).toEqual([{}, { after: '11' }])
})

it('says that there are none, and leads back home', async () => {
  answer(queryLoginRecords, { records: [], more: false })
  const empty = await openPage('/loginRecords')
  await empty.until(() => empty.findText('还没有登录记录'))
  await empty.tap(empty.findText('返回首页'))
  expect(pages()).toEqual(['/'])
})

it('says when the line is gone, under its other name too', async () => {
  loseAnswer(queryLoginRecords)
  const lost = await openPage('/loginRecord')
  await lost.until(() => lost.findText('重新加载'))
})

it('leads who did not log in to a new gesture, and to the security centre once there is one', async () => {
  answer(queryLoginRecords, { records: [GUESS], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() => page.findText('不是本人操作？'))
  expect(page.text().includes('前往安全中心')).toBe(linkTo('/securityCenterIndex') !== undefined)
  await page.tap(page.findText('重新设置手势密码'))
  await page.until(() => expect(pages()).toEqual(['/', '/loginRecords', '/GesturePassword']))
})
