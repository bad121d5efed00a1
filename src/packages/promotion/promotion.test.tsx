import { claimAll } from '@/contract/campaign/claimAll'
import { claimReward } from '@/contract/campaign/claimReward'
import { declineReward } from '@/contract/campaign/declineReward'
import { helpFriend } from '@/contract/campaign/helpFriend'
import { joinCampaign } from '@/contract/campaign/joinCampaign'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryHelp } from '@/contract/campaign/queryHelp'
import { queryCampaignSms } from '@/contract/campaign/queryCampaignSms'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { queryWithdrawals } from '@/contract/campaign/queryWithdrawals'
import { setCampaignSms } from '@/contract/campaign/setCampaignSms'
import { withdrawActivity } from '@/contract/campaign/withdrawActivity'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { ERRORS } from '@/domain/errors/catalogue'
import type { AnswerOf } from '@test/component/bank'
import { answer, answerLater, loseAnswer, refuse, sent } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { basisPoints } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { desktopCode } from '@/platform/desktopCode'
import { codePicture } from '@/platform/desktopCode/codePicture'
import { facts } from '@/products/model/testing'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

type Facts = AnswerOf<typeof queryCampaign>

const DAY = 86_400_000
const START = Date.UTC(2026, 10, 1)

const FACTS: Facts = {
  at: START + DAY,
  campaign: {
    actId: 'weeklyLearn',
    kind: 'LEARN',
    title: '学一学',
    summary: '答题领红包',
    picture: { motif: 'book', tone: 'blue' },
    state: 'RUNNING',
    worth: '税后最多2.90元',
    startAt: START,
    endAt: START + 30 * DAY,
  },
  closed: false,
  variant: 'a',
  blocks: [{ block: 'HERO', title: '学一学', text: '答题领红包', picture: { motif: 'book', tone: 'blue' } }],
  organiser: '样例银行',
  contact: '95000',
  claimUntil: START + 40 * DAY,
  audience: ['已开立本行电子账户的客户'],
  rulesVersion: 3,
  rules: ['每人一次'],
  tasks: [
    { taskKey: 't', title: '通过问答', trigger: 'quizPassed', prizeKey: 'p', most: 1 },
    { taskKey: 's', title: '填写问卷', trigger: 'surveyDone', prizeKey: 'gone', most: 2 },
  ],
  prizes: [
    { prizeKey: 'p', kind: 'RED_PACKET', name: '红包', amount: 188, tax: 38, value: 188, stock: 5, left: 3 },
    { prizeKey: 'gone', kind: 'RED_PACKET', name: '小红包', amount: 88, tax: 18, value: 88, stock: 5, left: 0 },
  ],
}

/** A page to read: nothing to join. */
const READ_ONLY: Facts = {
  ...FACTS,
  tasks: [],
  prizes: [],
  blocks: [
    { block: 'HERO', title: '整存整取', text: '期限清楚', picture: { motif: 'book', tone: 'blue' } },
    { block: 'CTA', label: '比较全部存款', aim: { to: 'SHELF', list: 'deposits' } },
  ],
}

const REWARD = {
  rewardId: 'r1',
  actId: 'weeklyLearn',
  title: '学一学',
  taskKey: 't',
  kind: 'RED_PACKET',
  name: '答题红包',
  amount: 188,
  tax: 38,
  net: 150,
  state: 'EARNED',
  claimUntil: START + 40 * DAY,
  earnedAt: START,
} as const

const TERM = { months3: [3, 'M'], year1: [1, 'Y'], years2: [2, 'Y'], years3: [3, 'Y'], months6: [6, 'M'] } as const

/** A deposit on sale, whose figures no other one has. */
const sold = (productType: string, productName: string, of: keyof typeof TERM, rate: number) =>
  facts({
    ...{ productType, productName, term: TERM[of][0], termType: TERM[of][1], appointRate: basisPoints(rate) },
    rateSteps: [{ fromDays: 0, rate: basisPoints(rate) }],
  })

const ON_SALE = [
  sold('20520', '定存三月', 'months3', 81),
  sold('20521', '定存六月', 'months6', 102),
  sold('20194', '定存一年', 'year1', 133),
  sold('20522', '定存两年', 'years2', 144),
  sold('20523', '定存三年', 'years3', 166),
  sold('20122', '增益七天', 'months3', 51),
  sold('20125', '增益六月', 'months6', 117),
  sold('20126', '增益一年', 'year1', 138),
  sold('20213', '增益两年', 'years2', 149),
  sold('20215', '增益三年', 'years3', 171),
]

/** A page with these pieces, nothing to join. */
const pageOf = (...blocks: Facts['blocks']): Facts => ({ ...READ_ONLY, blocks })
const months = (term: number) => ({ term, termType: 'M' }) as const
const years = (term: number) => ({ term, termType: 'Y' }) as const
const SHORT_TO_LONG = [months(3), years(1), years(3)]

