import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { showsObstacles, showsOwnerObstacles } from '@test/component/obstacles'
import { enterPassword } from '@test/component/password'
import { navigation, pages } from '@test/component/router'
import { bindBankCard } from '@/contract/card/bindBankCard'
import { changeFirstCard } from '@/contract/card/changeFirstCard'
import { queryBanks } from '@/contract/card/queryBanks'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { queryCard } from '@/contract/card/queryCard'
import { setCardAlias } from '@/contract/card/setCardAlias'
import { setDefaultCard } from '@/contract/card/setDefaultCard'
import { unbindCard } from '@/contract/card/unbindCard'
import { validateBindAccount } from '@/contract/card/validateBindAccount'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { ERRORS } from '@/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { cardsAnswer, FIRST, LIMITS, SECOND, SPECIAL } from './testing/cards'

jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const DEBIT = '6222020000000000125'

it('leads from the result of unbinding to the list while nothing was unbound', async () => {
  answer(queryBoundCards, cardsAnswer([FIRST]))
  const page = await openPage('/untiedBankCardSuccessed')
  await page.until(() => expect(pages()).toEqual(['/', '/mybandcard']))
})

describe('/mybandcard', () => {
  const open = async (...cards: Parameters<typeof cardsAnswer>[0]) => {
    answer(queryBoundCards, cardsAnswer(cards))
    const page = await openPage('/mybandcard')
    await page.until(() => expect(page.text()).toMatch(/添加银行卡|已绑定/))
    return page
  }

  it('tells each card’s bank, last four digits, use, limits and reserved phone', async () => {
    const page = await open(FIRST, SECOND, SPECIAL)
    expect(page.text()).toMatch(/农业银行主卡默认.*6006转入限额 单笔5万，每日20万预留手机号 170\*{4}0001/)
    expect(page.text()).toMatch(/建设银行工资卡.*0002转入限额 单笔无限额，每日无限额/)
    expect(page.text()).toMatch(/专项卡.*4003仅用于接收专项款项/)
    // The default card can't become it, a special one never.
    expect(page.findAll('[aria-label$="设为默认卡"]')).toHaveLength(1)
  })

  it('makes a card the default one', async () => {
    const page = await open(FIRST, SECOND)
    answer(setDefaultCard, { ...SECOND, isDefault: true })
    await page.tap(page.findText('设为默认'))
    await page.until(() => expect(sent(setDefaultCard)).toEqual([{ cardId: 'c2' }]))
  })

  it('opens a card, and adds one while there is room', async () => {
    const page = await open(FIRST)
    await page.tap(page.find('.bank-card__open'))
    await page.until(() => expect(pages()).toEqual(['/', '/mybandcard', '/cardInfo']))
    const full = await open(...[1, 2, 3, 4, 5].map((n) => ({ ...FIRST, cardId: `c${n}` })))
    expect(full.text()).toContain('已绑定5张银行卡')
    expect(full.text()).not.toContain('添加银行卡')
  })

  it('leads who has none to add one', async () => {
    const page = await open()
    page.findText('还没有绑定银行卡')
    await page.tap(page.findText('添加银行卡'))
    expect(pages()).toEqual(['/', '/mybandcard', '/addbandcard'])
  })

  it('says when the line is gone', async () => {
    loseAnswer(queryBoundCards)
    const page = await openPage('/mybandcard')
    await page.until(() => page.findText('重新加载'))
  })
})

