import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryLiquidity } from '@/contract/account/queryLiquidity'
import { queryCalendar } from '@/contract/holding/queryCalendar'
import { queryInviter } from '@/contract/referral/queryInviter'
import { fail, ok } from '@/domain/result'
import { picture } from '@/platform/picture'
import { fakePicture } from '@/platform/picture/fake'
import { speech } from '@/platform/speech'
import { UNSUPPORTED } from '@/platform/unsupported'
import { closeQuestion } from '@/session/overlay'
import { amountsHidden } from '@/session/preferences'

const MONEY: AnswerOf<typeof queryLiquidity> = {
  ...{ total: 1_010_000, available: 10_000, withdrawable: 0, redeemable: 0, redeemedOn: '20261123' },
  ...{ pending: 0, underWay: 0, frozen: 0, later: [{ day: '20261203', amount: 1_000_000, count: 1 }] },
}
const DUE = {
  ...{ kind: 'MATURITY' as const, seqNo: '12', prodType: '20194', prodDesc: '普通储蓄一年' },
  ...{ principal: 1_000_000, interest: 13_000 },
}
const calendar = (month: string, day: string, lastMonth = month): AnswerOf<typeof queryCalendar> => ({
  ...{ month, today: '20261128', firstMonth: '202610', lastMonth },
  days: [
    { day: `${month}01`, wealthIncome: 0, settlements: [], events: [{ ...DUE, state: 'paid', prodDesc: '已经付过' }] },
    { day, wealthIncome: 0, settlements: [], events: [{ ...DUE, state: 'due' }] },
  ],
  ...{ principalDue: 0, interestDue: 0, principalPaid: 0, interestPaid: 0, wealthIncome: 0 },
})
const served = (state: 'EFFECTIVE' | 'CLOSED'): AnswerOf<typeof queryInviter> => ({
  relation: {
    ...{ state, inviteCode: 'ABC', boundAt: 0 },
    inviter: { kind: 'CLERK', name: '样例', branch: 'south', salesId: 'S1' },
  },
})

const READ = '.read-to-me__act .ui-button'
const said: string[] = []

beforeEach(() => {
  said.length = 0
  answer(queryLiquidity, MONEY)
  answer(queryCalendar, calendar('202611', '20261130'))
  answer(queryInviter, {})
  jest.spyOn(speech, 'say').mockImplementation((text) => {
    said.push(text)
    return Promise.resolve(ok(undefined))
  })
})
afterEach(() => {
  closeQuestion()
  amountsHidden.set(false)
  jest.restoreAllMocks()
})

const open = async () => {
  const page = await openPage('/readToMe')
  await page.until(() => page.findText('家里的账'))
  return page
}

it('tells what there is, what comes and whom to call, and nothing that was paid already', async () => {
  answer(queryInviter, served('EFFECTIVE'))
  const page = await open()
  for (const shown of ['10,100.00元', '还不能支取的存款', '2天后', '10,130.00元', '95396', '长春南关支行'])
    expect(page.text()).toContain(shown)
  expect(page.text()).not.toContain('已经付过')
})

it('asks for the next month where the calendar has one', async () => {
  answer(queryCalendar, calendar('202611', '20261130', '202712'))
  await open()
  expect(sent(queryCalendar)).toEqual([{}, { month: '202612' }])
})

it('does without a branch that no longer serves the customer, and without the read of it', async () => {
  answer(queryInviter, served('CLOSED'))
  expect((await open()).text()).not.toContain('您的网点')
  loseAnswer(queryInviter)
  expect((await open()).text()).not.toContain('您的网点')
})

it('reads the page aloud in words, without amounts while they are hidden', async () => {
  const page = await open()
  await page.tap(READ)
  await page.until(() => expect(said[0]).toContain('一共有一万零一百元'))
  amountsHidden.set(true)
  await page.until(() => expect(page.text()).toContain('金额不写也不念'))
  await page.tap(READ)
  await page.until(() => expect(said).toHaveLength(2))
  expect(said[1]).not.toMatch(/元|角/)
  expect(page.text()).not.toContain('10,100.00')
})

it.each([
  ['there is no voice', UNSUPPORTED, '没有可用的中文语音'],
  ['it broke off', fail({ kind: 'failed' as const }), '没有念完'],
])('says kindly what helps when %s', async (_, outcome, sorry) => {
  jest.spyOn(speech, 'say').mockImplementation(() => Promise.resolve(outcome))
  const page = await open()
  await page.tap(READ)
  await page.until(() => expect(page.text()).toContain(sorry))
  expect(page.text()).toContain('拨打')
})

it('stops reading on demand', async () => {
  const stop = jest.spyOn(speech, 'stop').mockImplementation(() => undefined)
  jest.spyOn(speech, 'say').mockImplementation(() => new Promise(() => undefined))
  const page = await open()
  await page.tap(READ)
  await page.tap(page.findText('停止朗读'))
  expect(stop).toHaveBeenCalledTimes(1)
})

it('sends nothing to a maker of voices unless the customer agrees', async () => {
  jest.spyOn(speech, 'recipient').mockReturnValue('微信同声传译')
  const page = await open()
  await page.tap(READ)
  closeQuestion()
  await page.until(() => page.findText('家里的账'))
  expect(said).toEqual([])
})

it('keeps what it shows as a picture, and shows it where it can’t be saved', async () => {
  amountsHidden.set(true)
  const fake = fakePicture()
  jest.spyOn(picture, 'save').mockImplementation((name, drawing) => fake.save(name, drawing))
  const page = await open()
  await page.tap(page.findText('保存成图片'))
  await page.until(() => expect(fake.given).toHaveLength(1))
  const drawn = JSON.stringify(fake.given[0]?.drawing.shapes)
  for (const written of ['家里的账', '现在可用', '普通储蓄一年到期', '95396', '******'])
    expect(drawn).toContain(written)
  expect(drawn).not.toContain('10,100.00')
  jest.spyOn(picture, 'save').mockImplementation(() => Promise.resolve(UNSUPPORTED))
  jest.spyOn(picture, 'draw').mockImplementation(() => Promise.resolve(ok('data:image/png;base64,')))
  await page.tap(page.findText('保存成图片'))
  await page.until(() => page.findText('长按图片保存或发送'))
})

it('prints the sheet alone, and leaves nothing of it behind', async () => {
  amountsHidden.set(true)
  const paper: string[] = []
  jest.spyOn(window, 'print').mockImplementation(() => {
    paper.push(document.querySelector('[data-printed]')?.textContent ?? '')
  })
  const page = await open()
  await page.tap(page.findText('打印给家人'))
  await page.until(() => expect(paper[0]).toContain('家里的账'))
  expect(paper[0]).not.toContain('保存成图片')
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('[data-printed]')).toBeNull()
})

it('asks before amounts are printed', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = await open()
  await page.tap(page.findText('打印给家人'))
  closeQuestion()
  await page.until(() => page.findText('打印给家人'))
  expect(printed).not.toHaveBeenCalled()
})

it('says so when the bank refuses, and is led to from 我的钱', async () => {
  refuse(queryCalendar, 'InternalError')
  const page = await openPage('/readToMe')
  await page.until(() => page.findText('重新加载'))
  const money = await openPage('/myMoney')
  await money.until(() => money.findText('念给我听'))
  await money.tap(money.findText('念给我听'))
  expect(pages().at(-1)).toBe('/readToMe')
})