const noProducts = () => answer(queryProducts, { products: [] })

describe('a landing', () => {
  it('is read by anybody, in the look its row names, and its button leads on', async () => {
    arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
    noProducts()
    answer(queryCampaign, READ_ONLY)
    const page = await openPage('/promote_b')
    await page.until(() => page.findText('整存整取'))
    expect(sent(queryCampaign)).toEqual([{ actId: 'deposit', variant: 'b' }])
    expect(page.text()).toContain('本页由样例银行发布')
    await page.tap(page.findText('比较全部存款'))
    await page.until(() => expect(pages().at(-1)).toBe('/combineDepositStencil'))
  })

  it('of a text message leads to the general page once its link is over, also where there is none', async () => {
    answer(queryCampaign, { ...FACTS, linkOver: false })
    answer(queryCampaignSms, { wanted: true })
    const page = await openPage('/promoteSMS_deposit', { t: 'SMSdeposit23' })
    await page.until(() => expect(page.text()).toContain('答题领红包'))
    expect(page.text()).not.toContain('短信链接')
    expect(sent(queryCampaign)).toEqual([{ actId: 'textMessage', variant: 'deposit', link: 'SMSdeposit23' }])
    answer(queryCampaign, { ...FACTS, linkOver: true })
    const over = await openPage('/promoteSMS_deposit')
    await over.until(() => expect(over.text()).toContain('短信链接30天内有效'))
    expect(sent(queryCampaign).slice(1)).toEqual([
      { actId: 'textMessage', variant: 'deposit', link: '' },
      { actId: 'deposit', variant: 'a' },
    ])
  })

  it.each([
    ['who is a stranger', { registered: false }, '免费开户'],
    ['who is known and isn’t signed in', { registered: true }, '登录'],
  ])('that opens an account calls its button so to somebody %s: %s', async (_, { registered }, called) => {
    if (registered) arrive({ signedIn: false })
    else arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
    const button = { block: 'CTA', label: '免费开户', aim: { to: 'OPEN_ACCOUNT' } } as const
    answer(queryCampaign, { ...FACTS, tasks: [], prizes: [], blocks: [button] })
    const page = await openPage('/promote_c')
    await page.until(() => page.findText(called))
    expect(page.text()).not.toContain('立即开户')
  })

  it('shows its own address as a code on a computer, with who brought the reader, and none on a phone', async () => {
    answer(queryCampaign, READ_ONLY)
    noProducts()
    const phone = await openPage('/promote_b')
    await phone.until(() => phone.findText('整存整取'))
    expect(phone.findAll('.desktop-code')).toEqual([])
    const loadCode = () => Promise.resolve({ codePicture })
    const desktop = jest.spyOn(desktopCode, 'loadDrawing').mockReturnValue(loadCode)
    const page = await openPage('/promote_b', { sales_id: 'S100001' })
    await page.until(() => page.find('.desktop-code'))
    const address = 'http://localhost/main/promote_b?sales_id=S100001'
    expect(page.find('.desktop-code img').getAttribute('src')).toBe(codePicture(address))
    desktop.mockRestore()
  })

  it.each([false, true])(
    'of a text message stops them in one tap without signing in, and takes it back in one: link over %s',
    async (linkOver) => {
      arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
      answer(queryCampaign, { ...FACTS, linkOver })
      answer(queryCampaignSms, { wanted: true })
      const page = await openPage('/promoteSMS_newcomer', { t: 'SMSnewcomer2' })
      await page.until(() => page.findText('停止接收'))
      expect(sent(setCampaignSms)).toEqual([])
      answer(setCampaignSms, { wanted: false })
      answer(queryCampaignSms, { wanted: false })
      await page.tap(page.findText('停止接收'))
      await page.until(() => page.findText('恢复接收'))
      expect(page.text()).toContain('已停止向收到这条短信的手机号发送活动短信')
      expect(sent(setCampaignSms)).toEqual([{ link: 'SMSnewcomer2', wanted: false }])
      answer(setCampaignSms, { wanted: true })
      answer(queryCampaignSms, { wanted: true })
      await page.tap(page.findText('恢复接收'))
      await page.until(() => page.findText('停止接收'))
      expect(sent(setCampaignSms).slice(1)).toEqual([{ link: 'SMSnewcomer2', wanted: true }])
    },
  )

  it('of a text message that isn’t the bank’s says where they are stopped instead', async () => {
    answer(queryCampaign, { ...FACTS, linkOver: true })
    refuse(queryCampaignSms, 'SmsLinkUnknown')
    const page = await openPage('/promoteSMS_deposit', { t: 'nobodys' })
    await page.until(() => expect(page.text()).toContain('链接不完整或不是本行发出的'))
  })

  it.each([
    ['/promoteKOL_deposit', '查看全部存款', '/combineDepositStencil'],
    ['/promoteKOL_wealth', '查看代销理财', '/combineWealthStencil'],
  ] as const)('of promoters is closed, with the way to what it was about: %s', async (name, label, shelf) => {
    answer(queryCampaign, { ...FACTS, closed: true, blocks: [] })
    const page = await openPage(name)
    await page.until(() => page.findText('本行不通过达人推广产品'))
    expect(page.text()).not.toContain('学一学')
    await page.tap(page.findText(label))
    await page.until(() => expect(pages().at(-1)).toBe(shelf))
  })

  it('that is over leads to what runs now', async () => {
    answer(queryCampaign, { ...FACTS, campaign: { ...FACTS.campaign, state: 'ENDED' } })
    const page = await openPage('/promote_a')
    await page.until(() => page.findText('活动已结束'))
    expect(page.text()).not.toContain('答题领红包')
    await page.tap(page.findText('查看活动中心'))
    await page.until(() => expect(pages().at(-1)).toBe('/promotionIndex'))
  })

  it('whose campaign nobody knows shows where campaigns are', async () => {
    refuse(queryCampaign, 'CampaignUnknown')
    const page = await openPage('/promotionDetail', { actId: 'nothing' })
    await page.until(() => page.findText('未找到该活动'))
    await page.tap(page.findText('查看活动中心'))
    await page.until(() => expect(pages().at(-1)).toBe('/promotionIndex'))
  })
})

