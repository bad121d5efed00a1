import { answer, answerLater, asked, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { formThere, showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { lookOf, showsReadiness } from '@test/component/readiness'
import { pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { queryOperation } from '@/contract/order/queryOperation'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { transferIn } from '@/contract/transfer/transferIn'
import { transferOut } from '@/contract/transfer/transferOut'
import { day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { MAX_CARDS } from '@/domain/card/roles'
import { yuan } from '@/domain/money/fen'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { clock } from '@/platform/clock'
import { newClientId } from '@/session/bank'
import { takeCashNeed } from '@/session/cashNeed'
import { forgetChanged } from '@/session/memory'
import { boxAtom } from '@/session/overlay'
import { elderMode } from '@/session/preferences'
import { store } from '@/session/store'
import { keepWaitingOrder, takeWaitingOrder } from '@/session/waitingOrder'
import { keepDraft } from './draft'

type Limits = AnswerOf<typeof queryTransferLimits>

const CARD = { cardId: 'c1', bankName: '农业银行', cardNo: '6228 **** 6006', usedToday: 0 }
const OTHER = { cardId: 'c2', bankName: '工商银行', cardNo: '6222 **** 0125', usedToday: 0 }

const OUT: Limits['out'] = {
  single: yuan(500_000),
  aDay: yuan(1_000_000),
  countADay: 20,
  usedToday: 0,
  countToday: 0,
  left: yuan(1_000_000),
  nightLock: false,
  available: yuan(300_000),
  codeOver: yuan(50_000),
  faceOver: yuan(200_000),
  payee: '何*',
  sentBefore: true,
}

const limits = (out: Partial<Limits['out']> = {}, rest: Partial<Omit<Limits, 'out'>> = {}): Limits => ({
  out: { ...OUT, ...out },
  sending: [
    { speed: 'REALTIME', dueAt: 1_795_226_040_000 },
    { speed: 'NEXT_DAY', dueAt: 1_795_312_440_000 },
  ],
  caught: 0,
  cards: [{ ...CARD, single: yuan(50_000), aDay: yuan(200_000), left: yuan(200_000) }, OTHER],
  ...rest,
})

const TAKEN = { orderNo: '202611210000000007', state: 'SENT', amount: yuan(100), dueAt: 0, at: 0 } as const

const box = () => store.get(boxAtom)?.request
const answerBox = (how: 'confirm' | 'cancel') => store.get(boxAtom)?.answer(how)

beforeEach(() => {
  answer(queryTransferLimits, limits())
  answer(queryAccountStatus, IN_ORDER)
  answer(verifyIdCardValidPeriod, {})
  answer(queryConsents, { consents: [] })
})

afterEach(() => elderMode.set(false))

async function fill(direction: 'IN' | 'OUT', amount: string): Promise<Mounted> {
  const page = await openPage(direction === 'IN' ? '/AccountTurnInto' : '/AccountTurnOut')
  const field = '.ui-amount-input input'
  if (await formThere(page, field)) await page.type(field, amount)
  return page
}

const press = async (page: Mounted, text: string): Promise<void> => {
  await page.until(() => page.findText(text))
  await page.tap(page.findText(text))
}

async function typePassword(page: Mounted): Promise<void> {
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of '135790') {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (key) await page.tap(key)
  }
}

/** From the filled form to the bank. */
async function order(page: Mounted, what: '转入' | '转出'): Promise<void> {
  await press(page, `立即${what}`)
  await press(page, `确认${what}`)
  await typePassword(page)
}

const shown = (page: Mounted): string => `${page.text()}${box()?.content ?? ''}`

describe('money in', () => {
  it('comes from the card that was chosen, and leads to what became of it', async () => {
    answer(transferIn, { ...TAKEN, direction: 'IN' })
    const page = await fill('IN', '100')
    await page.tap(page.findText('付款银行卡'))
    await page.until(() => page.findText('选择付款银行卡'))
    await press(page, '工商银行(0125)')
    await order(page, '转入')
    await page.until(() => expect(pages()).toEqual(['/', '/AccountTurnStatus']))
    expect(sent(transferIn)[0]).toMatchObject({ cardId: 'c2', amount: yuan(100), password: '135790' })
  })

  it.each([
    ['fewer cards than may be bound', 2, 1],
    ['the most cards', MAX_CARDS.own, 0],
  ])('offers with %s to add one as often as it can be', async (_, count, offered) => {
    const cards = Array.from({ length: count }, (_card, index) => ({ ...OTHER, cardId: `c${index}` }))
    answer(queryTransferLimits, limits({}, { cards }))
    const page = await fill('IN', '1')
    await page.tap(page.findText('付款银行卡'))
    await page.until(() => page.findText('选择付款银行卡'))
    expect(page.text().split('添加银行卡')).toHaveLength(offered + 1)
  })

  it('says what each card gives, and refuses more beside the amount', async () => {
    const page = await fill('IN', '50000.01')
    expect(page.text()).toContain('单笔最多转入50,000元')
    await page.tap(page.findText('立即转入'))
    expect(page.text()).not.toContain('确认转入')
    await page.tap(page.findText('付款银行卡'))
    await page.until(() => expect(page.text()).toContain('单笔5万，今日还可转入200,000元'))
    expect(page.text()).toContain('单笔无限额，今日无限额')
  })

  it('may come to an account that only receives, and not to one that is dormant', async () => {
    answer(queryAccountStatus, { ...IN_ORDER, receiveNoPay: 'Y' })
    const page = await fill('IN', '1')
    await page.until(() => expect(asked()).toContain('verifyIdCardValidPeriod'))
    expect(box()).toBeUndefined()
    page.unmount()
    answer(queryAccountStatus, { ...IN_ORDER, acctStatus: 'D' })
    await fill('IN', '1')
    await page.until(() => expect(box()?.content).toContain('已暂停线上交易'))
  })

  it('says that a freeze takes its part first, and counts what is left', async () => {
    answer(queryTransferLimits, limits({ available: 0 }, { caught: yuan(60) }))
    const page = await fill('IN', '100')
    expect(page.text()).toContain('先用于补足冻结金额')
    await press(page, '立即转入')
    await page.until(() => expect(page.text()).toContain('转入后可用余额¥40.00'))
  })
})

describe('money out', () => {
  const EFFECT = '银行卡到账¥100.50转出后可用余额¥299,899.50手续费¥0.00'

  it('shows payee, card, and what is left, before the password', async () => {
    answer(transferOut, { ...TAKEN, direction: 'OUT' })
    const page = await fill('OUT', '100.5')
    await page.tap(page.findText('次日到账'))
    await press(page, '立即转出')
    await page.until(() => page.findText('核对转出'))
    for (const words of ['何*（本人）', '农业银行(6006)', '次日到账，2026.11.22', EFFECT]) {
      expect(page.text()).toContain(words)
    }
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => expect(pages()).toContain('/AccountTurnStatus'))
    expect(sent(transferOut)[0]).toMatchObject({ cardId: 'c1', amount: 10_050, speed: 'NEXT_DAY' })
    expect(sent(transferOut)[0]).not.toHaveProperty('memo')
  })

  it('takes all that may go out at once', async () => {
    answer(queryTransferLimits, limits({ single: yuan(200_000) }))
    const page = await fill('OUT', '')
    await press(page, '全部转出')
    expect((page.find('.ui-amount-input input') as HTMLInputElement).value).toBe('200,000')
  })

  it('leads from what the account lacks to how that is had, with the amount, and keeps it', async () => {
    answer(queryTransferLimits, limits({ available: yuan(500) }))
    const page = await fill('OUT', '500')
    expect(page.text()).not.toContain('怎么取最划算')
    await page.type('.ui-amount-input input', '600')
    expect(page.text()).toContain('余额不足，还差100.00元')
    page.find('.ui-amount-input.is-wrong')
    expect(lookOf(page, '看怎么取存款最划算')).toBe('secondary')
    await press(page, '看怎么取存款最划算')
    await page.until(() => expect(pages().at(-1)).toBe('/cashPlan'))
    expect(takeCashNeed()).toBe(60_000)
    expect((page.find('.ui-amount-input input') as HTMLInputElement).value).toBe('600')
  })

  it('keeps nothing in the memo that the bank would refuse', async () => {
    const page = await fill('OUT', '100')
    await page.type('.ui-text-field input', '学\u202e费\u200b２月')
    expect((page.find('.ui-text-field input') as HTMLInputElement).value).toBe('学费2月')
  })

  it.each([
    [{ sentBefore: false }, '1', true],
    [{}, '50001', true],
    [{}, '50000', false],
  ] as const)('warns of fraud for the first time and of much: %j, %s yuan: %s', async (out, amount, warned) => {
    answer(queryTransferLimits, limits(out))
    const page = await fill('OUT', amount)
    await page.tap(page.findText('立即转出'))
    if (warned) {
      await page.until(() => expect(box()?.title).toBe('谨防电信诈骗'))
      answerBox('cancel')
      await page.until(() => expect(box()).toBeUndefined())
      expect(page.text()).not.toContain('确认转出')
    } else await page.until(() => page.findText('确认转出'))
  })

  it('says of each way, in facts that stay whole, when the money is there and until when it can be called off', async () => {
    const page = await fill('OUT', '')
    const factsOf = (way: Element) => [...way.querySelectorAll('.ui-facts__fact')].map(({ textContent }) => textContent)
    expect(page.findAll('.ui-choice').map(factsOf)).toEqual([
      ['一般几分钟内到账', ' · 不能撤销'],
      [expect.stringMatching(/^[\d.]+ [\d:]+后到账$/), ' · 24小时内可撤销'],
    ])
    expect(page.find('.ui-choice.is-chosen').getAttribute('aria-label')).toBe('实时到账，一般几分钟内到账，不能撤销')
  })

  it('says once more where it is confirmed that what is sent at once can’t be called off', async () => {
    const page = await fill('OUT', '100')
    await page.tap(page.findText('立即转出'))
    await page.until(() => page.findText('确认转出'))
    expect(page.text()).toContain('到账方式实时到账，不能撤销')
  })

  it('says with its act in the elder view which way of arrival and which card are chosen', async () => {
    elderMode.set(true)
    const page = await fill('OUT', '')
    const chosen = () => page.find('.transfer-chosen').textContent
    expect(chosen()).toBe('实时到账 · 转到农业银行(6006)')
    await page.tap(page.findText('次日到账'))
    expect(chosen()).toBe('次日到账 · 转到农业银行(6006)')
  })

  it.each([
    ['the card that a link names', 'c2', '工商银行(0125)', 'c2'],
    ['the first card where a link names none that is bound', 'c9', '农业银行(6006)', 'c1'],
  ])('begins with %s', async (_, named, shown, cardId) => {
    answer(transferOut, { ...TAKEN, direction: 'OUT' })
    const page = await openPage('/AccountTurnOut', { cardId: named })
    await page.until(() => page.findText(shown))
    await page.type('.ui-amount-input input', '100')
    await order(page, '转出')
    await page.until(() => expect(sent(transferOut)[0]).toMatchObject({ cardId }))
  })

  it('asks who has no card to bind one', async () => {
    answer(queryTransferLimits, limits({}, { cards: [] }))
    const page = await openPage('/AccountTurnOut')
    await page.until(() => page.findText('还没有绑定银行卡'))
    expect(page.text()).not.toContain('立即转出')
  })
})

describe('a refused order', () => {
  const AT_THE_FORM: readonly ErrorName[] = ['StepUpMissing', 'SmsCodeWrong', 'SmsCodeExpired', 'ClientIdReused']
  const refusals = transferOut.errors.filter((name: ErrorName) => !AT_THE_FORM.includes(name))
  it.each([...refusals, 'AccountDormant', 'IdCardExpired', 'Maintenance'] as const)('%s says why', async (refusal) => {
    refuse(transferOut, refusal)
    const page = await fill('OUT', '100')
    await order(page, '转出')
    await page.until(() => expect(shown(page)).toContain(ERRORS[refusal].message))
    expect(pages()).not.toContain('/AccountTurnStatus')
  })

  it.each(transferIn.errors.filter((name: ErrorName) => !AT_THE_FORM.includes(name)))(
    '%s of money in',
    async (refusal) => {
      refuse(transferIn, refusal)
      const page = await fill('IN', '100')
      await order(page, '转入')
      await page.until(() => expect(shown(page)).toContain(ERRORS[refusal].message))
    },
  )

  it('for frozen money leads to what holds it', async () => {
    refuse(transferOut, 'AccountFrozen')
    const page = await fill('OUT', '100')
    await order(page, '转出')
    await page.until(() => expect(box()?.confirmText).toBe('查看冻结与处理中'))
    answerBox('confirm')
    await page.until(() => expect(pages()).toContain('/FrozenAmountLists'))
  })

  it('whose answer was lost is looked for by its id, and never said to have failed', async () => {
    loseAnswer(transferOut)
    answer(queryOperation, { state: 'NONE' })
    const page = await fill('OUT', '100')
    await order(page, '转出')
    await page.until(() => expect(pages()).toContain('/AccountTurnStatus'))
    expect(shown(page)).not.toContain('失败')
  })
})

describe('over midnight', () => {
  /** 2026-11-22 23:59 and, two minutes later, 2026-11-23 00:01; sent a day after. */
  const at = (minutes: number) => ({
    sending: [
      { speed: 'REALTIME' as const, dueAt: BEFORE + minutes * 60_000 },
      { speed: 'NEXT_DAY' as const, dueAt: BEFORE + 86_400_000 + minutes * 60_000 },
    ],
  })
  const BEFORE = Date.UTC(2026, 10, 22, 15, 59)

  it('asks again when the day that was agreed has changed, and orders nothing else meanwhile', async () => {
    answer(queryTransferLimits, limits({}, at(0)))
    const page = await fill('OUT', '100')
    await press(page, '次日到账')
    await press(page, '立即转出')
    await page.until(() => expect(page.text()).toContain('次日到账，2026.11.23 23:59转出'))
    refuse(transferOut, 'TransferDayChanged')
    answer(queryTransferLimits, limits({}, at(2)))
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => expect(box()?.content).toBe(ERRORS.TransferDayChanged.message))
    expect(sent(transferOut).map(({ sendingDay }) => sendingDay)).toEqual(['20261123'])
    answerBox('confirm')
    await press(page, '立即转出')
    await page.until(() => expect(page.text()).toContain('次日到账，2026.11.24 00:01转出'))
    answer(transferOut, { ...TAKEN, direction: 'OUT', state: 'WAITING' })
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => expect(pages()).toContain('/AccountTurnStatus'))
    const [first, second] = sent(transferOut)
    expect(second?.sendingDay).toBe('20261124')
    expect(second?.clientId).not.toBe(first?.clientId)
  })

  it('agrees to the day that the summary shows when it is confirmed', async () => {
    answer(queryTransferLimits, limits({}, at(0)))
    const page = await fill('OUT', '100')
    await press(page, '次日到账')
    await press(page, '立即转出')
    await page.until(() => expect(page.text()).toContain('次日到账，2026.11.23 23:59转出'))
    answer(queryTransferLimits, limits({}, at(2)))
    forgetChanged('everything')
    await page.until(() => expect(page.text()).toContain('次日到账，2026.11.24 00:01转出'))
    answer(transferOut, { ...TAKEN, direction: 'OUT', state: 'WAITING' })
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => expect(sent(transferOut).map(({ sendingDay }) => sendingDay)).toEqual(['20261124']))
  })

  it('agrees to no day where none is named', async () => {
    answer(transferOut, { ...TAKEN, direction: 'OUT' })
    const page = await fill('OUT', '100')
    await order(page, '转出')
    await page.until(() => expect(pages()).toContain('/AccountTurnStatus'))
    expect(sent(transferOut)[0]).not.toHaveProperty('sendingDay')
  })
})

