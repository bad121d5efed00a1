import { answer } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryBridges } from '@/contract/bridge/queryBridges'
import { queryMiniLink } from '@/contract/bridge/queryMiniLink'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { queryArticles } from '@/contract/content/queryArticles'
import { queryOrgs } from '@/contract/enterprise/queryOrgs'
import { queryLoans } from '@/contract/loan/queryLoans'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { querySecurity } from '@/contract/security/querySecurity'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import type { BuiltRouteName } from '@/routes/link'
import { SPECIFIED } from '@/routes/specNames'

// As inside the mini-program, where its pages are a step away.
jest.mock('@/platform/outsideLink', () => ({
  leaving: { unloads: false, onReturn: () => () => undefined },
  openOutside: () => Promise.reject(new Error('nothing leads out here')),
}))

/** One tap of a customer's: on which page, opened how, and where it leads. */
interface Tap {
  readonly from: BuiltRouteName
  readonly on: string
  readonly query?: Readonly<Record<string, string>>
  readonly asked?: Readonly<Record<string, string>>
}

/** Where customers begin: the tabs, and a product's page, which the tab of products lists. */
const BEGINNINGS: readonly string[] = ['/PersonalCenter', '/ProductIndex']

/** Pages that only others lead to; sandbox/host/simulators/partnerPage.test.ts follows their links. */
const FROM_OUTSIDE: readonly string[] = ['/app', '/appMiddle', '/goodGoOutOrder']

/** The tap that leads to each bridge, loan page and special payout, and to the pages on the way there. */
const ENTRANCES: Readonly<Partial<Record<BuiltRouteName, Tap>>> = {
  '/Setting': { from: '/PersonalCenter', on: '设置' },
  '/Help': { from: '/PersonalCenter', on: '帮助与客服' },
  '/qiyeLogin': { from: '/PersonalCenter', on: '企业' },
  '/promotionIndex': { from: '/PersonalCenter', on: '活动中心' },
  '/specialIndex': { from: '/PersonalCenter', on: '专项款项' },
  '/channelPartnerList': { from: '/Setting', on: '合作服务' },
  '/appTransitionPage': { from: '/Setting', on: '手机银行App' },
  '/minip': { from: '/Setting', on: '微信小程序' },
  '/openWchart': { from: '/Setting', on: '微信公众号' },
  '/openBrowser': { from: '/Setting', on: '在浏览器中打开' },
  '/openBrowserNew': {
    from: '/openBrowser',
    query: { to: '/Help' },
    on: '没有“在浏览器打开”？查看详细步骤',
    asked: { to: '/Help' },
  },
  '/downloadApp': { from: '/appTransitionPage', on: '下载App' },
  '/mbMiddle': { from: '/appTransitionPage', on: '同步手势密码并打开App' },
  '/minipPage': { from: '/minip', on: '电子回单与对账单', asked: { to: '/miniPdf' } },
  '/miniPdf': { from: '/minipPage', query: { to: '/miniPdf' }, on: '打开小程序' },
  '/evokeMinip': { from: '/minip', on: '小程序链接' },
  '/minipInstructions': { from: '/minip', on: '查找、添加小程序的方法' },
  '/kingdeeMiddlePage': { from: '/qiyeLogin', on: '金蝶账务', asked: { id: 'org-1' } },
  '/yztMiddlePage': { from: '/channelPartnerList', on: '前往一账通' },
  '/goodGoOutLogin': { from: '/channelPartnerList', on: '前往好物出行' },
  '/customerMiddle': { from: '/Help', on: '在线客服' },
  '/xcjrCheckQrcode': { from: '/Help', on: '核实服务站' },
  '/redEnvelopeLoading': { from: '/promotionIndex', on: '红包活动' },
  '/billionPaLoadding': { from: '/ProductIndex', on: '在手机银行App查看', asked: { productType: '20194' } },
  '/loanMenu': { from: '/Help', on: '贷款服务' },
  '/yidaiload': { from: '/loanMenu', on: '前往贷款首页', asked: { selector: '0' } },
  '/hosloan': { from: '/loanMenu', query: { only: 'hospital' }, on: '助农贷' },
  '/yiD': { from: '/loanMenu', query: { only: 'easy' }, on: '助农贷' },
}

