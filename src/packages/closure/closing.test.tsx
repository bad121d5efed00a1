import { answer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryClosure } from '@/contract/closure/queryClosure'
import { queryClosureReceipt } from '@/contract/closure/queryClosureReceipt'
import { requestClosureReview } from '@/contract/closure/requestClosureReview'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { signOut } from '@/contract/entry/signOut'
import { startClosure } from '@/contract/closure/startClosure'
import { submitClosure } from '@/contract/closure/submitClosure'
import { withdrawClosure } from '@/contract/closure/withdrawClosure'
import { CLOSING_CHECKS, CLOSING_EFFECTS } from '@/domain/closure/checks'
import { storage } from '@/platform/storage'
import { boxAtom } from '@/session/overlay'
import { session } from '@/session/session'
import { store } from '@/session/store'

const CARD = { bankName: '农业银行', cardNo: '6228 **** 0001' }
const FACTS: AnswerOf<typeof queryClosure> = {
  state: 'READY',
  findings: [],
  agreed: [],
  payout: 123_456,
  interest: 56,
  redPackets: 19_900,
  card: { cardId: 'C1', ...CARD },
  keptUntil: '20311123',
}
const ID = '0123456789abcdef0123456789abcdef'
const RECEIPT = {
  closureNo: 'X20261123000000001',
  amount: 123_456,
  ...CARD,
  submittedAt: 1_793_000_000_000,
  blocked: [],
}
const lastPage = () => pages().slice(-1)
const INCOMING = { check: 'recentIncoming', effect: 'blocks', count: 1 } as const
const COUPONS = { check: 'coupons', effect: 'lapses', count: 2 } as const
const CASES = { check: 'cases', effect: 'goesOn', count: 1 } as const

/** How it stands, as the bank says it next. */
const stand = (changes: Partial<AnswerOf<typeof queryClosure>>) => answer(queryClosure, { ...FACTS, ...changes })
/** The wording of the alert that stands over the page. */
const saying = async (page: Mounted, text: string) =>
  page.until(() => expect(JSON.stringify(store.get(boxAtom)?.request)).toContain(text))