describe('a large order', () => {
  async function asksForCode(): Promise<Mounted> {
    refuse(transferOut, 'StepUpMissing')
    answer(sendSmsCode, { sentTo: '170****0017', resendAfter: 60, validFor: 300 })
    const page = await fill('OUT', '60000')
    await page.tap(page.findText('立即转出'))
    await page.until(() => expect(box()?.title).toBe('谨防电信诈骗'))
    answerBox('confirm')
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => page.findText('短信验证'))
    return page
  }

  async function missesCode(): Promise<Mounted> {
    const page = await asksForCode()
    await press(page, '获取验证码')
    await page.until(() => expect(page.text()).toContain('170****0017'))
    return page
  }
  const typeCode = async (page: Mounted, code: string): Promise<void> => {
    const fields = page.findAll('.ui-text-field input')
    await page.type(fields[fields.length - 1] as HTMLElement, code)
    await press(page, '验证并转出')
  }

  it('says what the code approves, and that nobody may be told it', async () => {
    const page = await asksForCode()
    const sheet = page.find('[aria-label="短信验证"]').textContent ?? ''
    expect(sheet).toContain('转出到农业银行(6006)¥60,000.00实时到账，不能撤销')
    expect(page.find('.transfer-approved__final').textContent).toBe('不能撤销')
    expect(sheet).toContain('验证码不要告诉任何人，包括银行工作人员')
  })

  it('has one strong control: what sends the code, then what takes it', async () => {
    const page = await asksForCode()
    expect([lookOf(page, '获取验证码'), lookOf(page, '验证并转出')]).toEqual(['primary', 'blocked'])
    await press(page, '验证并转出')
    await page.until(() => page.findText('请先获取验证码'))
    await press(page, '获取验证码')
    await page.until(() => page.find('.ui-button--secondary.ui-button--small.is-disabled'))
    expect(lookOf(page, '验证并转出')).toBe('blocked')
    await page.type('[aria-label="短信验证"] input', '123456')
    expect(lookOf(page, '验证并转出')).toBe('primary')
  })

  it('is sent again with the code, the very same', async () => {
    const page = await missesCode()
    refuse(transferOut, 'SmsCodeWrong')
    await typeCode(page, '111111')
    await page.until(() => expect(page.text()).toContain('验证码错误'))
    answer(transferOut, { ...TAKEN, direction: 'OUT' })
    await typeCode(page, '222222')
    await page.until(() => expect(pages()).toContain('/AccountTurnStatus'))
    const [first, second, third] = sent(transferOut)
    expect([second?.smsCode, third?.smsCode]).toEqual(['111111', '222222'])
    for (const again of [second, third]) {
      expect({ ...again, smsCode: undefined }).toEqual({ ...first, smsCode: undefined })
    }
  })

  it('asks for a face first where it is over what takes one', async () => {
    refuse(transferOut, 'StepUpMissing')
    answer(queryConsents, {
      consents: [{ kind: 'face', title: '', version: FACE_CONSENT_VERSION, givenAt: 0, withdrawable: true }],
    })
    refuse(openFaceVerification, 'FaceAttemptsUsedUp')
    const page = await fill('OUT', '200001')
    await page.tap(page.findText('立即转出'))
    await page.until(() => expect(box()?.title).toBe('谨防电信诈骗'))
    answerBox('confirm')
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => expect(page.findText('开始识别').closest('[aria-busy=true]')).toBeNull())
    await press(page, '开始识别')
    await page.until(() => expect(page.text()).toContain('今日人脸识别次数已用完'))
    expect(page.text()).not.toContain('短信验证码')
  })
})

