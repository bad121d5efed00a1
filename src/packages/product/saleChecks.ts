import type { ProductFacts } from '@/contract/product/productFacts'
import type { RiskTestOrigin } from '@/features/order/refusals'
import { SAID } from '@/domain/errors/said'
import { showToast } from '@/ui/Toast'

/** What is only needed where a product has a risk: its files come when it is asked for. */
const loaded = async () => {
  const [risk, consent] = await Promise.all([import('@/features/order/riskCheck'), import('./managerConsent')])
  return { ...risk, ...consent }
}

/** Does something with the checks; false, with a word on it, when their files can't be had. */
async function withChecks(work: (checks: Awaited<ReturnType<typeof loaded>>) => Promise<boolean>): Promise<boolean> {
  const checks = await loaded().catch(() => undefined)
  if (checks) return work(checks)
  showToast(SAID.InternalError)
  return false
}

/**
 * Whether a product may be sold to the customer as far as the app knows, asked before the password is: the risk test
 * suits it, and a distributed product's manager may be told who buys.
 * @param back what the risk test needs to lead back here
 */
export async function passesSaleChecks(
  { riskLevel, kind }: Pick<ProductFacts, 'riskLevel' | 'kind'>,
  back: RiskTestOrigin,
): Promise<boolean> {
  if (riskLevel === '' && kind !== 'wealth') return true
  return withChecks(
    async ({ passesRiskCheck, passesManagerConsent }) =>
      (await passesRiskCheck(riskLevel, back)) && (kind !== 'wealth' || (await passesManagerConsent())),
  )
}

/** Asks for what the bank has refused an order without: the consent to tell the asset manager. */
export const askConsentToManager = (): Promise<boolean> => withChecks(({ askManagerConsent }) => askManagerConsent())
