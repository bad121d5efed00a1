import { askToRead } from '@/app/askToRead'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { BRAND } from '@/domain/brand'
import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { showToast } from '@/ui/Toast'

const KIND = 'assetManager'
const { name, hotline } = BRAND.assetManager

/** Who is told what, what for, and how it ends: all that a separate consent must say (PIPL, article 23). */
const CONTENT = [
  `为登记份额、清算资金，我行将向产品管理人${name}（联系方式${hotline}）及其登记机构提供您的姓名、证件信息、手机号码、理财账户、持有与交易信息及风险承受能力等级。`,
  '不同意将不能购买代销理财产品，不影响其他服务。您可随时在“我的—隐私中心”查看全文或撤回。',
].join('\n')

/**
 * Whether the asset manager may be told who buys, asked before the password is: where the separate consent doesn't stand,
 * it is asked for and given to the bank. Who agreed to another version is led to what changed since: there it is given.
 * @param refused the bank has refused the order without the consent; else no answer of the bank's doesn't block, for it
 *   refuses the order itself
 */
export async function passesManagerConsent(refused = false): Promise<boolean> {
  const known = await call(queryConsents, {})
  const own = known.ok ? known.value.consents.filter((one) => one.kind === KIND) : []
  const given = own.some((one) => one.version === MANAGER_CONSENT_VERSION && !one.withdrawnAt)
  if (!refused && (given || !known.ok)) return true
  const [last] = own
  if (last?.newerVersion) return askToRead(KIND, last.version)
  const agreed = await confirm({
    title: '向产品管理人提供信息授权',
    text: CONTENT,
    yes: '同意并继续',
    no: '不同意',
    closable: false,
  })
  if (!agreed) return false
  const consent = { kind: KIND, version: MANAGER_CONSENT_VERSION, agreed: true } as const
  return (await callOrSay(updateConsent, consent, showToast)) !== undefined
}