describe('a face that was shown', () => {
  it('is good for who turns back at the code', async () => {
    refuse(transferOut, 'StepUpMissing')
    answer(sendSmsCode, { sentTo: '170****0017', resendAfter: 60, validFor: 300 })
    answer(queryConsents, {
      consents: [{ kind: 'face', title: '', version: FACE_CONSENT_VERSION, givenAt: 0, withdrawable: true }],
    })
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    keepDraft({ clientId: await newClientId(), cardId: 'c1', text: '200001', speed: 'REALTIME', memo: '' })
    const page = await openPage('/AccountTurnOut', { bizToken: 'token' })
    await typePassword(page)
    await page.until(() => page.findText('短信验证'))
    await page.tap('[aria-label="关闭"]')
    await page.until(() => expect(page.text()).not.toContain('短信验证'))
    await press(page, '立即转出')
    await page.until(() => expect(box()?.title).toBe('谨防电信诈骗'))
    answerBox('confirm')
    await press(page, '确认转出')
    await typePassword(page)
    await page.until(() => page.findText('短信验证'))
    expect(page.text()).not.toContain('开始识别')
  })
})

it('leaves the night lock to the bank, whose clock the phone doesn’t know', async () => {
  answer(queryTransferLimits, limits({ nightLock: true }))
  for (const hour of [3, 12, 23]) {
    jest.spyOn(clock, 'now').mockReturnValue(instantOf(day('20261123'), hour, 0))
    const page = await fill('OUT', '100')
    await press(page, '立即转出')
    await page.until(() => page.findText('确认转出'))
  }
  jest.restoreAllMocks()
})