describe('a landing that names a product', () => {
  type Landing = '/promote_b' | '/promoteBuyNew' | '/promoteIndexIVNew'
  const PAGES: Readonly<Record<Landing, Facts>> = {
    '/promote_b': pageOf({ block: 'PRODUCTS', title: '比一比', families: ['regular', 'gain'], terms: SHORT_TO_LONG }),
    '/promoteBuyNew': pageOf(
      { block: 'PRODUCTS', title: '可选期限', families: ['regular'], terms: SHORT_TO_LONG },
      { block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'regular' } },
    ),
    '/promoteIndexIVNew': pageOf(
      { block: 'PRODUCTS', title: '期限', families: ['gain'], terms: [months(6), years(2), years(3)] },
      { block: 'CTA', label: '看看这类存款', aim: { to: 'PRODUCT', family: 'gain' } },
    ),
  }
  const open = async (name: Landing, productType?: string, products = ON_SALE) => {
    answer(queryCampaign, PAGES[name])
    answer(queryProducts, { products })
    const page = await openPage(name, { ...(productType !== undefined && { productType }) })
    await page.until(() => page.find('.ui-fact-table__row'))
    return page
  }
  const rows = (page: Awaited<ReturnType<typeof open>>) =>
    page
      .findAll('.ui-fact-table__row')
      .map((row) => [
        row.querySelector('.ui-fact-table__name')?.textContent,
        /\d+\.\d+/.exec(row.querySelector('.ui-fact-table__value')?.textContent ?? '')?.[0],
      ])

  it.each<[Landing, string | undefined, readonly (readonly [string, string])[]]>([
    [
      '/promote_b',
      undefined,
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promote_b',
      '20194',
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promote_b',
      '20126',
      [
        ['增益七天', '0.51'],
        ['增益一年', '1.38'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteBuyNew',
      '20521',
      [
        ['定存六月', '1.02'],
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promoteBuyNew',
      '20522',
      [
        ['定存两年', '1.44'],
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      undefined,
      [
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      '20126',
      [
        ['增益一年', '1.38'],
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      '20213',
      [
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    // Of a family that the page says nothing about.
    [
      '/promoteBuyNew',
      '20126',
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
  ])('shows its figures and those of the terms that its text speaks of: %s %s', async (name, productType, shown) => {
    expect(rows(await open(name, productType))).toEqual(shown)
  })

  it.each<[Landing, string, string, string]>([
    ['/promoteBuyNew', '20521', '去存入', '/ProductBuy'],
    ['/promoteBuyNew', '20522', '去存入', '/ProductBuy'],
    ['/promoteIndexIVNew', '20126', '看看这类存款', '/polyBillionDepositIndex'],
    ['/promoteIndexIVNew', '20213', '看看这类存款', '/polyBillionDepositIndex'],
  ])('leads on to it: %s %s', async (name, productType, label, to) => {
    const page = await open(name, productType)
    await page.tap(page.findText(label))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: to, query: { productType } }))
  })

  it('says what ten thousand yuan bring in each term', async () => {
    const page = await open('/promote_b')
    await page.until(() => page.findText('存10,000元预计利息'))
    // A quarter of a year at 0.81 %, a year at 1.33 %, three at 1.66 %.
    for (const said of ['20.25元', '133.00元', '498.00元']) expect(page.text()).toContain(`存10,000元预计利息${said}`)
  })

  it('says so where it isn’t sold, and leads to the family instead', async () => {
    const products = ON_SALE.map((one) =>
      one.productType === '20521' ? { ...one, saleStatus: 'PAUSED' as const } : one,
    )
    const page = await open('/promoteBuyNew', '20521', products)
    expect(page.text()).toContain('链接中的产品目前未在售')
    expect(page.text()).not.toContain('定存六月')
    await page.tap(page.findText('去存入'))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: '/ProductBuy', query: {} }))
  })
})

describe('the distributed product on its page', () => {
  const WEALTH = facts({
    ...{ productType: '91318017', productName: '日日盈', kind: 'wealth', endDate: '', riskLevel: 'R2' },
    rateSteps: [],
  })
  it.each(['ON_SALE', 'PAUSED', 'SOLD_OUT', 'CLOSED'] as const)(
    'has its disclosure once, by name and level, while it is %s',
    async (saleStatus) => {
      const product = { ...WEALTH, saleStatus }
      answer(
        queryCampaign,
        pageOf({ block: 'PRODUCTS', title: '代销产品', families: ['wealth'] }, { block: 'WEALTH', title: '产品情况' }),
      )
      answer(queryProducts, { products: [product] })
      answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
      const page = await openPage('/yyhFinancial')
      await page.until(() => page.findText('申购与赎回'))
      const count = (text: string) => page.text().split(text).length - 1
      expect([count('仅为代销机构'), count('本产品不是存款，不受存款保险保障')]).toEqual([1, 1])
      expect(page.text()).toMatch(/“日日盈”由.+发行与管理/)
      expect(page.text()).toContain('本产品风险等级为R2')
      expect(page.findAll('.ui-product-card')).toHaveLength(saleStatus === 'ON_SALE' ? 1 : 0)
    },
  )
})

describe('a page that tells more', () => {
  it('leads to what who buys agrees to, and names the bank’s licence', async () => {
    answer(
      queryCampaign,
      pageOf({ block: 'FILES', title: '存入前请阅读', family: 'regular' }, { block: 'BANK', title: '关于本行' }),
    )
    answer(queryProducts, { products: ON_SALE })
    const page = await openPage('/promoteMoreMsgIndex')
    await page.until(() => page.findText('储蓄存款服务协议'))
    expect(page.text()).toContain('金融许可证样例B0000H')
    await page.tap(page.findText('储蓄存款服务协议'))
    await page.until(() => expect(page.text()).toContain('持有至到期的，按存入时约定的利率计息'))
  })
})

describe('/promotionDetail', () => {
  const open = async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('参加活动'))
    return page
  }

  it('keeps the rules folded until somebody asks, and says how many there are', async () => {
    const page = await open()
    expect(page.text()).not.toContain('2. 每人一次')
    await page.tap(page.findText('查看2条'))
    expect(page.text()).toContain('2. 每人一次')
    await page.tap(page.findText('收起'))
    expect(page.text()).not.toContain('2. 每人一次')
  })

  it('shows tax and what is left before anything is earned, and joins by the rules that were shown', async () => {
    const page = await open()
    expect(page.findAll('.campaign-task__gain').map(({ textContent }) => textContent)).toEqual(['1.50元', '0.70元'])
    expect(page.text()).toContain('红包1.88元，代扣个税0.38元')
    expect(page.text()).toContain('已送完')
    answer(joinCampaign, {
      joined: { at: START, rulesVersion: 3 },
      tasks: [
        { taskKey: 't', done: 0, promised: 0 },
        { taskKey: 's', done: 1, promised: 0 },
      ],
    })
    await page.tap(page.findText('参加活动'))
    await page.until(() => expect(page.text()).toContain('待完成'))
    expect(page.findAll('.campaign-task__step').map(({ textContent }) => textContent)).toEqual(['✓', '2', '✓'])
    expect(page.text()).toContain('已开立本行电子账户的客户，已参加')
    expect(page.text()).toContain('下一步，待完成')
    page.findText('去完成：通过问答')
    expect(sent(joinCampaign)).toEqual([{ actId: 'weeklyLearn', rulesVersion: 3, variant: 'a' }])
  })

  it('of a draw shows odds, numbers, value and stock of every prize, and what wins nothing', async () => {
    arrive({ signedIn: false })
    answer(queryCampaign, {
      ...FACTS,
      campaign: { ...FACTS.campaign, actId: 'luckyDraw', kind: 'DRAW' },
      tasks: [{ taskKey: 'c', title: '签到', trigger: 'checkedIn', prizeKey: 'chance', most: 2 }],
      prizes: [
        {
          ...{ prizeKey: 'v', kind: 'VOUCHER', name: '咖啡券', amount: 0 },
          tax: 0,
          value: 1_000,
          stock: 9,
          left: 7,
          odds: 1_500,
        },
        {
          ...{ prizeKey: 'p', kind: 'POINTS', name: '8积分', amount: 8 },
          tax: 0,
          value: 100,
          stock: 9,
          left: 0,
          odds: 200_000,
        },
      ],
      draw: { fallback: 'p', commitment: '0'.repeat(64), winners: [] },
    })
    const page = await openPage('/promotionDetail', { actId: 'luckyDraw' })
    await page.until(() => page.findText('奖品、概率和剩余'))
    for (const said of [
      '概率0.15%',
      '价值10.00元',
      '剩7/9',
      '概率20%，归“未中奖”',
      '价值1.00元',
      '已抽完',
      '100次里约100次不中',
      '概率99.85%（含抽完的20%）',
    ])
      expect(page.text()).toContain(said)
  })

  it('tells who may not take part so before all else, and promises them nothing', async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, { tasks: [], refusal: '本活动仅限首次开户的新客户参加' })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('本活动仅限首次开户的新客户参加'))
    const text = page.text()
    expect(text.indexOf('本活动仅限')).toBeLessThan(text.indexOf('答题领红包'))
    expect(text).toContain('不可参加')
    expect(text).not.toContain('税后最多2.90元')
    expect(text).not.toContain('还剩')
    page.findText('查看其他活动')
  })

  it('shows a member nothing of it before it is known whether they may take part', async () => {
    answer(queryCampaign, FACTS)
    const say = answerLater(queryMyCampaign, { tasks: [] })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => expect(sent(queryMyCampaign)).toHaveLength(1))
    expect(page.text()).not.toContain('税后最多2.90元')
    say()
    await page.until(() => page.findText('税后最多2.90元'))
  })

  it('says why somebody can’t join', async () => {
    const page = await open()
    refuse(joinCampaign, 'PlacesTaken')
    await page.tap(page.findText('参加活动'))
    await page.until(() => page.findText('活动名额已满，可在活动中心查看其他活动'))
  })

  it('tells what a task has brought, and what it has not', async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, {
      joined: { at: START, rulesVersion: 3 },
      tasks: [
        { taskKey: 't', done: 1, promised: 1 },
        { taskKey: 's', done: 2, promised: 1 },
      ],
    })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('查看我的奖励'))
    expect(page.text()).toContain('剩余3份，已完成')
    expect(page.text()).toContain('最多2次，已送完，已完成2次，获得1份')
  })

  it.each([
    ['进行中，名额已满', { ...FACTS, placesLeft: 0 }],
    ['进行中，奖励已送完', { ...FACTS, prizes: FACTS.prizes.map((prize) => ({ ...prize, left: 0 })) }],
  ])('invites nobody to join once it is over: %s', async (said, facts) => {
    arrive({ signedIn: false })
    answer(queryCampaign, facts)
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('查看其他活动'))
    page.findText(said)
  })

  it('that can’t be asked where somebody stands says so, and asks again', async () => {
    answer(queryCampaign, FACTS)
    refuse(queryMyCampaign, 'InternalError')
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('重新加载'))
    page.findText('网络繁忙，请稍后再试')
    answer(queryMyCampaign, { tasks: [] })
    await page.tap(page.findText('重新加载'))
    await page.until(() => page.findText('参加活动'))
  })

  it.each([
    ['a page to read has its own route', READ_ONLY, '未找到该活动'],
    ['of what is closed', { ...FACTS, closed: true, blocks: [], tasks: [] }, '本行不通过达人推广产品'],
  ])('shows nothing of it: %s', async (_, facts, said) => {
    answer(queryCampaign, facts)
    const page = await openPage('/promotionDetail', { actId: 'deposit' })
    await page.until(() => page.findText(said))
    expect(page.text()).not.toContain('答题领红包')
    expect(page.text()).not.toContain('整存整取')
    expect(sent(queryMyCampaign)).toEqual([])
  })

  it('asks a stranger to sign in, and nothing of theirs', async () => {
    arrive({ signedIn: false })
    answer(queryCampaign, FACTS)
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('登录后参加'))
    expect(sent(queryMyCampaign)).toEqual([])
  })
})