describe('adding a card', () => {
  beforeEach(() => {
    answer(validateBindAccount, { bank_name: '工商银行', cardType: 'DEBIT' })
    answer(sendSmsCode, { sentTo: '170****0003', resendAfter: 60, validFor: 300 })
    answer(queryBoundCards, cardsAnswer([FIRST]))
  })

  const filledIn = async (...arrival: Parameters<typeof openPage>) => {
    const page = await openPage(...arrival)
    await page.until(() => page.find('[aria-label="银行卡号"]'))
    await page.type('[aria-label="银行卡号"]', DEBIT)
    await page.until(() => page.findText('工商银行 借记卡 · 6222 0200 0000 0000 125'))
    await page.type('[aria-label="银行预留手机号"]', '17000000003')
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('5分钟内有效'))
    await page.type('[aria-label="短信验证码"]', '123456')
    return page
  }

  showsOwnerObstacles(bindBankCard, () => openPage('/addbandcard'), '确认添加')

  it.each([
    ['/addbandcard', 'OWN'],
    ['/addOneSpecialCard', 'SPECIAL'],
  ] as const)('%s binds it for %s and goes back, once the agreement is ticked', async (name, use) => {
    const page = await filledIn(name, {}, { below: ['/', '/mybandcard'] })
    answer(bindBankCard, SECOND)
    await page.tap(page.findText('确认添加'))
    expect(sent(bindBankCard)).toEqual([])
    await page.tap(page.find('[role=checkbox]'))
    await page.tap(page.findText('确认添加'))
    await page.until(() => expect(pages()).toEqual(['/', '/mybandcard']))
    expect(sent(bindBankCard)).toEqual([{ cardNo: DEBIT, mobileNo: '17000000003', smsCode: '123456', use }])
  })

  it.each([
    [{}, '/mybandcard'],
    [{ from: '/WalletBalance' }, '/WalletBalance'],
    [{ from: '/nowhere' }, '/mybandcard'],
  ])('who came in here with %p goes on to %s', async (query, to) => {
    const page = await filledIn('/addbandcard', query, { below: [] })
    answer(bindBankCard, SECOND)
    await page.tap(page.find('[role=checkbox]'))
    await page.tap(page.findText('确认添加'))
    await page.until(() => expect(pages()).toEqual([to]))
  })

  it.each(['CardAlreadyBound', 'CardOwnerMismatch', 'CardPhoneMismatch', 'SmsCodeWrong'] as const)(
    'shows %s under its field',
    async (name) => {
      const page = await filledIn('/addbandcard')
      refuse(bindBankCard, name)
      await page.tap(page.find('[role=checkbox]'))
      await page.tap(page.findText('确认添加'))
      await page.until(() =>
        expect(page.findAll('[role=alert]').map((each) => each.textContent)).toContain(ERRORS[name].message),
      )
    },
  )

  it('says TooManyTries where it stays to be read', async () => {
    const page = await filledIn('/addbandcard')
    refuse(bindBankCard, 'TooManyTries')
    await page.tap(page.find('[role=checkbox]'))
    await page.tap(page.findText('确认添加'))
    await page.until(() => page.findText(ERRORS.TooManyTries.message))
    page.findText('知道了')
  })

  it('leads from the most cards to where one can be unbound', async () => {
    const page = await filledIn('/addbandcard')
    refuse(bindBankCard, 'CardLimitReached')
    await page.tap(page.find('[role=checkbox]'))
    await page.tap(page.findText('确认添加'))
    await page.until(() => page.findText(ERRORS.CardLimitReached.message))
    await page.tap(page.findText('查看银行卡'))
    await page.until(() => expect(pages().at(-1)).toBe('/mybandcard'))
  })
})

