/** Highest selector of a loan link (specification §9). */
export const MOST_VARIANT = 10

interface LoanApp {
  readonly name: string
  /** Below the loan apps' own host. */
  readonly path: string
}

/**
 * The separate loan apps by selector 0–10 (specification §1, §9). Which selector stands for which app the specification
 * doesn't say: the reading is ours, and a bank writes its own here.
 */
export const LOAN_APPS: readonly LoanApp[] = [
  { name: '贷款首页', path: '/index' },
  { name: '消费贷', path: '/consumer' },
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

const HOSTS = { test: 'https://loan-test.bank.example', production: 'https://loan.bank.example' }

/** The hosts on which the bank itself is in production; everything else is a test. */
const PRODUCTION_HOSTS: readonly string[] = ['bank.example', 'm.bank.example']

export interface LoanLink {
  readonly name: string
  readonly url: string
}

/**
 * Where a selector leads, the test or the production address by the host name of the page (specification §9).
 * @param selector as it stands in a link
 * @returns undefined for what is no selector
 */
export function loanLink(selector: string, hostName: string): LoanLink | undefined {
  const app = /^(\d|10)$/.test(selector) ? LOAN_APPS[Number(selector)] : undefined
  if (!app) return undefined
  const host = PRODUCTION_HOSTS.includes(hostName.toLowerCase()) ? HOSTS.production : HOSTS.test
  return { name: app.name, url: host + app.path }
}