describe('/promotionIndex', () => {
  it('begins for a member with what waits to be claimed, and says why one can’t be joined', async () => {
    const { campaign } = FACTS
    const young = { ...campaign, actId: 'young', title: '新客活动' }
    answer(queryCampaigns, { at: 0, campaigns: [young, campaign] })
    answer(queryMyCampaigns, {
      campaigns: [
        { actId: 'young', joined: false, claimable: 0, refusal: '仅限新客户参加' },
        { actId: campaign.actId, joined: true, claimable: 2 },
      ],
    })
    const page = await openPage('/promotionIndex')
    await page.until(() => page.findText('2份待领取'))
    const text = page.text()
    expect(text).toContain('仅限新客户参加')
    expect(text.indexOf('学一学')).toBeLessThan(text.indexOf('新客活动'))
  })

  it('shows a member nothing that would be sorted anew under a finger', async () => {
    const { campaign } = FACTS
    answer(queryCampaigns, { at: 0, campaigns: [{ ...campaign, actId: 'young', title: '新客活动' }, campaign] })
    const own = [{ actId: campaign.actId, joined: true, claimable: 2 }]
    const arriveLater = answerLater(queryMyCampaigns, { campaigns: own })
    const page = await openPage('/promotionIndex')
    const shown: string[] = []
    await page.until(() => {
      shown.push(page.text())
      expect(shown.length).toBeGreaterThan(5)
    })
    expect(shown.filter((text) => text.includes('学一学'))).toEqual([])
    arriveLater()
    await page.until(() => page.findText('2份待领取'))
  })

  it('shows by pictures what can be joined, with the time left by the bank’s clock, and what is over in lines', async () => {
    const { campaign } = FACTS
    const rush = { ...campaign, actId: 'rush', title: '抢券', picture: { motif: 'clock', tone: 'red' } } as const
    const over = { ...campaign, actId: 'over', title: '旧活动', state: 'ENDED' } as const
    const taken = { ...campaign, actId: 'taken', title: '已领完的活动', worth: undefined } as const
    answer(queryCampaigns, { at: campaign.endAt - 3 * DAY, campaigns: [rush, taken, over] })
    answer(queryMyCampaigns, { campaigns: [] })
    const page = await openPage('/promotionIndex')
    await page.until(() => page.findText('旧活动'))
    await page.until(() => page.find('.banner--red .motif--clock'))
    expect(page.findAll('.banner')).toHaveLength(1)
    expect(page.text()).toContain('税后最多2.90元')
    expect(page.text()).toContain('还剩3天')
    await page.tap(page.findText('抢券'))
    expect(pages().at(-1)).toBe('/promotionDetail')
  })
})