describe('/cardInfo', () => {
  const open = async (card: Parameters<typeof answer<typeof queryCard>>[1]) => {
    answer(queryCard, card)
    answer(queryTransferLimits, LIMITS)
    answer(queryBoundCards, cardsAnswer([FIRST, SECOND]))
    const page = await openPage('/cardInfo', { cardId: card.cardId })
    await page.until(() => page.findText('解绑该卡'))
    return page
  }

  it('tells limits, what today has used and what is left', async () => {
    const page = await open(FIRST)
    expect(page.text()).toMatch(
      /单笔限额¥50,000\.00每日限额¥200,000\.00今日已转入.*3,200\.00.*今日还可转入.*196,800\.00/,
    )
    const other = await open(SECOND)
    expect(other.text()).toMatch(/单笔限额无限额每日限额无限额.*今日还可转入无限额/)
  })

  it('has its bank’s colour and character, as in the list', async () => {
    const page = await open(FIRST)
    const colour = page.find('.card-front').getAttribute('style')
    const list = await openPage('/mybandcard')
    await list.until(() => list.find('.bank-card'))
    expect(colour).toContain('--colour-bank')
    expect(list.find('.bank-card').getAttribute('style')).toBe(colour)
    expect(list.find('.bank-mark').textContent).toBe('农')
  })

  it('leads to its own transfers', async () => {
    const page = await open(SECOND)
    await page.tap(page.findText('转账记录'))
    expect(navigation.stack.at(-1)).toEqual({
      name: '/walletTransactionRecordList',
      query: { cardId: SECOND.cardId },
    })
  })

  it('tells no limits of a card for special payouts, and offers it as no default', async () => {
    const page = await open(SPECIAL)
    expect(page.text()).not.toMatch(/限额|设为默认卡/)
  })

  it.each([
    ['FIRST', '主卡不能直接解绑', '更换主卡', '/firstCard'],
    ['LAST', '账户内还有资金', '添加银行卡', '/addbandcard'],
    // A closing whose card can't be reached yet has no transfer.
    ['IN_USE', '有转账或注销账户的转出正在处理', '查看转账', '/walletTransactionRecordList'],
  ] as const)('says why a card stays (%s) before any password, with the way on', async (keptFor, why, way, to) => {
    const page = await open({ ...FIRST, keptFor })
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => expect(page.text()).toContain(why))
    await page.tap(page.findText(way))
    await page.until(() => expect(pages()).toEqual(['/', '/cardInfo', to]))
    expect(sent(unbindCard)).toEqual([])
  })

  it('keeps a special card while a payout is being sent to it, and leads to the payouts', async () => {
    const page = await open({ ...SPECIAL, keptFor: 'IN_USE' })
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => expect(page.text()).toContain('有专项款项正在发放到该卡'))
    await page.tap(page.findText('查看专项款项'))
    await page.until(() => expect(pages()).toContain('/speciaLists'))
  })

  it('says of a special card what it no longer does', async () => {
    const page = await open(SPECIAL)
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => expect(page.text()).toContain('不能再接收专项款项'))
    expect(page.text()).not.toContain('转入、转出')
  })

  it('says what stands against unbinding before it asks anything', async () => {
    const { code, message } = ERRORS.AccountLost
    answer(queryObstacles, { obstacles: [{ code, name: 'AccountLost', message }] })
    const page = await open(SECOND)
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => page.findText(message))
    expect(page.text()).not.toContain('继续解绑')
    await page.tap(page.findText('去解挂'))
    await page.until(() => expect(pages()).toContain('/reportTheLossList'))
  })

  it('unbinds by the password, and tells what is left', async () => {
    const page = await open(SECOND)
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => page.findText('继续解绑'))
    await page.tap(page.findText('继续解绑'))
    refuse(unbindCard, 'PasswordWrong')
    await enterPassword(page, '000000')
    await page.until(() => page.findText(ERRORS.PasswordWrong.message))
    const { cardId, bankName, cardNo } = SECOND
    const at = 1_790_000_000_000
    answer(unbindCard, { cardId, bankName, cardNo, at })
    await enterPassword(page, '135790')
    await page.until(() => expect(pages()).toEqual(['/', '/untiedBankCardSuccessed']))
    expect(sent(unbindCard)).toHaveLength(2)
    answer(queryBoundCards, { ...cardsAnswer([FIRST]), unboundToday: { bankName, cardNo, at } })
    const done = await openPage('/untiedBankCardSuccessed')
    await done.until(() => done.findText('解绑成功'))
    expect(done.text()).toMatch(/建设银行 \*{4} 0002.*1张银行卡.*农业银行 \*{4} 6006/)
  })

  it('says what has changed since, and asks anew', async () => {
    const page = await open(SECOND)
    await page.tap(page.findText('解绑该卡'))
    await page.until(() => page.findText('继续解绑'))
    await page.tap(page.findText('继续解绑'))
    refuse(unbindCard, 'CardInUse')
    const before = sent(queryCard).length
    await enterPassword(page, '135790')
    await page.until(() => page.findText(ERRORS.CardInUse.message))
    await page.tap(page.findText('知道了'))
    await page.until(() => expect(sent(queryCard).length).toBeGreaterThan(before))
  })

  it('keeps an alias', async () => {
    const page = await open(FIRST)
    await page.tap(page.findText('银行卡别名'))
    await page.type('[aria-label="别名"]', '家用')
    answer(setCardAlias, { ...FIRST, alias: '家用' })
    await page.tap(page.findText('保存'))
    await page.until(() => expect(sent(setCardAlias)).toEqual([{ cardId: 'c1', alias: '家用' }]))
  })

  it('leads from another’s card, or none, to the list', async () => {
    refuse(queryCard, 'CardUnknown')
    answer(queryTransferLimits, LIMITS)
    const page = await openPage('/cardInfo', { cardId: 'x' })
    await page.until(() => page.findText('未找到该银行卡'))
  })
})

