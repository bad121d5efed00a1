import { act } from 'react'
import { safeExecute } from '@tarojs/runtime'
import { answer, loseAnswer, refuse } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryLiquidity } from '@/contract/account/queryLiquidity'
import { queryAhead } from '@/contract/holding/queryAhead'
import { queryInviter } from '@/contract/referral/queryInviter'
import { ERRORS } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { picture } from '@/platform/picture'
import { fakePicture } from '@/platform/picture/fake'
import type { Drawing } from '@/domain/drawing'
import { speech } from '@/platform/speech'
import { UNSUPPORTED } from '@/platform/unsupported'
import { closeQuestion } from '@/session/overlay'
import { amountsHidden } from '@/session/preferences'

const MONEY: AnswerOf<typeof queryLiquidity> = {
  ...{ total: 1_010_000, available: 10_000, withdrawable: 0, redeemable: 0, redeemedOn: '20261123' },
  ...{ pending: 0, underWay: 0, frozen: 0, later: [{ day: '20261203', amount: 1_000_000, count: 1 }] },
}
type Item = AnswerOf<typeof queryAhead>['items'][number]
const ENDS: Item = {
  ...{ day: '20261130', kind: 'MATURITY', seqNo: '12', prodType: '20194', name: '普通储蓄一年', renewed: false },
  ...{ principal: 1_000_000, interest: 13_000, toAccount: 13_000 },
  maturity: {
    ...{
      instruction: 'RENEW_PRINCIPAL',
      decided: true,
      changeable: true,
      changeableUntil: 0,
      obstacle: '',
      instead: [],
    },
    happens: { instruction: 'RENEW_PRINCIPAL', unavailable: '', amount: 1_000_000, paidOut: 13_000 },
  },
}
const EARNED: Item = {
  ...{ day: '20261221', kind: 'SETTLEMENT', seqNo: '', prodType: '', name: 'II类户（**** 1234）', renewed: false },
  ...{ principal: 0, interest: 96, toAccount: 96 },
}
const tell = (...items: readonly Item[]) =>
  answer(queryAhead, {
    ...{ today: '20261128', through: '20270226', toAccount: 13_096, undecided: 0, next: '', later: [] },
    items: [...items],
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
  tell(ENDS, EARNED)
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

const sheetText = (page: Mounted) => page.find('.read-to-me__paper').textContent

it('tells what there is, what comes and what becomes of it, and whom to call, without the number of an account', async () => {
  answer(queryInviter, served('EFFECTIVE'))
  const page = await open()
  for (const shown of [
    ...['10,100.00元', '以后可支取的存款', '2天后', '10,130.00元', '按您选的本金续存'],
    ...['其他账户余额', '0.96元', '95396', '长春南关支行'],
  ])
    expect(sheetText(page)).toContain(shown)
  expect(page.text()).not.toContain('1234')
})

it.each([
  ['without a choice', { decided: false }, '您没有选择，将本金续存'],
  [
    'that can’t be followed',
    {
      happens: {
        instruction: 'RENEW_PRINCIPAL' as const,
        unavailable: '您的身份证已过期',
        amount: 0,
        paidOut: 1_013_000,
      },
    },
    '本息转入电子账户',
  ],
])('says where the money of a deposit goes %s', async (_, changes, said) => {
  if (ENDS.maturity) tell({ ...ENDS, maturity: { ...ENDS.maturity, ...changes } })
  expect(sheetText(await open())).toContain(said)
})

it('tells the nearest six, and how many more there are', async () => {
  tell(...Array.from({ length: 8 }, (_, at) => ({ ...EARNED, day: `2026122${at}` })))
  const page = await open()
  expect(sheetText(page)).toContain('2026年12月25日')
  expect(sheetText(page)).not.toContain('2026年12月26日')
  expect(sheetText(page)).toContain('后面还有2笔')
})

it('says of who owns nothing that there is nothing and that nothing comes', async () => {
  tell()
  answer(queryLiquidity, { ...MONEY, total: 0, available: 0, later: [] })
  const page = await open()
  expect(sheetText(page)).toContain('一共0.00元')
  expect(sheetText(page)).toContain('未来90天没有存款到期、付息或到账')
  await page.tap(page.findText('看看存款产品'))
  expect(pages().at(-1)).toBe('/productDetailsHomePage')
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

describe('while it is read', () => {
  let stop: jest.SpyInstance
  const read = async () => {
    stop = jest.spyOn(speech, 'stop').mockImplementation(() => undefined)
    jest.spyOn(speech, 'say').mockImplementation(() => new Promise(() => undefined))
    const page = await open()
    await page.tap(READ)
    page.findText('停下')
    expect(stop).not.toHaveBeenCalled()
    return page
  }

  it('stops on demand, and may be read again', async () => {
    const page = await read()
    await page.tap(page.findText('停下'))
    expect(stop).toHaveBeenCalledTimes(1)
    await page.until(() => expect(page.find(READ).textContent).toBe('开始念'))
  })

  it('stops when its amounts are hidden', async () => {
    const page = await read()
    await page.tap('[aria-label="隐藏金额"]')
    await page.until(() => expect(stop).toHaveBeenCalled())
    expect(page.find(READ).textContent).toBe('开始念')
  })

  it('stops when another page is opened above it', async () => {
    const page = await read()
    safeExecute('taro-app', 'componentDidHide')
    await page.until(() => expect(page.find(READ).textContent).toBe('开始念'))
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('stops when it is closed', async () => {
    const page = await read()
    page.unmount()
    expect(stop).toHaveBeenCalled()
  })
})

it('sends nothing to a maker of voices unless the customer agrees', async () => {
  jest.spyOn(speech, 'recipient').mockReturnValue('微信同声传译')
  const page = await open()
  await page.tap(READ)
  closeQuestion()
  await page.until(() => page.findText('家里的账'))
  expect(said).toEqual([])
})

/** What a drawing has written on it, in order. */
const written = (drawing: Drawing | undefined) =>
  drawing?.shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join('')

it.each([true, false])('keeps as a picture, to the letter, what it shows: amounts hidden %s', async (hidden) => {
  amountsHidden.set(hidden)
  const fake = fakePicture()
  jest.spyOn(picture, 'save').mockImplementation((name, drawing) => fake.save(name, drawing))
  const page = await open()
  await page.tap(page.findText('保存成图片'))
  if (!hidden) {
    await page.until(() => page.findText('这一页写有金额'))
    await page.tap(page.findText('继续'))
  }
  await page.until(() => expect(fake.given).toHaveLength(1))
  expect(written(fake.given[0]?.drawing)).toBe(sheetText(page))
  expect(sheetText(page)?.includes('10,100.00')).toBe(!hidden)
})

it.each([
  ['can’t be saved', UNSUPPORTED],
  ['the album refuses', ok('declined' as const)],
])('shows the picture for a long press where it %s, until amounts are shown or hidden', async (_, saved) => {
  amountsHidden.set(true)
  jest.spyOn(picture, 'save').mockImplementation(() => Promise.resolve(saved))
  jest.spyOn(picture, 'draw').mockImplementation(() => Promise.resolve(ok('data:image/png;base64,')))
  const page = await open()
  await page.tap(page.findText('保存成图片'))
  await page.until(() => page.findText('长按图片保存或发送'))
  amountsHidden.set(false)
  await page.until(() => expect(page.text()).not.toContain('长按图片保存或发送'))
})

it('says what helps where nothing can be drawn', async () => {
  amountsHidden.set(true)
  jest.spyOn(picture, 'save').mockImplementation(() => Promise.resolve(UNSUPPORTED))
  jest.spyOn(picture, 'draw').mockImplementation(() => Promise.resolve(UNSUPPORTED))
  const page = await open()
  await page.tap(page.findText('保存成图片'))
  await page.until(() => page.findText('当前环境不能生成图片，可以截屏保存'))
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
  expect(paper[0]).toBe(sheetText(page))
  expect(paper[0]).not.toMatch(/\d\.\d{2}/)
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('[data-printed]')).toBeNull()
})

/** Prints where the browser never tells that it has. */
const printSilently = async (): Promise<Mounted> => {
  amountsHidden.set(true)
  jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = await open()
  await page.tap(page.findText('打印给家人'))
  await page.until(() => expect(document.querySelectorAll('[data-printed]')).toHaveLength(1))
  return page
}
const goBelow = () => act(async () => void safeExecute('taro-app', 'componentDidHide'))
const leftOfPrint = () => document.querySelectorAll('[data-printed], [data-unprinted]').length

it.each<[string, (page: Mounted) => Promise<void>]>([
  ['is left', async (page: Mounted) => page.unmount()],
  ['goes below another one', () => goBelow()],
  ['is seen again', () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))],
])('leaves nothing of what was printed behind when the page %s', async (_, happens) => {
  const page = await printSilently()
  await happens(page)
  expect(leftOfPrint()).toBe(0)
})

it('keeps what is printed while the phone’s print dialog hides the page, and prints one sheet at a time', async () => {
  const page = await printSilently()
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await goBelow()
  expect(document.querySelectorAll('[data-printed]')).toHaveLength(1)
  seen.mockRestore()
  await page.tap(page.findText('打印给家人'))
  expect(document.querySelectorAll('[data-printed]')).toHaveLength(1)
  window.dispatchEvent(new Event('afterprint'))
  expect(leftOfPrint()).toBe(0)
})

it('prints in the sizes that the customer reads, by daylight', async () => {
  amountsHidden.set(true)
  jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = await open()
  page.find('.theme').className = 'ui-theme theme theme--dark theme--elder theme--text-13'
  await page.tap(page.findText('打印给家人'))
  const copy = () => document.querySelector('[data-printed]')
  await page.until(() => expect(copy()?.className).toBe('theme theme--elder theme--text-13'))
  window.dispatchEvent(new Event('afterprint'))
})

it('hides the amounts of deposits that are told in the same words, on the page and on paper', async () => {
  tell(ENDS, { ...ENDS, seqNo: '13' })
  const paper: string[] = []
  jest.spyOn(window, 'print').mockImplementation(() => {
    paper.push(document.querySelector('[data-printed]')?.textContent ?? '')
  })
  const page = await open()
  expect(sheetText(page)).toMatch(/\d\.\d{2}/)
  await act(async () => amountsHidden.set(true))
  await page.until(() => expect(sheetText(page)).not.toMatch(/\d\.\d{2}/))
  await page.tap(page.findText('打印给家人'))
  await page.until(() => expect(paper[0]).toContain('家里的账'))
  expect(paper[0]).not.toMatch(/\d\.\d{2}/)
  window.dispatchEvent(new Event('afterprint'))
})

it('tells what lies in pots, and not what a rule moves into one', async () => {
  answer(queryLiquidity, { ...MONEY, total: 1_060_000, pots: 50_000 })
  const fill: Item = { ...ENDS, kind: 'POT', seqNo: 'p1', prodType: '', name: '买车10万元', principal: 20_000 }
  const { maturity: _, ...moved } = { ...fill, interest: 0, toAccount: 0 }
  tell(moved, EARNED)
  const page = await open()
  expect(sheetText(page)).toContain('存钱罐500.00元')
  expect(sheetText(page)).not.toContain('买车')
})

it('asks before amounts are printed', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = await open()
  await page.tap(page.findText('打印给家人'))
  closeQuestion()
  await page.until(() => page.findText('打印给家人'))
  expect(printed).not.toHaveBeenCalled()
})

it('says that there is no printer in WeChat, and what helps', async () => {
  amountsHidden.set(true)
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
  const page = await open()
  await page.tap(page.findText('打印给家人'))
  await page.until(() => page.findText('这里不能直接打印，请先保存成图片，再请家人打印'))
})

it('says what the bank says where it refuses, and that the phone is offline', async () => {
  refuse(queryAhead, 'TooManyRequests')
  const page = await openPage('/readToMe')
  await page.until(() => page.findText(ERRORS.TooManyRequests.message))
  loseAnswer(queryAhead)
  await page.tap(page.findText('重新加载'))
  await page.until(() => expect(page.text()).not.toContain(ERRORS.TooManyRequests.message))
  page.findText('重新加载')
})

it('is led to from 我的钱', async () => {
  const money = await openPage('/myMoney')
  await money.until(() => money.findText('念给我听'))
  await money.tap(money.findText('念给我听'))
  expect(pages().at(-1)).toBe('/readToMe')
})