describe('rewards', () => {
  const open = async (name: '/zhouMyPrize' | '/oneClickArchived' | '/activiteGift', query = {}) => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', name: '建议红包' }],
      more: false,
      balance: 5,
    })
    const page = await openPage(name, query)
    await page.until(() => page.findText('答题红包'))
    return page
  }
  showsObstacles(claimReward, () => open('/zhouMyPrize'), '[aria-label="领取答题红包"]')
  showsObstacles(claimAll, () => open('/oneClickArchived'), '领取2份奖励')

  it('that are things are led to their address only where nothing stands against claiming them', async () => {
    const { code, message } = ERRORS.PaymentsStopped
    answer(queryObstacles, { obstacles: [{ code, name: 'PaymentsStopped', message }] })
    answer(queryRewards, { rewards: [{ ...REWARD, kind: 'GOODS', name: '保温杯' }], more: false, balance: 0 })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => expect(page.text()).toContain(message))
    await page.tap('[aria-label="领取保温杯"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain(message))
    store.get(boxAtom)?.answer('cancel')
    expect(pages().at(-1)).toBe('/zhouMyPrize')
    answer(queryObstacles, { obstacles: [] })
    const free = await openPage('/zhouMyPrize')
    await free.until(() => free.find('[aria-label="领取保温杯"]'))
    await free.tap('[aria-label="领取保温杯"]')
    await free.until(() => expect(pages().at(-1)).toBe('/realDrawPage'))
  })

  it('stand before what was given while they can be claimed', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, rewardId: 'r2', name: '已得红包', state: 'GRANTED', grantedAt: START }, REWARD],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('已得红包'))
    expect(page.text().indexOf('答题红包')).toBeLessThan(page.text().indexOf('已得红包'))
  })

  it('are taken twenty at most in one tap', async () => {
    answer(queryRewards, {
      rewards: Array.from({ length: 21 }, (_, at) => ({ ...REWARD, rewardId: `r${at}` })),
      more: false,
      balance: 0,
    })
    const page = await openPage('/oneClickArchived')
    await page.until(() => page.findText('领取20份奖励'))
  })

  it('are claimed as they are shown, after tax; a lost answer keeps its id', async () => {
    const page = await open('/zhouMyPrize')
    loseAnswer(claimReward)
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('领取结果正在核实'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(page.findAll('[aria-busy=true]')).toEqual([]))
    answer(claimReward, { ...REWARD, state: 'GRANTED', grantedAt: START })
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => expect(sent(claimReward).length).toBeGreaterThan(1))
    expect(new Set(sent(claimReward).map(({ clientId }) => clientId)).size).toBe(1)
    expect(sent(claimReward)[0]).toMatchObject({ rewardId: 'r1', amount: 150 })
  })

  it('open as a packet to what came out of it after tax, from where it is withdrawn', async () => {
    const page = await open('/zhouMyPrize')
    answer(claimReward, { ...REWARD, net: 149, state: 'GRANTED', grantedAt: START })
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => page.findText('已放入红包余额'))
    expect(page.find('.opened-packet__amount').textContent).toContain('1.49')
    await page.tap(page.findText('提现到电子账户'))
    expect(pages().at(-1)).toBe('/withDrawalActicity')
  })

  it('say what they were earned by, and lead to it, to themselves, and to where what was granted is', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, task: '通过防骗测验', state: 'GRANTED', grantedAt: START }],
      ...{ more: false, balance: 0 },
    })
    for (const [on, to] of [
      [`来自活动“${REWARD.title}”`, '/promotionDetail'],
      [REWARD.name, '/activiteGift'],
      [`去提现，${REWARD.name}`, '/withDrawalActicity'],
    ] as const) {
      const page = await openPage('/zhouMyPrize')
      await page.until(() => expect(page.text()).toContain('任务：通过防骗测验'))
      await page.tap(on.includes('，') ? `[aria-label="${on}"]` : page.findText(on))
      expect(pages().at(-1)).toBe(to)
    }
  })

  it.each([
    ['POINTS', '查看积分', '/integralIndex'],
    ['VOUCHER', '查看卡券', '/myVoucher'],
    ['COUPON', '查看优惠券', '/couponList'],
    ['GOODS', '查看配送', '/realDrawPage'],
  ] as const)('of the kind %s say once granted where they are: %s', async (kind, way, to) => {
    const granted = { ...REWARD, kind, state: 'GRANTED', grantedAt: START } as const
    answer(queryRewards, { rewards: [granted], more: false, balance: 0 })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.find(`[aria-label="${way}，${REWARD.name}"]`))
    await page.tap(`[aria-label="${way}，${REWARD.name}"]`)
    expect(pages().at(-1)).toBe(to)
  })

  it('that aren’t wanted are left after a question, and then are nobody’s', async () => {
    const list = await open('/zhouMyPrize')
    expect(list.findAll('[aria-label^=放弃]')).toEqual([])
    const page = await open('/activiteGift', { rewardId: 'r1' })
    await page.tap('[aria-label="放弃答题红包"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('不再发放给您，不能恢复'))
    store.get(boxAtom)?.answer('cancel')
    await page.until(() => expect(store.get(boxAtom)).toBeUndefined())
    await page.until(() => expect(page.findAll('[aria-busy=true]')).toEqual([]))
    expect(sent(declineReward)).toEqual([])
    answer(declineReward, { ...REWARD, state: 'DECLINED' })
    await page.tap('[aria-label="放弃答题红包"]')
    await page.until(() => expect(store.get(boxAtom)).toBeDefined())
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(page.text()).toContain('已放弃'))
    expect(sent(declineReward)).toEqual([{ rewardId: 'r1' }])
  })

  it('of red packets are shown in each of their states', async () => {
    const list = (rewards: readonly (typeof REWARD)[]) =>
      answer(queryRewards, { rewards: [...rewards], more: false, balance: 0 })
    list([REWARD])
    const page = await openPage('/redActivityLists')
    await page.until(() => page.findText('答题红包'))
    for (const [state, name] of [
      ['EARNED', '待领取'],
      ['CLAIMED', '核实中'],
      ['GRANTED', '已发放'],
      ['EXPIRED', '已过期'],
      ['REVOKED', '已取消'],
      ['DECLINED', '已放弃'],
    ] as const) {
      list([])
      const chip = page.findAll('[role=radio]').find((one) => one.textContent === name)
      if (!chip) throw new Error(`${name} can't be chosen`)
      await page.tap(chip)
      await page.until(() => expect(sent(queryRewards).at(-1)).toMatchObject({ kind: 'RED_PACKET', state }))
      await page.until(() => expect(page.text()).toContain(`没有${name}的红包`))
    }
  })

  it('say by which rule one tap takes them, and how many it would take now', async () => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', kind: 'GOODS' }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/oneClickRule')
    await page.until(() => expect(page.text()).toContain('现在可一键领取1份'))
    expect(page.text()).toContain('需逐一领取1份')
    expect(page.text()).toContain('一次最多20份')
  })

  it('say in large what is got; what a thing is worth is a hint', async () => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', kind: 'GOODS', amount: 8_000, tax: 0 }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('价值80.00元，个税由本行缴纳'))
    expect(page.findAll('.reward-card__brings').map(({ textContent }) => textContent)).toEqual(['实得1.50元'])
  })

  it('that were taken back lead to an appeal', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, state: 'REVOKED', revokedBy: 'sameDevice' }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('原因：同一手机上已有他人参加本活动'))
    await page.tap('[aria-label="对答题红包提出申诉"]')
    await page.until(() => expect(pages().at(-1)).toBe('/Complaint'))
  })

  it('that nobody knows lead to those there are', async () => {
    refuse(queryRewards, 'RewardUnknown')
    const page = await openPage('/activiteGift', { rewardId: 'nothing' })
    await page.until(() => page.findText('未找到该奖励'))
    await page.tap(page.findText('查看我的奖励'))
    await page.until(() => expect(pages().at(-1)).toBe('/zhouMyPrize'))
  })

  it('are claimed in one tap, and each says what became of it', async () => {
    const page = await open('/oneClickArchived')
    answer(claimAll, {
      claimed: [{ ...REWARD, state: 'CLAIMED', heldUntil: '20261126' }],
      refused: [{ rewardId: 'r2', reason: '该奖励已超过领取期限' }],
    })
    await page.tap(page.findText('领取2份奖励'))
    await page.until(() => expect(page.text()).toContain('已领取1份奖励，1份未领取：该奖励已超过领取期限'))
    expect(page.text()).toContain('核实后发放')
  })
})