describe('/firstCard', () => {
  const FACE = {
    kind: 'face',
    title: '人脸信息处理授权',
    version: FACE_CONSENT_VERSION,
    givenAt: 1,
    withdrawable: true,
  } as const
  beforeEach(() => {
    answer(queryBoundCards, cardsAnswer([FIRST, SECOND, SPECIAL]))
    answer(queryConsents, { consents: [FACE] })
  })

  showsObstacles(
    changeFirstCard,
    async () => {
      const page = await openPage('/firstCard', { cardId: 'c2' })
      await page.until(() => page.findText('当前主卡'))
      return page
    },
    '更换主卡',
  )

  it('offers the other cards but no special one', async () => {
    const page = await openPage('/firstCard')
    await page.until(() => page.findText('当前主卡'))
    expect(page.findAll('[role=radio]').map(({ textContent }) => textContent)).toEqual(['建设银行 **** 0002 工资卡'])
  })

  it('takes a card, a face and the password', async () => {
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    const page = await openPage('/firstCard', { cardId: 'c2', bizToken: 'token-1' })
    answer(changeFirstCard, { ...SECOND, role: 'FIRST' })
    await enterPassword(page, '135790')
    await page.until(() => page.findText('主卡已更换'))
    expect(sent(changeFirstCard)).toEqual([{ cardId: 'c2', password: '135790' }])
    expect(page.text()).toContain('更换后24小时内，每日最多可转出5000元')
  })

  it('asks for the face again when that of before is too old', async () => {
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    const page = await openPage('/firstCard', { cardId: 'c2', bizToken: 'token-1' })
    refuse(changeFirstCard, 'FaceMissing')
    await enterPassword(page, '135790')
    await page.until(() => page.findText('开始识别'))
  })

  it('begins no face before a card is chosen', async () => {
    const page = await openPage('/firstCard')
    await page.until(() => page.findText('当前主卡'))
    await page.tap(page.findText('更换主卡'))
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.find('[role=radio]'))
    await page.tap(page.findText('更换主卡'))
    await page.until(() => page.findText('开始识别'))
    expect(sent(openFaceVerification)).toEqual([])
  })
})

describe('/chooseBank', () => {
  it('tells limits and maintenance, and finds by name', async () => {
    answer(queryBanks, {
      banks: [
        { name: '农业银行', initial: 'N', single: 5_000_000, aDay: 20_000_000, maintained: true },
        { name: '中信银行', initial: 'Z', single: 1_250_000, maintained: false },
      ],
    })
    const page = await openPage('/chooseBank')
    await page.until(() => page.findText('农业银行'))
    expect(page.text()).toMatch(/N农业银行单笔5万，每日20万维护中.*Z中信银行单笔1\.25万，每日无限额/)
    await page.type('[aria-label="搜索银行"]', '中信')
    expect(page.text()).not.toContain('农业银行')
    await page.type('[aria-label="搜索银行"]', '火星')
    page.findText('没有找到“火星”')
  })
})