/** Routes of the specification that must be found (§2). */
const SOUGHT: readonly string[] = [
  ...SPECIFIED['Bridging and redirect pages'],
  ...['/specialIndex', '/hosloan', '/yiD', '/channelPartnerList'],
]

const ORG = { orgId: 'org-1', name: '阳光食品有限公司', role: 'MAKER' } as const
const LOAN = { selector: '1', lender: '示例', rateFrom: 600, rateTo: 1_500, most: 5_000_000, months: 12, who: '成年人' }
const SAFE: AnswerOf<typeof querySecurity> = {
  ...{ idCardUntil: '', mobileNo: '170****0001', credentials: [], devices: 1, failedLogins: 0 },
  ...{ singleLimit: 0, dayLimit: 0, nightLock: true, lost: [] },
}
const NOTHING_OWNED: AnswerOf<typeof queryAssets> = {
  ...{
    total: 0,
    wallet: 0,
    available: 0,
    otherAccounts: 0,
    deposits: 0,
    wealth: 0,
    accruedInterest: 0,
    yesterdayIncome: 0,
  },
  ...{ yesterdayWealthIncome: 0, accumulatedIncome: 0, expectedInterest: 0, today: '20261118' },
}
const DEPOSIT = facts({ productType: '20194' })

beforeEach(() => {
  arrive()
  answer(queryMarketer, { staff: false, kolOpen: false })
  answer(queryAccountStatus, {
    ...{ acctStatus: 'N', missingImageState: '', receiveNoPay: 'N', cancelButtonState: 'Y', acctString: '0008' },
    unreadMessages: 0,
  })
  answer(queryArticles, { articles: [], more: false })
  answer(queryBridges, {
    bridges: TARGET_KEYS.map((bridge) => ({ bridge, open: true, site: `/sandbox/partner/${bridge}`, appId: '' })),
    service: { hours: '每日8:00至22:00', open: true },
    app: { version: '6.2.1', megabytes: 86, updated: '20261015', developer: '亿联银行', licence: '示例' },
  })
  answer(queryMiniLink, { link: '/sandbox/partner/mini', until: '20261223' })
  const acting = { ...ORG, balance: 0, kinds: [], waiting: 0, members: [] }
  answer(querySecurity, SAFE)
  answer(queryAssets, NOTHING_OWNED)
  answer(queryOrgs, { open: true, orgs: [ORG], acting, staff: false })
  answer(queryProducts, { products: [DEPOSIT] })
  answer(queryProductDetail, { product: DEPOSIT, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  answer(queryMyCampaigns, { campaigns: [] })
  answer(queryCampaigns, {
    at: 0,
    campaigns: [
      {
        ...{
          actId: 'weeklyLearn',
          kind: 'LEARN',
          title: '学一学',
          summary: '答题领红包',
          picture: { motif: 'book', tone: 'blue' },
          worth: '最多60积分',
          state: 'RUNNING',
        },
        ...{ startAt: 1_793_548_800_000, endAt: 1_796_140_800_000 },
      },
    ],
  })
})

it.each(Object.entries(ENTRANCES) as [BuiltRouteName, Tap][])(
  '%s opens by a tap of a customer’s',
  async (route, { from, on, query = {}, asked = {} }) => {
    const { only, ...given } = query as { readonly only?: string }
    answer(queryLoans, { loans: [{ ...LOAN, loanCode: only ?? 'farm', name: '助农贷' }] })
    const page = await openPage(from, given as never)
    await page.until(() => page.findText(on))
    await page.tap(page.findText(on))
    await page.until(() => expect(navigation.stack.at(-1)).toEqual({ name: route, query: asked }))
  },
)

it.each(SOUGHT.filter((route) => !FROM_OUTSIDE.includes(route)))('%s is found from where customers begin', (route) => {
  let at: string = route
  for (let taps = 0; taps < 5 && !BEGINNINGS.includes(at); taps += 1)
    at = ENTRANCES[at as BuiltRouteName]?.from ?? 'nowhere'
  expect(BEGINNINGS).toContain(at)
})
