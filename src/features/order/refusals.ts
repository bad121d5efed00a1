import type { CallError } from '@/api/errors'
import { go, switchTab } from '@/app/navigate'
import { FIGURES } from '@/domain/figures'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { QueryOf } from '@/routes/names'
import { confirm, tell } from '@/session/overlay'
import { notDoneSentence } from './refusal'
import type { RefusalPlace } from './refusal'

/** What is shown for a refused order, with a link to the next step where there is one. */

/** The query with which the risk test leads back. */
export type RiskTestOrigin = QueryOf<'/riskAssessment'>

export const sayMessage = (text: string): Promise<void> => tell({ text })

/** The message with a button for the next step. */
async function offer(text: string, yes: string, to: Link): Promise<void> {
  if (await confirm({ text, yes })) go(to)
}

export const sayLocked = (text: string): Promise<void> => offer(text, '重置支付密码', link('/resetPassword'))

/** Leads from a refusal of something that is reported lost to where the report can be ended. */
export const sayLost = (text: string): Promise<void> => offer(text, '查看挂失记录', link('/reportTheLossList'))

export const sendToTurnIn = (text: string): Promise<void> => offer(text, '去转入', link('/AccountTurnInto'))

/** `back` is the page the risk test leads back to, with its product. */
export const sendToRiskTest = (text: string, back: RiskTestOrigin): Promise<void> =>
  offer(text, '去测评', link('/riskAssessment', back))

/**
 * Says a refusal that is no page's own, with the way on; false when it is left to the page.
 * @param riskTest what the risk test needs to lead back, for orders that ask for one
 */
export async function sayRefusal(
  place: RefusalPlace,
  error: CallError,
  riskTest: RiskTestOrigin = {},
): Promise<boolean> {
  if (place === 'locked') await sayLocked(error.message)
  else if (place === 'funds') await sendToTurnIn(error.message)
  else if (place === 'frozen') await offer(error.message, '查看冻结与处理中', link('/FrozenAmountLists'))
  else if (place === 'protected') await offer(error.message, '查看支付安全', link('/paySecurity'))
  else if (place === 'lost') await sayLost(error.message)
  else if (place === 'closing') await offer(error.message, '查看或撤回注销', link('/logoutAccountIndex'))
  else if (place === 'idCard') await offer(error.message, '去更新', link('/SettingIdCard'))
  else if (place === 'riskTest') await sendToRiskTest(error.message, riskTest)
  else if (place === 'message') await sayMessage(notDoneSentence(error))
  else return false
  return true
}

export async function sayGone(text: string): Promise<void> {
  if (await confirm({ text, yes: '看看其他产品' })) switchTab('/productDetailsHomePage')
}

/**
 * The extra confirmation of customers of 65 and over (distribution rules, notice 6 of 2025): shows all risks once more.
 */
export const askElder = (riskNotice: readonly string[]): Promise<boolean> =>
  confirm({
    title: '请再次确认',
    text: [`您已年满${FIGURES.elderAge}，请在充分了解产品风险后自主决定。`, ...riskNotice].join('\n'),
    yes: '我已了解，继续',
    no: '再想想',
    closable: false,
  })
