import { LENDER, loanLink } from '@/domain/loan/handOff'
import { openOutside } from '@/platform/outsideLink'
import { hostPage } from '@/platform/hostPage'
import { confirm, tell } from '../overlay'
import type { LoanOutcome } from './run'

/**
 * Opens the loan app of a selector (specification §1, §9), after telling the person that they are leaving the bank's own
 * app and that no data is passed on.
 * @param selector from the entry's address; undefined when it has none
 */
export async function handOffToLoan(selector: string | undefined): Promise<LoanOutcome> {
  if (selector === undefined) return 'notAsked'
  const link = loanLink(selector, hostPage.hostName(), BANK_LOANS)
  if (!link) return 'unknown'
  if (BANK_IS_SANDBOX) {
    await tell({ text: `演示环境未接入贷款应用“${link.name}”，正式环境将前往办理`, waits: true })
    return 'stayed'
  }
  const agreed = await confirm({
    title: '即将离开本应用',
    text: `“${link.name}”由${LENDER.name}提供服务，是否前往？`,
    yes: '前往',
    waits: true,
  })
  if (!agreed) return 'stayed'
  const opened = await openOutside({ to: 'loanApp', url: link.url, appId: link.appId, path: link.path })
  if (opened.ok) return 'left'
  await tell({ text: '暂时无法打开贷款应用，请稍后再试，或在微信中搜索本行贷款服务', waits: true })
  return 'stayed'
}
