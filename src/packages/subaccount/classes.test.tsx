import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { moveSub } from '@/contract/subaccount/moveSub'
import { openSubAccount } from '@/contract/subaccount/openSubAccount'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { querySubRecords } from '@/contract/subaccount/querySubRecords'
import { resetSubPassword } from '@/contract/subaccount/resetSubPassword'
import { revealAcctNo } from '@/contract/subaccount/revealAcctNo'
import { setSubPassword } from '@/contract/subaccount/setSubPassword'
import { setSubState } from '@/contract/subaccount/setSubState'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { ERRORS } from '@/domain/errors/catalogue'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { storage } from '@/platform/storage'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

type Subs = AnswerOf<typeof querySubAccounts>
type Sub = Subs['accounts'][number]

const NOTHING_USED = { today: ZERO_FEN, year: ZERO_FEN }
const sub = (changes: Partial<Sub> = {}): Sub => ({
  acctId: 'a1',
  acctNo: '**** 1111',
  alias: '早餐零钱',
  state: 'ACTIVE',
  lost: false,
  balance: yuan(1_500),
  accrued: ZERO_FEN,
  receives: true,
  useIn: NOTHING_USED,
  useOut: { today: yuan(320), year: yuan(1_320) },
  openedAt: 0,
  ...changes,
})
const subs = (accounts: readonly Sub[], changes: Partial<Subs> = {}): Subs => ({
  available: yuan(800),
  caught: ZERO_FEN,
  canOpen: 4,
  accounts: [...accounts],
  ...changes,
})
const typePassword = async (page: Mounted, digits: string) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of digits) await page.tap(page.findText(digit))
}
const box = () => store.get(boxAtom)?.request
const agree = () => store.get(boxAtom)?.answer('confirm')
const openHome = async (accounts: readonly Sub[], changes: Partial<Subs> = {}) => {
  answer(querySubAccounts, subs(accounts, changes))
  const page = await openPage('/lzhCardIdex')
  await page.until(() => expect(page.text()).toContain('限额'))
  return page
}

