import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles, showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { navigation, pages } from '@test/component/router'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { claimSpecial } from '@/contract/special/claimSpecial'
import { querySpecial } from '@/contract/special/querySpecial'
import { querySpecialItem } from '@/contract/special/querySpecialItem'
import { verifySpecial } from '@/contract/special/verifySpecial'
import { queryStatements } from '@/contract/statement/queryStatements'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

/** 2026-11-02 10:00 in Shanghai. */
const AT = 1_793_584_800_000
type Payout = AnswerOf<typeof querySpecialItem>

const OPEN: Payout = {
  ...{ itemId: 'p1', state: 'VERIFIED', title: '取暖补贴', purpose: '2026年供暖季', payer: '样例街道办事处' },
  ...{ payerPhone: '0431-87654321', amount: 120_000, claimUntil: '20261231' },
}
const LARGE: Payout = { ...OPEN, itemId: 'p2', title: '搬迁补助', amount: 1_800_000 }
const PAID: Payout = { ...OPEN, state: 'PAID', claimed: { way: 'ACCOUNT', orderNo: '202611020000000001', at: AT } }

const CARD = {
  ...{ cardId: 'c9', bankName: '邮储银行', cardNo: '**** 5007', mobileNo: '170****0055', role: 'SPECIAL' as const },
  ...{ isDefault: false, boundAt: AT },
} as const

const open = async (payouts: Payout[], cards: readonly (typeof CARD)[] = [CARD]): Promise<Mounted> => {
  answer(querySpecial, { payouts, more: false, accountTakes: 1_000_000 })
  answer(queryBoundCards, { cards: [...cards], limit: 5, specialLimit: 2 })
  answer(queryTransferLimits, {
    out: {
      ...{ single: 1, aDay: 1, countADay: 20, nightLock: false, stopped: false, usedToday: 0, countToday: 0, left: 1 },
      ...{ available: 50_000, codeOver: 1, faceOver: 1, payee: '*', sentBefore: false },
    },
    ...{ sending: [], caught: 0, cards: [] },
  })
  const page = await openPage('/speciaLists')
  await page.until(() => expect(page.text()).toContain('查询新的款项'))
  return page
}

