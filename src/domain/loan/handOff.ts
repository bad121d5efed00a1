/** Highest selector of a loan link (specification §9). */
export const MAX_VARIANT = 10

/** Who lends in every one of the loan apps, and answers for what is handed on to it (ours). */
export const LENDER = { name: '示例消费金融有限公司', hotline: '400-000-0001' } as const

interface LoanApp {
  readonly name: string
  /** Path below the loan apps' host. */
  readonly path: string
}

/**
 * The separate loan apps by selector 0–10 (specification §1, §9). The specification doesn't say which selector means which
 * app: this is our reading, and a bank writes its own here.
 */
export const LOAN_APPS: readonly LoanApp[] = [
  { name: '贷款首页', path: '/index' },
  { name: '个人贷款', path: '/consumer' },
  { name: '经营贷', path: '/business' },
  { name: '助农贷', path: '/farm' },
  { name: '车主贷', path: '/car' },
  { name: '装修贷', path: '/home' },
  { name: '教育贷', path: '/education' },
  { name: '额度申请', path: '/apply' },
  { name: '我的借款', path: '/records' },
  { name: '还款', path: '/repay' },
  { name: '合同查询', path: '/contracts' },
]

/** Where the loan apps are: a bank's configuration (config/bank.ts, README). */
export interface LoanSettings {
  /** Host names on which the bank itself is in production; every other host is a test. */
  readonly productionHosts: readonly string[]
  readonly test: LoanPlace
  readonly production: LoanPlace
}

export interface LoanPlace {
  /** Origin of the web addresses: https, without a path. */
  readonly origin: string
  /** App id of the loan mini-program; '' when there is none. */
  readonly appId: string
}

export interface LoanLink {
  readonly name: string
  readonly url: string
  /** The same page in the loan mini-program. */
  readonly appId?: string
  readonly path?: string
}

/**
 * Where a selector leads: to the test or the production address, by the host name of the page (specification §9).
 * @param selector as in the link
 * @returns undefined for an unknown selector
 */
export function loanLink(selector: string, hostName: string, settings: LoanSettings): LoanLink | undefined {
  const app = /^(\d|10)$/.test(selector) ? LOAN_APPS[Number(selector)] : undefined
  if (!app) return undefined
  const inProduction = settings.productionHosts.includes(hostName.toLowerCase())
  const { origin, appId } = inProduction ? settings.production : settings.test
  const link = { name: app.name, url: origin + app.path }
  return appId === '' ? link : { ...link, appId, path: `pages${app.path}/index` }
}