describe('/logoutAccountIndex', () => {
  it('names what blocks it, each with its way on, and goes no further', async () => {
    const findings = [{ check: 'holdings', effect: 'blocks', count: 2 }] as const
    answer(queryClosure, { ...FACTS, state: 'CHECKING', findings: [...findings] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('持有中的存款和理财'))
    expect(page.text()).toContain('还有1项需要先办理')
    expect(page.text()).not.toContain('继续')
    await page.tap(page.findText('持有中的存款和理财'))
    expect(lastPage()).toEqual([expect.stringContaining('/assetOverview')])
  })

  it('says of a try that came to nothing what of the money had arrived by then', async () => {
    for (const [changes, said] of [
      [{ failure: '银行卡已注销' }, '银行卡已注销，1,234.56元已转至主卡，其余资金已退回账户，请先核对主卡'],
      [{ failure: '银行卡已注销', amount: 0 }, '银行卡已注销，资金已退回账户，请先核对主卡'],
      [{ state: 'REFUSED', blocked: [INCOMING] }, '账户有未办结的事项，1,234.56元已转至主卡，其余资金留在账户。'],
    ] as const) {
      const last = { ...RECEIPT, state: 'READY' as const, ...changes }
      stand({ state: 'READY', findings: [], last: { ...last, blocked: [...last.blocked] } })
      const page = await openPage('/logoutAccountIndex')
      await page.until(() => expect(page.text()).toContain(`上次注销未完成：${said}`))
    }
  })

  it('of a closing that is begun names what has come to block it, and offers to call it off', async () => {
    for (const state of ['FACE', 'REVIEW', 'CODE', 'SUBMITTED'] as const) {
      stand({ state, findings: [INCOMING] })
      const page = await openPage('/logoutAccountIndex')
      await page.until(() => page.findText('近2个工作日的转入'))
      expect(page.text()).toContain('有1项需要先办理')
      expect(page.text()).toContain('撤回注销')
      expect(page.text()).not.toContain('继续办理')
      // What needs money to move is told where no money moves.
      expect(page.text().includes('请先撤回注销')).toBe(state === 'CODE' || state === 'SUBMITTED')
      page.unmount()
    }
  })

  it('leads to what lapses and wasn’t ticked', async () => {
    stand({ state: 'CODE', findings: [COUPONS], agreed: ['statements'] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('核对并勾选'))
    await page.tap(page.findText('核对并勾选'))
    expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountRest')])
  })

  it('leads from transfers under way to the records, which name those in and out', async () => {
    stand({ state: 'CHECKING', findings: [{ check: 'transfers', effect: 'blocks', count: 1 }] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('处理中的转账'))
    await page.tap(page.findText('处理中的转账'))
    expect(lastPage()).toEqual([expect.stringContaining('/walletTransactionRecordList')])
  })

  it('leads from payouts by name on their way to a card to their own list, where they are told', async () => {
    stand({ state: 'CHECKING', findings: [{ check: 'payouts', effect: 'blocks', count: 1 }] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('发放中的专项款项'))
    expect(page.text()).not.toContain('处理中的转账')
    await page.tap(page.findText('发放中的专项款项'))
    expect(lastPage()).toEqual([expect.stringContaining('/speciaLists')])
  })

  it('a payout that is on its way is nothing that blocks it', async () => {
    stand({ state: 'PAYING_OUT', findings: [{ check: 'transfers', effect: 'blocks', count: 1 }] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('资金正在转至主卡，到账后自动注销，不能撤回'))
    expect(page.text()).not.toContain('处理中的转账')
    // Nothing is left to do or to call off.
    expect(page.text().replace('不能撤回', '')).not.toMatch(/继续办理|撤回/)
    await page.tap(page.findText('查看进度'))
    expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountResult')])
  })

  it('of what is lost, and of what a reversal still lacks, says what ends it', async () => {
    stand({
      state: 'CHECKING',
      findings: [
        { check: 'lost', effect: 'blocks', count: 1 },
        { check: 'reversal', effect: 'blocks', count: 1 },
      ],
    })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('未结束的挂失'))
    expect(page.text()).toContain('解挂，或更换手机号、更新身份证后再办理')
    expect(page.text()).toContain('转入资金，由银行扣足后再办理')
  })

  it('says what goes on without an account, and lets the customer leave', async () => {
    stand({ findings: [CASES] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('未办结的投诉、建议和留言'))
    expect(page.text()).toContain('没有未办结的事项，可以办理注销')
    await page.tap(page.findText('未办结的投诉、建议和留言'))
    expect(lastPage()).toEqual([expect.stringContaining('/feedbackDetail')])
  })
})

describe('/logoutAccountRest', () => {
  it('begins only when everything that lapses was ticked, and says which', async () => {
    answer(queryClosure, { ...FACTS, findings: [{ check: 'coupons', effect: 'lapses', count: 3 }] })
    const page = await openPage('/logoutAccountRest')
    await page.until(() => page.findText('3张未使用的优惠券将失效'))
    expect(page.text()).toMatch(/转至主卡¥1,234\.56.*其中利息（计至昨日）¥0\.56.*其中未提现的活动红包¥199\.00/)
    await page.tap(page.findText('确认，下一步'))
    expect(sent(startClosure)).toEqual([])
    await page.tap('[aria-label="3张未使用的优惠券将失效"]')
    refuse(startClosure, 'ClosureBlocked')
    await page.tap(page.findText('确认，下一步'))
    expect(sent(startClosure)).toEqual([{ agreed: ['coupons'] }])
  })

  it('has a sentence for whatever can lapse', async () => {
    const lapsing = CLOSING_CHECKS.filter((check) => CLOSING_EFFECTS[check] === 'lapses')
    stand({ findings: lapsing.map((check) => ({ check, effect: 'lapses', count: 1 })) })
    const page = await openPage('/logoutAccountRest')
    await page.until(() => expect(page.findAll('.ui-checkbox')).toHaveLength(lapsing.length))
    expect(page.findAll('.ui-checkbox').map((box) => box.textContent)).not.toContain('')
  })

  it('takes what is to be ticked while the closing is under way, and goes on where it stood', async () => {
    stand({
      state: 'CODE',
      findings: [COUPONS, { check: 'statements', effect: 'lapses', count: 1 }],
      agreed: ['statements'],
    })
    const page = await openPage('/logoutAccountRest')
    await page.until(() => page.findText('2张未使用的优惠券将失效'))
    expect(page.text()).not.toContain('电子文件')
    await page.tap('[aria-label="2张未使用的优惠券将失效"]')
    answer(startClosure, { state: 'CODE' })
    stand({ state: 'CODE', findings: [COUPONS], agreed: ['statements', 'coupons'] })
    await page.tap(page.findText('确认，下一步'))
    await page.until(() => expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountPhoneNum')]))
    expect(sent(startClosure)).toEqual([{ agreed: ['coupons'] }])
  })
})

describe('/logoutAccountFace', () => {
  beforeEach(() => answer(queryConsents, { consents: [] }))

  it('asks for the face, or for a person', async () => {
    stand({ state: 'FACE' })
    const page = await openPage('/logoutAccountFace')
    await page.until(() => page.findText('不使用人脸，改用人工审核'))
    expect(page.text()).toContain('开始识别')
    answer(requestClosureReview, { recordNo: 'I1' })
    stand({ state: 'REVIEW', recordNo: 'I1' })
    await page.tap(page.findText('不使用人脸，改用人工审核'))
    await page.until(() => page.findText('人工审核中'))
    expect(page.text()).toContain('7天后申请自动结束')
    expect(page.text()).not.toContain('改用人工审核')
    expect(page.text()).toContain('撤回注销')
    // One purpose at a time: the face is a step of its own, with its way back.
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('不等待，改用人脸识别'))
    await page.until(() => page.findText('开始识别'))
    expect(page.text()).not.toContain('人工审核中')
    await page.tap(page.findText('不使用人脸，等待人工审核'))
    await page.until(() => page.findText('人工审核中'))
  })

  it('asks for no face while something blocks the closing, and calls it off', async () => {
    stand({ state: 'FACE', findings: [INCOMING] })
    const page = await openPage('/logoutAccountFace')
    await page.until(() => page.findText('近2个工作日的转入'))
    expect(page.text()).not.toContain('开始识别')
    answer(withdrawClosure, { state: 'WITHDRAWN' })
    await page.tap(page.findText('撤回注销'))
    await saying(page, '确定撤回注销吗')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountIndex')]))
    expect(sent(withdrawClosure)).toEqual([{}])
  })

  it('leads on once the owner was seen', async () => {
    stand({ state: 'CODE' })
    const page = await openPage('/logoutAccountFace')
    await page.until(() => expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountPhoneNum')]))
  })
})

describe('/logoutAccountPhoneNum', () => {
  const begun = async () => {
    stand({ state: 'CODE' })
    return openPage('/logoutAccountPhoneNum')
  }
  showsObstacles(submitClosure, begun, '下一步')

  const order = async (): Promise<Mounted> => {
    stand({ state: 'CODE' })
    const page = await openPage('/logoutAccountPhoneNum')
    await page.until(() => page.findText('获取验证码'))
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('请先获取验证码'))
    await page.type('[aria-label="短信验证码"]', '123456')
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('转出并注销'))
    expect(page.text()).toContain('1,234.56')
    expect(page.text()).toContain('其中未提现的活动红包¥199.00')
    await page.tap(page.findText('转出并注销'))
    return page
  }

  it('hands the order in as it was shown, and leads to its result', async () => {
    const page = await order()
    answer(submitClosure, { ...RECEIPT, state: 'PAYING_OUT' })
    answer(queryClosureReceipt, { ...RECEIPT, state: 'PAYING_OUT' })
    await enterPassword(page, '135790')
    await page.until(() => expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountResult')]))
    expect(sent(submitClosure)).toMatchObject([
      { payout: 123_456, cardId: 'C1', smsCode: '123456', password: '135790' },
    ])
  })

  it('shows in place what refuses it, with its way on', async () => {
    const page = await order()
    refuse(submitClosure, 'ClosureBlocked')
    stand({ state: 'CODE', findings: [INCOMING] })
    await enterPassword(page, '135790')
    await saying(page, '账户还有未办结的事项')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => page.findText('近2个工作日的转入'))
    expect(page.text()).toContain('撤回注销')
    expect(page.text()).not.toContain('获取验证码')
    stand({ state: 'CODE' })
    await page.tap(page.findText('重新检查'))
    await page.until(() => page.findText('获取验证码'))
  })

  it('leads to what is to be ticked, and says what it only has to tell', async () => {
    const page = await order()
    refuse(submitClosure, 'ClosureLapses')
    stand({ state: 'CODE', findings: [COUPONS] })
    await enterPassword(page, '135790')
    await saying(page, '请重新核对并勾选')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => page.findText('核对并勾选'))
    await page.tap(page.findText('核对并勾选'))
    expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountRest')])
  })
})

describe('/logoutAccountResult', () => {
  it('shows the receipt of a closed account and forgets the session and the customer’s open orders', async () => {
    arrive({ customerRef: 'who' })
    const left = { call: 'transferOut', createdAt: 1 }
    const anothers = { ...left, clientId: 'b', customer: 'another' }
    storage.set('pendingOperations', [{ ...left, clientId: 'a', customer: 'who' }, anothers])
    answer(queryClosureReceipt, { ...RECEIPT, redPackets: 19_900, state: 'CLOSED', endedAt: 1_793_000_001_000 })
    refuse(signOut, 'SessionMissing')
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('账户已注销'))
    expect(page.text()).toContain('X20261123000000001')
    expect(page.text()).toContain('其中未提现的活动红包199.00元')
    await page.until(() => expect(session().token).toBeUndefined())
    expect(storage.get('pendingOperations')).toEqual([anothers])
    expect(page.text()).toContain('账户已注销')
  })

  it('says why the card’s bank took nothing', async () => {
    answer(queryClosureReceipt, { ...RECEIPT, state: 'READY', amount: 0, failure: '银行卡已注销' })
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('注销未完成'))
    expect(page.text()).toContain('银行卡已注销。资金已退回账户')
  })

  it('says what blocked it in the end, or that nobody could be sure of the owner', async () => {
    for (const [blocked, said] of [
      [
        [INCOMING, { check: 'freezes', effect: 'blocks', count: 1 } as const],
        ['账户可以继续使用，办结以下事项后可重新注销', '未办结的事项近2个工作日的转入、冻结资金'],
      ],
      [[], ['人工审核未能确认是您本人，账户可以继续使用']],
    ] as const) {
      answer(queryClosureReceipt, { ...RECEIPT, state: 'REFUSED', blocked: [...blocked], endedAt: RECEIPT.submittedAt })
      const page = await openPage('/logoutAccountResult', { orderId: ID })
      await page.until(() => page.findText('注销未完成'))
      for (const text of [...said, '已转至主卡1,234.56元']) expect(page.text()).toContain(text)
      expect(page.text()).not.toContain('注销时间')
      await page.tap(page.findText('重新办理'))
      expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountIndex')])
      page.unmount()
    }
  })

  it('of one that waits for the card’s bank says so, and how it is called off', async () => {
    answer(queryClosureReceipt, { ...RECEIPT, state: 'SUBMITTED', amount: 0 })
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('等待办理'))
    await page.tap(page.findText('查看或撤回'))
    expect(lastPage()).toEqual([expect.stringContaining('/logoutAccountIndex')])
  })

  it('of an order that nobody knows leads to how the account stands', async () => {
    refuse(queryClosureReceipt, 'ClosureUnknown')
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('没有查到这次注销'))
    answer(queryClosureReceipt, { ...RECEIPT, state: 'SUBMITTED', amount: 0 })
    await page.tap(page.findText('重新查询'))
    await page.until(() => page.findText('等待办理'))
  })

  it('without an order and without a closing says that there is none', async () => {
    stand({})
    const page = await openPage('/logoutAccountResult')
    await page.until(() => page.findText('没有注销记录'))
    expect(page.text()).toContain('返回首页')
  })
})
