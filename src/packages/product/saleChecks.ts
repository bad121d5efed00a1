import type { ProductFacts } from '@/contract/product/productFacts'
import type { RiskTestOrigin } from '@/features/order/refusals'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import type { Explanation } from '@/products/family'
import { showToast } from '@/ui/Toast'

/** What is only needed where a product has a risk: its files come when it is asked for. */
const loaded = () =>
  Promise.all([import('@/features/order/riskCheck'), import('./managerConsent'), import('./distributionNotice')]).then(
    ([risk, consent, notice]) => ({ ...risk, ...consent, ...notice }),
  )

/** Does something with the checks; false, with a word on it, when their files can't be had. */
async function withChecks(work: (checks: Awaited<ReturnType<typeof loaded>>) => Promise<boolean>): Promise<boolean> {
  const checks = await loaded().catch(() => undefined)
  if (checks) return work(checks)
  showToast(ERROR_MESSAGES.InternalError)
  return false
}

/**
 * Whether a product may be sold to the customer as far as the app knows, asked before the password is: the risk test
 * suits it, and of a distributed product they know who answers for it and its manager may be told who buys.
 * @param back what the risk test needs to lead back here
 * @param notice what is said of a distributed product; undefined where it was read already
 */
export async function passesSaleChecks(
  facts: ProductFacts,
  back: RiskTestOrigin,
  notice: Explanation | undefined,
): Promise<boolean> {
  const { riskLevel, kind } = facts
  if (riskLevel === '' && kind !== 'wealth') return true
  return withChecks(
    async ({ passesRiskCheck, passesDistributionNotice, passesManagerConsent }) =>
      (await passesRiskCheck(riskLevel, back)) &&
      (notice === undefined || (await passesDistributionNotice(notice, facts))) &&
      (kind !== 'wealth' || (await passesManagerConsent())),
  )
}

/** Asks for what the bank has refused an order without: the consent to tell the asset manager. */
export const askConsentToManager = (): Promise<boolean> =>
  withChecks(({ passesManagerConsent }) => passesManagerConsent(true))