describe('/speciaLists', () => {
  it('shows what is claimed, by whom it is paid and until when; only what may be claimed has a button', async () => {
    const page = await open([OPEN, { ...OPEN, itemId: 'p3', state: 'UNCLAIMED', title: '春节慰问金' }])
    await page.until(() => page.findText('取暖补贴'))
    expect(page.text()).toContain('2026.12.31截止')
    page.findText('已退回付款方')
    expect(page.findAll('[aria-label^="领取"]').map((each) => each.getAttribute('aria-label'))).toEqual([
      '领取取暖补贴',
    ])
  })

  it('presets no account, shows what claiming does, and claims exactly that', async () => {
    const page = await open([OPEN])
    await page.until(() => page.findText('取暖补贴'))
    await page.tap('[aria-label="领取取暖补贴"]')
    await page.until(() => page.findText('电子账户（今日还可收取10,000元）'))
    expect(page.findAll('[role=radio][aria-checked=true]')).toEqual([])
    await page.tap(page.findText('确认领取'))
    page.findText('请选择收款账户')
    await page.tap(page.findText('电子账户（今日还可收取10,000元）'))
    await page.until(() => page.findText('领取后可用余额'))
    expect(page.text()).toContain('1,700.00')
    answer(claimSpecial, PAID)
    answer(querySpecialItem, PAID)
    answer(queryStatements, { statements: [], more: false, today: '20261102' })
    await page.tap(page.findText('确认领取'))
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/specialReceiptOne'))
    expect(sent(claimSpecial)).toMatchObject([{ itemId: 'p1', way: 'ACCOUNT', amount: 120_000, password: '135790' }])
    expect(sent(claimSpecial)[0]).not.toHaveProperty('cardId')
  })

  it('leads what the account doesn’t take to a card', async () => {
    const page = await open([LARGE])
    await page.until(() => page.findText('搬迁补助'))
    await page.tap('[aria-label="领取搬迁补助"]')
    await page.until(() => page.findText('电子账户（今日还可收取10,000元）'))
    await page.tap(page.findText('电子账户（今日还可收取10,000元）'))
    await page.tap(page.findText('确认领取'))
    // More than the account takes on any day: another day is no way.
    page.findText('超过电子账户的收款限额，请领取到专项卡')
    expect(page.text()).not.toContain('起领取')
    await page.until(() => page.findText('专项卡 邮储银行（5007）'))
    await page.tap(page.findText('专项卡 邮储银行（5007）'))
    await page.until(() => page.findText('到账专项卡'))
    refuse(claimSpecial, 'SpecialPaid')
    await page.tap(page.findText('确认领取'))
    await enterPassword(page, '135790')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('已领取或正在发放'))
    store.get(boxAtom)?.answer('confirm')
    expect(sent(claimSpecial)).toMatchObject([{ itemId: 'p2', way: 'CARD', cardId: 'c9' }])
  })

  it('names the day on which the account takes what it doesn’t take today', async () => {
    const later = { ...OPEN, itemId: 'p4', title: '误工补助', amount: 900_000, accountFrom: '20261103' } as Payout
    const page = await open([later], [])
    answer(querySpecial, { payouts: [later], more: false, accountTakes: 100_000 })
    const again = await openPage('/speciaLists')
    await again.until(() => again.findText('误工补助'))
    await again.tap('[aria-label="领取误工补助"]')
    await again.until(() => again.findText('电子账户（今日还可收取1,000元）'))
    await again.tap(again.findText('电子账户（今日还可收取1,000元）'))
    await again.tap(again.findText('确认领取'))
    again.findText('超过电子账户今日的收款限额，请领取到专项卡，或自2026.11.03起领取')
    expect(page.text()).not.toContain('改日')
  })

  it('sends a claim whose answer was lost under the same id', async () => {
    const page = await open([OPEN])
    await page.until(() => page.findText('取暖补贴'))
    const claim = async () => {
      await page.tap('[aria-label="领取取暖补贴"]')
      await page.tap(page.findText('电子账户（今日还可收取10,000元）'))
      await page.tap(page.findText('确认领取'))
      await enterPassword(page, '135790')
    }
    loseAnswer(claimSpecial)
    await claim()
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('请勿重复领取'))
    store.get(boxAtom)?.answer('confirm')
    answer(claimSpecial, PAID)
    answer(querySpecialItem, PAID)
    answer(queryStatements, { statements: [], more: false, today: '20261102' })
    await claim()
    await page.until(() => expect(pages().at(-1)).toBe('/specialReceiptOne'))
    expect(new Set(sent(claimSpecial).map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('without a card says how to add one', async () => {
    const page = await open([OPEN], [])
    await page.until(() => page.findText('取暖补贴'))
    await page.tap('[aria-label="领取取暖补贴"]')
    await page.tap(page.findText('添加专项卡'))
    await page.until(() => expect(pages().at(-1)).toBe('/addOneSpecialCard'))
  })
})

showsOwnerObstacles(verifySpecial, () => {
  answer(queryConsents, { consents: [] })
  return openPage('/specialIdCard')
})

describe('who can’t show a face', () => {
  it.each(['/specialIndex', '/specialIdCard'] as const)('finds the way to a counter on %s', async (name) => {
    answer(queryConsents, { consents: [] })
    const page = await openPage(name)
    await page.until(() => page.findText('不使用人脸，到网点办理'))
    await page.tap(page.findText('不使用人脸，到网点办理'))
    await page.until(() => expect(pages().at(-1)).toBe('/counterlists'))
  })
})

describe('a doubt', () => {
  it('leads to the payout it is about, and from there to an objection that names it', async () => {
    const page = await open([OPEN])
    await page.until(() => page.findText('取暖补贴'))
    answer(querySpecialItem, OPEN)
    await page.tap('[aria-label="查看详情：取暖补贴"]')
    await page.until(() => expect(pages().at(-1)).toBe('/specialReceiptOne'))
    const one = await openPage('/specialReceiptOne', { itemId: 'p1' })
    await one.until(() => one.findText('样例街道办事处 0431-87654321'))
    await one.tap(one.findText('有问题，告诉我们'))
    await one.until(() => expect(pages().at(-1)).toBe('/Complaint'))
    expect(navigation.stack.at(-1)?.query).toEqual({ kind: 'COMPLAINT', itemId: 'p1' })
    const complaint = await openPage('/Complaint', { kind: 'COMPLAINT', itemId: 'p1' })
    await complaint.until(() => complaint.findText('专项款项“取暖补贴”（样例街道办事处，1,200.00元）'))
  })
})

describe('/specialReceiptOne', () => {
  it('has payer, account and the receipt’s check code, and leads to the document', async () => {
    answer(querySpecialItem, PAID)
    const issued = { at: AT, until: '20261109', checkCode: 'ABCD2345', digest: '', bytes: 1, pieces: 1, pages: 1 }
    const statement = { kind: 'RECEIPT', state: 'READY', from: '20261102', to: '20261102', requestedAt: AT } as const
    const of = { statementId: '00000000-0000-4000-8000-000000000001', orderNo: '202611020000000001', issued }
    answer(queryStatements, { statements: [{ ...statement, ...of }], more: false, today: '20261102' })
    const page = await openPage('/specialReceiptOne', { itemId: 'p1' })
    await page.until(() => page.findText('ABCD2345'))
    for (const text of ['样例街道办事处', '电子账户', '查看电子回单']) expect(page.text()).toContain(text)
  })

  it('of another’s leads to one’s own', async () => {
    refuse(querySpecialItem, 'SpecialUnknown')
    const page = await openPage('/specialReceiptOne', { itemId: 'p9' })
    await page.until(() => page.findText('我的专项款项'))
  })

  it('of one that is being sent promises a message and no receipt', async () => {
    answer(querySpecialItem, { ...PAID, state: 'SENDING' })
    const page = await openPage('/specialReceiptOne', { itemId: 'p1' })
    await page.until(() => page.findText('发放中'))
    expect(page.text()).toContain('到账后通过消息通知您')
    expect(page.text()).not.toContain('电子回单')
  })
})

it('/specialReceipt lists what was paid by year', async () => {
  answer(querySpecial, { payouts: [PAID], more: false, accountTakes: 0 })
  const page = await openPage('/specialReceipt')
  await page.until(() => page.findText('2026年'))
  page.findText('取暖补贴')
})

it('/specialNone says why nothing may be found and whom to ask', async () => {
  const page = await openPage('/specialNone')
  await page.until(() => page.findText('没有可领取的款项'))
  await page.tap(page.findText('有问题，告诉我们'))
  await page.until(() => expect(pages().at(-1)).toBe('/Complaint'))
})

showsObstacles(claimSpecial, () => open([OPEN]), '领取')