describe('/zhouHelpFriends', () => {
  it('invites without a reward, and asks for no help that doesn’t count', async () => {
    answer(queryCampaign, { ...FACTS, campaign: { ...FACTS.campaign, actId: 'learnTogether', state: 'PAUSED' } })
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/zhouHelpFriends')
    await page.until(() => page.findText('邀请好友一起学'))
    expect(page.text()).toContain('分享不计奖励')
    expect(page.text()).not.toContain('周周助力')
    await page.tap(page.findText('邀请好友一起学'))
    await page.until(() => expect(pages().at(-1)).toBe('/inviteFriends'))
  })

  it('with a friend’s link says who asks and what it means, helps once, and shows why it can’t', async () => {
    const help = {
      actId: 'weekHelp',
      title: '周周助力',
      name: '李*',
      until: '20261129',
      had: 1,
      most: 3,
      state: 'OPEN',
    } as const
    answer(queryHelp, help)
    const page = await openPage('/zhouHelpFriends', { code: 'ABCDEFGHJK' })
    await page.until(() => page.findText('李*请您助力'))
    expect(page.text()).toContain('1/3次')
    expect(page.text()).toContain('您也不会因此获得奖励')
    refuse(helpFriend, 'AlreadyHelped')
    await page.tap(page.findText('为好友助力'))
    await page.until(() => expect(page.text()).toContain('您本周已为其他好友助力'))
    answer(helpFriend, { name: '李*' })
    await page.tap(page.findText('为好友助力'))
    await page.until(() => expect(page.text()).toContain('已为李*助力，谢谢您'))
    expect(sent(helpFriend)).toEqual([{ helpCode: 'ABCDEFGHJK' }, { helpCode: 'ABCDEFGHJK' }])
    expect(page.text()).not.toContain('为好友助力')
  })

  it('with a link that is over or unknown leads on', async () => {
    refuse(queryHelp, 'HelpUnknown')
    const page = await openPage('/zhouHelpFriends', { code: 'ABCDEFGHJK' })
    await page.until(() => page.findText('助力链接无效，请让好友重新分享'))
  })
})

