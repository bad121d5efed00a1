import { answer, loseAnswer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryLoginRecords } from '@/contract/security/queryLoginRecords'
import { elderMode } from '@/session/preferences'

/** 2026-11-02 10:00 and 2026-10-05 09:00 in Shanghai. */
const [NOVEMBER, OCTOBER] = [1_793_584_800_000, 1_791_162_000_000]

const FROM = { place: '吉林省', platform: 'IPHONE', how: 'gesture', times: 1, disowned: false } as const
const LOGIN = { ...FROM, id: '12', at: NOVEMBER, device: 'mini', outcome: 'right' } as const
const GUESS = { ...FROM, id: '11', at: NOVEMBER - 60_000, device: 'h5', outcome: 'wrong', disowned: true } as const
const LOCK = { ...FROM, id: '3', at: OCTOBER, device: 'h5', outcome: 'locked', times: 4 } as const
/** Of before places were noted. */
const OLD = {
  id: '2',
  at: OCTOBER - 60_000,
  device: 'h5',
  outcome: 'right',
  how: 'gesture',
  times: 1,
  disowned: false,
} as const

it('tells log-ins and failed attempts under their months, with time, place, device, result and how often', async () => {
  answer(queryLoginRecords, { records: [LOGIN, GUESS, LOCK, OLD], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() => expect(page.findAll('.month-group')).toHaveLength(2))
  const marks = page.findAll('.login-records__when').map((when) => when.querySelector('.ui-icon--warning') !== null)
  expect(marks).toEqual([false, true, true, false])
  const [november, october] = page.findAll('.month-group').map(({ textContent }) => textContent)
  expect(november).toMatch(
    /2026年11月.*10:00吉林省 · 苹果手机登录成功.*09:59登录失败，手势密码错误吉林省 · 苹果手机已报告非本人$/,
  )
  expect(october).toMatch(
    /2026年10月.*09:00登录失败，手势密码已锁定，共4次吉林省 · 苹果手机未成功.*未记录 · 网页登录成功$/,
  )
  expect(page.text()).not.toContain('加载更多')
})

it('says in large type what came of a log-in beside when it was', async () => {
  elderMode.set(true)
  answer(queryLoginRecords, { records: [LOCK], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() =>
    expect(page.find('.month-group').textContent).toMatch(/09:00 ?未成功登录失败，.*吉林省 · 苹果手机$/),
  )
  elderMode.set(false)
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

it('asks for those that failed alone, when chosen or by its link', async () => {
  answer(queryLoginRecords, { records: [LOGIN], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() => page.findText('登录成功'))
  answer(queryLoginRecords, { records: [], more: false })
  await page.tap(page.findText('未成功'))
  await page.until(() => page.findText('近180天没有未成功的登录'))
  await openPage('/loginRecords', { failed: '1' })
  expect(sent(queryLoginRecords)[1]).toEqual({ failed: true })
})

it('says that there are none, and leads back home', async () => {
  answer(queryLoginRecords, { records: [], more: false })
  const empty = await openPage('/loginRecords')
  await empty.until(() => empty.findText('还没有登录记录'))
  await empty.tap(empty.findText('返回首页'))
  expect(pages()).toEqual(['/'])
})

it('says when the line is gone', async () => {
  loseAnswer(queryLoginRecords)
  const lost = await openPage('/loginRecords')
  await lost.until(() => lost.findText('重新加载'))
})

it('leads from a log-in to what it was and what to do', async () => {
  answer(queryLoginRecords, { records: [LOGIN, GUESS], more: false })
  const page = await openPage('/loginRecords')
  await page.until(() => page.findText('登录成功'))
  await page.tap(page.findText('登录失败，手势密码错误'))
  await page.until(() => expect(pages()).toEqual(['/', '/loginRecords', '/loginRecord']))
})
