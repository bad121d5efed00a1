import type { ProductFacts } from '@/contract/product/productFacts'
import { askElder } from '@/features/order/askElder'
import type { Suited } from '@/features/order/riskCheck'
import type { RiskTestOrigin } from '@/features/order/refusals'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import type { Explanation } from '@/products/family'
import { showToast } from '@/ui/Toast'

/** What is only needed where a product has a risk: its files come when it is asked for. */
const loaded = () =>
  Promise.all([import('@/features/order/riskCheck'), import('./managerConsent'), import('./distributionNotice')]).then(
    ([risk, consent, notice]) => ({ ...risk, ...consent, ...notice }),
  )

/** Does something with the checks; undefined, with a word on it, when their files can't be had. */
async function withChecks<T>(work: (checks: Awaited<ReturnType<typeof loaded>>) => Promise<T>): Promise<T | undefined> {
  const checks = await loaded().catch(() => undefined)
  if (checks) return work(checks)
  showToast(ERROR_MESSAGES.InternalError)
  return undefined
}

/** What a customer has not read yet; undefined where they have. */
interface ToRead {
  /** Of a distributed product. */
  readonly notice: Explanation | undefined
  /** The risks that customers of 65 and over confirm once more. */
  readonly riskNotice: readonly string[] | undefined
}

/**
 * Whether a product may be sold to the customer as far as the app knows, asked before the password is: the risk test suits
 * it, who is 65 or older has confirmed its risks, and of a distributed product they know who answers for it and its manager
 * may be told who buys. Undefined where it may not.
 * @param back what the risk test needs to lead back here
 */
export async function passesSaleChecks(
  facts: ProductFacts,
  back: RiskTestOrigin,
  { notice, riskNotice }: ToRead,
): Promise<Suited | undefined> {
  const { riskLevel, kind } = facts
  if (riskLevel === '' && kind !== 'wealth') return { elder: false }
  return withChecks(async ({ passesRiskCheck, passesDistributionNotice, passesManagerConsent }) => {
    const suited = await passesRiskCheck(riskLevel, back)
    if (!suited) return undefined
    const passed =
      (notice === undefined || (await passesDistributionNotice(notice, facts))) &&
      (!suited.elder || riskNotice === undefined || (await askElder(riskNotice))) &&
      (kind !== 'wealth' || (await passesManagerConsent()))
    return passed ? suited : undefined
  })
}

/** Asks for what the bank has refused an order without: the consent to tell the asset manager. */
export const askConsentToManager = async (): Promise<boolean> =>
  (await withChecks(({ passesManagerConsent }) => passesManagerConsent(true))) === true