describe('/withDrawalActicity', () => {
  it('shows what arrives and what is left, and refuses more than there is', async () => {
    answer(queryWithdrawals, { withdrawals: [], more: false, balance: 500, timesLeft: 2 })
    const page = await openPage('/withDrawalActicity')
    await page.until(() => page.findText('提现到电子账户'))
    await page.tap(page.findText('提现到电子账户'))
    page.findText('请输入提现金额')
    await page.type('input', '5.01')
    await page.tap(page.findText('提现到电子账户'))
    page.findText('超过红包余额')
    expect(page.findAll('[role=dialog]')).toEqual([])
    await page.type('input', '2')
    expect(page.text()).toMatch(/到账电子账户\D*2\.00\D*提现后红包余额\D*3\.00/)
    await page.tap(page.findText('全部'))
    expect(page.text()).toMatch(/到账电子账户\D*5\.00\D*提现后红包余额\D*0\.00/)
    answer(withdrawActivity, { orderNo: 'o1', amount: 500, balance: 0, at: START })
    await page.tap(page.findText('提现到电子账户'))
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/withDrawalResult'))
    expect(sent(withdrawActivity)).toMatchObject([{ amount: 500, password: '135790' }])
  })
})

const openWithdrawal = () => {
  answer(queryWithdrawals, { withdrawals: [], more: false, balance: 500, timesLeft: 2 })
  return openPage('/withDrawalActicity')
}
showsObstacles(withdrawActivity, openWithdrawal, '提现到电子账户')
