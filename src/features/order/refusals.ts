import type { CallError } from '@/api/errors'
import { go, switchTab } from '@/app/navigate'
import type { ErrorName } from '@/domain/errors/codes'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { QueryOf } from '@/routes/queryOf'
import { confirm, tell } from '@/session/overlay'
import { notDoneSentence, refusalPlace } from './refusal'
import type { RefusalPlace } from './refusal'

/** What is shown for a refused order, with a link to the next step where there is one. */

/** The query with which the risk test leads back. */
export type RiskTestOrigin = QueryOf<'/riskAssessment'>

/** The next step after a refusal: the button's text, and where it leads. */
export interface Way {
  readonly yes: string
  readonly to: () => Link
}

const toSecurity = () => link('/paySecurity')
const toPapers = () => link('/EditeIdCard')

/** The way on from each refusal that has one, whether it is told before the form or after the password. */
const WAYS: Readonly<Partial<Record<ErrorName, Way>>> = {
  PasswordLocked: { yes: '重置支付密码', to: () => link('/resetPassword') },
  InsufficientFunds: { yes: '去转入', to: () => link('/AccountTurnInto') },
  AccountFrozen: { yes: '查看冻结与处理中', to: () => link('/FrozenAmountLists') },
  PaymentsStopped: { yes: '查看支付安全', to: toSecurity },
  NightLocked: { yes: '查看支付安全', to: toSecurity },
  TransferLimitSingle: { yes: '查看支付限额', to: toSecurity },
  TransferLimitDay: { yes: '查看支付限额', to: toSecurity },
  CoolingDown: { yes: '查看支付限额', to: toSecurity },
  AccountLost: { yes: '去解挂', to: () => link('/reportTheLossList') },
  PhoneLost: { yes: '去解挂', to: () => link('/reportTheLossList') },
  ClosureUnderWay: { yes: '查看或撤回注销', to: () => link('/logoutAccountIndex') },
  IdCardExpired: { yes: '去更新', to: () => link('/SettingIdCard') },
  IdCardLost: { yes: '更新身份证', to: () => link('/SettingIdCard') },
  AccountImageMissing: { yes: '去完善', to: toPapers },
  AccountReceiveOnly: { yes: '去完善', to: toPapers },
  AccountDormant: { yes: '去激活', to: toPapers },
  CardUnknown: { yes: '查看银行卡', to: () => link('/mybandcard') },
  PasswordUnset: { yes: '查看账户', to: () => link('/acclists') },
  SubAccountUnavailable: { yes: '查看账户', to: () => link('/acclists') },
  // What waits may be added to.
  CaseTooMany: { yes: '查看我的反馈', to: () => link('/feedbackDetail') },
}

export const wayOf = (error: CallError): Way | undefined =>
  error.kind === 'refused' && error.name ? WAYS[error.name] : undefined

export const sayMessage = (text: string): Promise<void> => tell({ text })

/** The message with a button for the next step. */
async function offer(text: string, { yes, to }: Way): Promise<void> {
  if (await confirm({ text, yes })) go(to())
}

/** Says why something can't be done, with the way on where there is one. */
export async function sayObstacle(error: CallError): Promise<void> {
  const way = wayOf(error)
  await (way ? offer(error.message, way) : sayMessage(notDoneSentence(error)))
}

const sayWith = (name: ErrorName) => async (text: string) => {
  const way = WAYS[name]
  await (way ? offer(text, way) : sayMessage(text))
}

export const sayLocked = sayWith('PasswordLocked')

/** Leads from a refusal of something that is reported lost to where the report can be ended. */
export const sayLost = sayWith('AccountLost')

export const sendToTurnIn = sayWith('InsufficientFunds')

/** `back` is the page the risk test leads back to, with its product. */
export const sendToRiskTest = (text: string, back: RiskTestOrigin): Promise<void> =>
  offer(text, { yes: '去测评', to: () => link('/riskAssessment', back) })

/** Refusals that no page shows in a place of its own. */
const SHOWN_HERE: ReadonlySet<RefusalPlace> = new Set([
  ...(['locked', 'funds', 'frozen', 'protected', 'lost', 'closing', 'idCard', 'standing', 'message'] as const),
])

/**
 * Says a refusal that is no page's own, with the way on; false when it is left to the page.
 * @param riskTest what the risk test needs to lead back, for orders that ask for one
 */
export async function sayRefusal(
  place: RefusalPlace,
  error: CallError,
  riskTest: RiskTestOrigin = {},
): Promise<boolean> {
  if (place === 'riskTest') await sendToRiskTest(error.message, riskTest)
  else if (SHOWN_HERE.has(place)) await sayObstacle(error)
  else return false
  return true
}

/** Says any refusal of what no page shows in a place of its own. */
export async function sayRefusedOrder(error: CallError): Promise<void> {
  if (!(await sayRefusal(refusalPlace(error), error))) await sayMessage(error.message)
}

export async function sayGone(text: string): Promise<void> {
  if (await confirm({ text, yes: '看看其他产品' })) switchTab('/productDetailsHomePage')
}