describe('a class of accounts', () => {
  it('says without an account what it is for and how far it goes, and leads to opening one', async () => {
    const page = await openHome([])
    expect(page.text()).toContain('最多2000元')
    expect(page.text()).toContain('每日2000元，每年5万')
    await page.tap(page.findText('开立零用账户'))
    await page.until(() => expect(pages()).toEqual(['/', '/lzhCardIdex', '/lzhCardIdex']))
    expect(sent(querySubAccounts)).toEqual([{ class: 'III' }])
  })

  it('shows what it holds and what is left of its caps', async () => {
    const page = await openHome([sub()])
    expect(page.text()).toMatch(/早餐零钱.*正常.*1,500\.00/)
    const [today, year] = page.findAll('.use-bars').map(({ textContent }) => textContent)
    expect(today).toMatch(/今日剩余.*1,680\.00.*已用320元.*2,000元/)
    expect(year).toMatch(/本年剩余.*48,680\.00.*已用1,320元.*50,000元/)
    expect(page.findAll('.use-bars__share')[0]?.getAttribute('style')).toContain('16%')
  })

  it('says of a lost one that it is lost, whatever its state', async () => {
    const page = await openHome([sub({ lost: true })])
    expect(page.find('.sub-hero__state').textContent).toBe('已挂失')
    await page.tap(page.findText('查看挂失'))
    await page.until(() => expect(pages().at(-1)).toBe('/reportTheLossList'))
  })

  it('has on no day more left than its year has', async () => {
    const page = await openHome([sub({ useOut: { today: ZERO_FEN, year: yuan(49_900) } })])
    expect(
      page.findAll('.use-bars').map(({ textContent }) => /剩余¥([\d,.]+?\.\d\d)/.exec(textContent ?? '')?.[1]),
    ).toEqual(['100.00', '100.00', '2,000.00', '50,000.00'])
  })

  it.each([
    ['nearly used up', 1_800, 1],
    ['far from it', 1_799, 0],
  ])('warns of a cap that is %s', async (_, used, warned) => {
    const page = await openHome([sub({ useOut: { today: yuan(used), year: yuan(used) } })])
    expect(page.findAll('.use-bars__share.is-nearly-used')).toHaveLength(warned)
  })

  it('shows the account that somebody came for, whichever was looked at last', async () => {
    storage.set('second_house_no', '1111')
    answer(querySubAccounts, subs([sub(), sub({ acctId: 'a2', acctNo: '**** 2222', alias: '地铁' })]))
    const page = await openPage('/lzhCardIdex', { acctId: 'a2' })
    await page.until(() => expect(page.find('.sub-hero__name').textContent).toBe('地铁'))
    await page.tap(page.findText('挂失'))
    await page.until(() =>
      expect(navigation.stack.at(-1)).toMatchObject({ name: '/reportTheLoss', query: { object: 'SUB', acctId: 'a2' } }),
    )
  })

  it('begins with the account that was looked at last, and keeps which one is chosen', async () => {
    const second = sub({ acctId: 'a2', acctNo: '**** 2222', alias: '地铁' })
    storage.set('second_house_no', '2222')
    const page = await openHome([sub(), second])
    expect(page.find('.sub-hero__name').textContent).toBe('地铁')
    await page.tap(page.findText('切换账户'))
    await page.until(() => page.findText('早餐零钱'))
    await page.tap(page.findText('早餐零钱'))
    await page.until(() => expect(page.find('.sub-hero__name').textContent).toBe('早餐零钱'))
    expect(storage.get('second_house_no')).toBe('1111')
  })

  it('of a new account asks for its password first, and of one that may not be opened says why', async () => {
    const page = await openHome([sub({ state: 'PASSWORD_UNSET', balance: ZERO_FEN })], { canOpen: 0 })
    expect(page.text()).toContain('最多5个，请先注销不再使用的账户')
    expect(page.text()).not.toContain('停用账户')
    await page.tap(page.findText('设置账户密码'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/lzhPassword']))
  })
})

describe('moving money', () => {
  it('fills the account up to what it may hold, and no further', async () => {
    const page = await openHome([sub()])
    await page.tap(page.findText('转入'))
    await page.until(() => page.find('.ui-amount-input input'))
    await page.type('.ui-amount-input input', '500.01')
    await page.tap(page.findText('确认转入'))
    await page.until(() => page.findText('零用账户余额最多2,000元，目前还可转入500元'))
    expect(page.text()).toContain('零用账户余额¥1,500.00电子账户可用余额¥800.00')
    await page.tap(page.findText('全部'))
    expect(page.text()).toContain('转入后零用账户余额¥2,000.00转入后电子账户可用¥300.00之后还可转入¥0.00')
    await page.tap(page.findText('确认转入'))
    answer(moveSub, { orderNo: '1', amount: yuan(500), balance: yuan(2_000), at: 0 })
    await typePassword(page, '135790')
    await page.until(() => page.findText('转入成功'))
    expect(page.text()).toContain('零用账户余额¥2,000.00')
    await page.tap(page.findText('查看明细与回单'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/walletTransactionRecordDetail']))
    expect(sent(moveSub)).toMatchObject([{ acctId: 'a1', direction: 'IN', amount: yuan(500), password: '135790' }])
  })

  it('says a wrong password at the keyboard, and another refusal where it belongs', async () => {
    const page = await openHome([sub({ balance: yuan(100) })])
    await page.tap(page.findText('转入'))
    await page.until(() => page.find('.ui-amount-input input'))
    await page.type('.ui-amount-input input', '200')
    await page.tap(page.findText('确认转入'))
    refuse(moveSub, 'PasswordWrong')
    await typePassword(page, '000000')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    refuse(moveSub, 'BalanceCap')
    await typePassword(page, '135790')
    await page.until(() => page.findText('超过该账户余额上限，请减少金额'))
    expect(new Set(sent(moveSub).map(({ clientId }) => clientId)).size).toBe(2)
  })

  it('sends the same move under the same id while nobody knows what became of it', async () => {
    const page = await openHome([sub({ balance: yuan(100) })])
    const move = async () => {
      await page.tap(page.findText('转入'))
      await page.until(() => page.find('.ui-amount-input input'))
      await page.type('.ui-amount-input input', '200')
      await page.tap(page.findText('确认转入'))
      await typePassword(page, '135790')
    }
    loseAnswer(moveSub)
    await move()
    await page.until(() => expect(box()?.content).toContain('结果暂未确认'))
    agree()
    answer(moveSub, { orderNo: '1', amount: yuan(200), balance: yuan(300), at: 0 })
    await move()
    await page.until(() => page.findText('转入成功'))
    expect(sent(moveSub)).toHaveLength(2)
    expect(new Set(sent(moveSub).map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('takes back no more than there is', async () => {
    const page = await openHome([sub({ state: 'STOPPED' })])
    await page.tap(page.findText('转回'))
    await page.until(() => page.find('.ui-amount-input input'))
    await page.type('.ui-amount-input input', '1500.01')
    await page.tap(page.findText('确认转回'))
    await page.until(() => page.findText('超过该账户余额'))
  })
})

describe('stopping and closing', () => {
  it('asks whether it is meant, then for the password, and says what was swept', async () => {
    const page = await openHome([sub({ accrued: fen(25) })])
    expect(page.text()).toContain('应计利息0.25元，结息时付至电子账户')
    await page.tap(page.findText('注销账户'))
    await page.until(() => expect(page.text()).toContain('余额和利息将全部转入电子账户'))
    expect(page.text()).toContain('转入电子账户¥1,500.25注销后电子账户可用¥2,300.25其中利息¥0.25')
    await page.tap(page.findText('继续'))
    answer(setSubState, { state: 'CLOSED', swept: yuan(1_500), interest: fen(25) })
    answer(querySubAccounts, subs([sub({ state: 'CLOSED', balance: ZERO_FEN })]))
    await typePassword(page, '135790')
    await page.until(() => page.findText('已注销，1,500.25元已转入电子账户'))
    expect(sent(setSubState)).toEqual([{ acctId: 'a1', action: 'CLOSE', password: '135790' }])
    await page.until(() => page.findText('开立零用账户'))
  })

  it('shows how the account stands after a refusal, where another phone stopped it meanwhile', async () => {
    const page = await openHome([sub()])
    refuse(setSubState, 'SubAccountUnavailable')
    await page.tap(page.findText('停用账户'))
    await page.until(() => page.findText('继续'))
    await page.tap(page.findText('继续'))
    answer(querySubAccounts, subs([sub({ state: 'STOPPED' })]))
    await typePassword(page, '135790')
    await page.until(() => page.findText('该账户已停用，不能消费，也不接收转入'))
  })

  it('does nothing when it isn’t meant', async () => {
    const page = await openHome([sub()])
    await page.tap(page.findText('停用账户'))
    await page.until(() => expect(box()).toBeDefined())
    store.get(boxAtom)?.answer('cancel')
    expect(sent(setSubState)).toEqual([])
  })
})

describe('opening', () => {
  const openOpening = async (query: { bizToken?: string } = {}) => {
    const consent = { kind: 'face', title: '人脸', version: FACE_CONSENT_VERSION, givenAt: 0, withdrawable: true }
    answer(queryConsents, { consents: [consent] })
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    return openPage('/IICardIdex', { step: 'open', ...query })
  }
  beforeEach(() => {
    answer(queryAccountStatus, IN_ORDER)
    answer(verifyIdCardValidPeriod, {})
  })

  it.each([
    ['dormant', { acctStatus: 'D' }, '已暂停线上交易'],
    ['that only receives', { receiveNoPay: 'Y' }, '账户'],
  ])('isn’t begun for an account %s: it is told at once, with the way on', async (_, standing, said) => {
    answer(queryAccountStatus, { ...IN_ORDER, ...standing })
    const page = await openOpening()
    await page.until(() => expect(box()?.content).toContain(said))
    expect(sent(openFaceVerification)).toEqual([])
  })

  it('comes back from the face to name and agreement, and leads on to the password', async () => {
    const page = await openOpening({ bizToken: 'token' })
    await page.until(() => page.findText('同意协议并开立'))
    await page.tap(page.findText('同意协议并开立'))
    await page.until(() => page.findText('请先勾选协议'))
    await page.tap('[role=checkbox]')
    answer(openSubAccount, { acctId: 'a9', acctNo: '**** 9999', state: 'PASSWORD_UNSET' })
    await page.tap(page.findText('同意协议并开立'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/IIPassword']))
    expect(sent(openSubAccount)).toEqual([{ class: 'II', alias: '', agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION }])
    expect(storage.get('second_house_no')).toBe('9999')
  })

  it('that may have been done isn’t begun again: it leads to the accounts', async () => {
    const page = await openOpening({ bizToken: 'token' })
    await page.until(() => page.findText('同意协议并开立'))
    await page.tap('[role=checkbox]')
    loseAnswer(openSubAccount)
    await page.tap(page.findText('同意协议并开立'))
    await page.until(() => expect(box()?.content).toContain('结果未确认。请勿重复操作'))
    agree()
    await page.until(() => expect(navigation.stack.at(-1)).toEqual({ name: '/IICardIdex', query: { acctId: '' } }))
  })

  it('goes back to the face when the bank knows of none', async () => {
    const page = await openOpening({ bizToken: 'token' })
    await page.until(() => page.findText('同意协议并开立'))
    await page.tap('[role=checkbox]')
    refuse(openSubAccount, 'FaceMissing')
    await page.tap(page.findText('同意协议并开立'))
    await page.until(() => page.findText('开始识别'))
    expect(box()?.content).toBe('请先完成人脸识别')
    expect(sent(openFaceVerification)).toEqual([])
  })
})

describe('the list', () => {
  it('shows a number whole by the password alone, and how money moved', async () => {
    answer(querySubAccounts, subs([sub(), sub({ acctId: 'a2', state: 'CLOSED', balance: ZERO_FEN })]))
    const page = await openPage('/lzhCardlist')
    await page.until(() => page.findText('查看完整账号'))
    await page.tap(page.findText('查看完整账号'))
    refuse(revealAcctNo, 'PasswordWrong')
    await typePassword(page, '000000')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    expect(page.text()).not.toContain('9909')
    answer(revealAcctNo, { acctNo: '9909539600001001111' })
    await typePassword(page, '135790')
    await page.until(() => page.findText('9909 5396 0000 1001 111'))
    answer(querySubRecords, {
      records: [
        { orderNo: '202611180000000012', kind: 'spend', amount: -850, counterparty: '街角早餐店', at: 0 },
        { orderNo: '202611180000000011', kind: 'fund', amount: 10_000, counterparty: '', at: 0 },
      ],
      more: false,
    })
    await page.tap(page.findText('交易明细'))
    await page.until(() => page.findText('街角早餐店'))
    expect(page.text()).toMatch(/[-−]8\.50/)
    await page.tap(page.findText('街角早餐店'))
    for (const shown of ['商户', '消费', '202611180000000012']) expect(page.text()).toContain(shown)
    await page.tap(page.findText('返回交易明细'))
    // The electronic account has a record of it, with its receipt.
    await page.tap(page.findText('电子账户转入'))
    await page.until(() =>
      expect(navigation.stack.at(-1)).toEqual({
        name: '/walletTransactionRecordDetail',
        query: { recordId: '202611180000000011' },
      }),
    )
  })

  it('says of each how it stands, of a lost one that it is lost', async () => {
    answer(querySubAccounts, subs([sub(), sub({ acctId: 'a2', lost: true }), sub({ acctId: 'a3', state: 'CLOSED' })]))
    const page = await openPage('/lzhCardlist')
    await page.until(() =>
      expect(page.findAll('.ui-tag').map((tag) => tag.textContent)).toEqual(['正常', '已挂失', '已注销']),
    )
  })

  it('leads who has none to the class', async () => {
    answer(querySubAccounts, subs([]))
    const page = await openPage('/IICardlist')
    await page.until(() => page.findText('还没有支付账户'))
    await page.tap(page.findText('去开立'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/IICardIdex']))
  })
})

describe('an account’s password', () => {
  const openPassword = async () => {
    answer(querySubAccounts, subs([sub({ state: 'PASSWORD_UNSET' })]))
    const page = await openPage('/lzhPassword', { acctId: 'a1' })
    await page.until(() => page.findText('设置账户密码'))
    await page.tap(page.findText('设置账户密码'))
    await typePassword(page, '135790')
    await page.until(() => page.findText('请设置账户密码'))
    return page
  }

  it('is set after the payment password, typed twice', async () => {
    const page = await openPassword()
    await typePassword(page, '246813')
    await page.until(() => page.findText('请再次输入账户密码'))
    answer(setSubPassword, { state: 'ACTIVE' })
    await typePassword(page, '246813')
    await page.until(() => expect(pages().slice(-1)).toEqual(['/lzhCardIdex']))
    expect(sent(setSubPassword)).toEqual([{ acctId: 'a1', password: '135790', newPassword: '246813' }])
  })

  it('that the bank refuses is chosen anew; a wrong payment password is asked for again', async () => {
    const page = await openPassword()
    await typePassword(page, '246813')
    await page.until(() => page.findText('请再次输入账户密码'))
    refuse(setSubPassword, 'PasswordSame')
    await typePassword(page, '246813')
    await page.until(() => page.findText('新密码不能与原密码相同'))
    refuse(setSubPassword, 'PasswordWrong')
    await typePassword(page, '369147')
    await page.until(() => page.findText('请再次输入账户密码'))
    await typePassword(page, '369147')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    page.findText('请输入支付密码')
  })

  it('of an account lost meanwhile leaves the keyboard and leads to the report', async () => {
    const page = await openPassword()
    await typePassword(page, '246813')
    await page.until(() => page.findText('请再次输入账户密码'))
    refuse(setSubPassword, 'AccountLost')
    await typePassword(page, '246813')
    await page.until(() => expect(box()?.content).toContain(ERRORS.AccountLost.message))
    expect(page.text()).not.toContain('请设置账户密码')
    agree()
    await page.until(() => expect(pages()).toContain('/reportTheLossList'))
  })

  const openActive = async () => {
    answer(querySubAccounts, subs([sub()]))
    const page = await openPage('/lzhPassword', { acctId: 'a1' })
    await page.until(() => page.findText('修改账户密码'))
    return page
  }
  showsObstacles(setSubPassword, openActive, '修改账户密码')

  const OWN = { branch: '亿联银行总行营业部', bankNo: '998100000012' }
  const own = (acctId: string, accountClass: 'II' | 'III', acctNo: string) =>
    ({
      acctId,
      class: accountClass,
      acctNo,
      alias: '',
      state: 'ACTIVE',
      receives: false,
      lost: false,
      openedAt: 1,
      available: 0,
    }) as const

  it.each([
    ['a1', '**** 1111', '**** 2222'],
    ['a2', '**** 2222', '**** 1111'],
  ])('is reset of the account that is named: %s', async (acctId, shown, other) => {
    answer(queryConsents, { consents: [] })
    answer(queryAccounts, { ...OWN, accounts: [own('a1', 'III', '**** 1111'), own('a2', 'II', '**** 2222')] })
    const page = await openPage('/lzhResetPassword', { acctId })
    await page.until(() => page.findText(shown))
    expect(page.text()).not.toContain(other)
  })

  it('is reset of no account in place of one that isn’t the customer’s', async () => {
    answer(queryConsents, { consents: [] })
    answer(queryAccounts, { ...OWN, accounts: [own('a1', 'III', '**** 1111')] })
    const page = await openPage('/lzhResetPassword', { acctId: 'of-somebody-else' })
    await page.until(() => page.findText('没有需要重置密码的账户'))
    expect(page.text()).not.toContain('1111')
  })

  it('is reset of the one that is chosen where the link names none, and of the only one without asking', async () => {
    answer(queryConsents, { consents: [] })
    answer(queryAccounts, { ...OWN, accounts: [own('a1', 'III', '**** 1111'), own('a2', 'II', '**** 2222')] })
    const page = await openPage('/lzhResetPassword')
    await page.until(() => page.findText('请选择要重置密码的账户'))
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('**** 2222'))
    await page.until(() => page.findText('开始识别'))
    expect(page.text()).not.toContain('**** 1111')

    answer(queryAccounts, { ...OWN, accounts: [own('a1', 'III', '**** 1111')] })
    const only = await openPage('/lzhResetPassword')
    await only.until(() => only.findText('开始识别'))
  })

  it('of a lost account isn’t reset: the face isn’t asked for, and the way to lift it is', async () => {
    answer(queryConsents, { consents: [] })
    answer(queryAccounts, { ...OWN, accounts: [{ ...own('a1', 'III', '**** 1111'), lost: true }] })
    const page = await openPage('/lzhResetPassword', { acctId: 'a1' })
    await page.until(() => page.findText('解挂后可以重置密码'))
    expect(page.text()).not.toContain('开始识别')
  })

  it('that was forgotten is reset by face and code', async () => {
    answer(queryConsents, { consents: [] })
    answer(queryAccounts, {
      branch: '亿联银行总行营业部',
      bankNo: '998100000012',
      accounts: [
        {
          acctId: 'a1',
          class: 'III',
          acctNo: '**** 1111',
          alias: '',
          state: 'ACTIVE',
          receives: false,
          lost: false,
          openedAt: 1,
          available: 0,
        },
      ],
    })
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    const page = await openPage('/lzhResetPassword', { acctId: 'a1', bizToken: 'token' })
    await page.until(() => page.findText('获取验证码'))
    answer(sendSmsCode, { sentTo: '170****0001', resendAfter: 60, validFor: 300 })
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('170****0001'))
    await page.type('input', '123456')
    await page.tap(page.findText('设置新密码'))
    await typePassword(page, '369147')
    await page.until(() => page.findText('请再次输入账户密码'))
    refuse(resetSubPassword, 'SmsCodeWrong')
    await typePassword(page, '369147')
    await page.until(() => page.findText('验证码错误，请重新输入'))
    expect(sent(resetSubPassword)).toEqual([{ acctId: 'a1', smsCode: '123456', newPassword: '369147' }])
  })
})

describe('all accounts', () => {
  it('are told with what another bank asks for', async () => {
    answer(queryAccounts, {
      branch: '亿联银行总行营业部',
      bankNo: '998100000012',
      accounts: [
        {
          acctId: 'ELECTRONIC',
          class: 'ELECTRONIC',
          acctNo: '**** 0001',
          alias: '',
          state: 'DORMANT',
          receives: false,
          lost: false,
          openedAt: 1,
          available: 0,
        },
        {
          acctId: 'a1',
          class: 'III',
          acctNo: '**** 1111',
          alias: '早餐零钱',
          state: 'ACTIVE',
          receives: true,
          lost: true,
          openedAt: 1,
          available: 0,
        },
      ],
    })
    const page = await openPage('/acclists')
    await page.until(() => page.findText('998100000012'))
    expect(page.text()).toMatch(/电子账户.*II类户.*已暂停线上交易.*早餐零钱.*III类户.*已挂失/)
  })
})

const openMove = async () => {
  const page = await openHome([sub()])
  await page.tap(page.findText('转入'))
  await page.until(() => page.findText('从电子账户转入'))
  return page
}
showsObstacles(moveSub, openMove, '确认转入')
showsObstacles(setSubState, () => openHome([sub()]), '停用账户')