showsObstacles(transferIn, () => fill('IN', '100'), '立即转入')
showsObstacles(transferOut, () => fill('OUT', '100'), '立即转出')

describe('the form of a transfer', () => {
  it('is drawn with what stands against it, and stays while another card is asked about', async () => {
    const first = answerLater(queryObstacles, { obstacles: [] })
    const page = await openPage('/AccountTurnOut')
    await page.until(() => expect(sent(queryObstacles).at(-1)).toMatchObject({ cardId: 'c1' }))
    await page.until(() => expect(page.findAll('.ui-skeleton').length).toBeGreaterThan(0))
    expect(page.findAll('.ui-amount-input input')).toEqual([])
    first()
    await page.until(() => page.find('.ui-amount-input input'))
    const later = answerLater(queryObstacles, { obstacles: [] })
    await page.tap(page.findText('农业银行(6006)'))
    await page.tap(page.findText('工商银行(0125)'))
    await page.until(() => expect(sent(queryObstacles).at(-1)).toMatchObject({ cardId: 'c2' }))
    page.find('.ui-amount-input input')
    later()
  })
})

describe('money for an order that waits', () => {
  const WAITS = { lacks: yuan(300), what: '存入普通储蓄一年1,200元', action: '继续存入' }
  const openWith = async (direction: 'IN' | 'OUT') => {
    const opened = openPage(direction === 'IN' ? '/AccountTurnInto' : '/AccountTurnOut')
    // A page that is opened in a test begins with nothing in memory.
    keepWaitingOrder(WAITS)
    const page = await opened
    await page.until(() => page.find('input'))
    return page
  }

  it('is filled in and named, and the order is handed on to the outcome', async () => {
    answer(transferIn, { ...TAKEN, direction: 'IN' })
    const page = await openWith('IN')
    expect(page.text()).toContain('转入后继续存入普通储蓄一年1,200元')
    expect(takeWaitingOrder()).toBeUndefined()
    await order(page, '转入')
    await page.until(() => expect(pages()).toEqual(['/', '/AccountTurnStatus']))
    expect(sent(transferIn)).toMatchObject([{ amount: yuan(300) }])
    expect(takeWaitingOrder()).toEqual(WAITS)
  })

  it('is no matter of money that goes out', async () => {
    const page = await openWith('OUT')
    expect(page.text()).not.toContain('转入后继续')
  })
})

showsReadiness(() => fill('OUT', ''), '立即转出', { wrong: '300001', says: '余额不足', right: '100' })
showsReadiness(() => fill('IN', ''), '立即转入', { wrong: '50000.01', says: '单笔最多转入50,000元', right: '100' })
