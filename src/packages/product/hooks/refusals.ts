import type { CallError } from '@/api/errors'
import { go, switchTab } from '@/app/navigate'
import { FIGURES } from '@/domain/figures'
import type { Query } from '@/routes/link'
import { ask } from '@/session/overlay'
import { notDoneSentence } from '../model/refusal'
import type { RefusalPlace } from '../model/refusal'

/** What is said of a refused order, with the way on where there is one. */

async function offer(content: string, confirmText: string, onConfirm: () => void): Promise<void> {
  const answer = await ask({ content, confirmText, showCancle: true })
  if (answer === 'confirm') onConfirm()
}

export const sayMessage = async (content: string): Promise<void> => void (await ask({ content, confirmText: '知道了' }))

export const sayLocked = (content: string): Promise<void> => offer(content, '重置支付密码', () => go('/resetPassword'))

export const sendToTurnIn = (content: string): Promise<void> => offer(content, '去转入', () => go('/AccountTurnInto'))

/** `back` is the page the risk test leads back to, with its product. */
export const sendToRiskTest = (content: string, back: Query): Promise<void> =>
  offer(content, '去测评', () => go('/riskAssessment', back))

/**
 * Says a refusal that is no page's own, with the way on; false when it is left to the page.
 * @param riskTest what the risk test needs to lead back
 */
export async function sayRefusal(place: RefusalPlace, error: CallError, riskTest: Query): Promise<boolean> {
  if (place === 'locked') await sayLocked(error.message)
  else if (place === 'funds') await sendToTurnIn(error.message)
  else if (place === 'idCard') await offer(error.message, '去更新', () => go('/SettingIdCard'))
  else if (place === 'riskTest') await sendToRiskTest(error.message, riskTest)
  else if (place === 'message') await sayMessage(notDoneSentence(error))
  else return false
  return true
}

export const sayGone = (content: string): Promise<void> =>
  offer(content, '看看其他产品', () => switchTab('/productDetailsHomePage'))

/** The extra confirmation of customers over 65 (distribution rules, notice 6 of 2025): the risks once more, whole. */
export async function askElder(riskNotice: readonly string[]): Promise<boolean> {
  const answer = await ask({
    title: '请再次确认',
    content: [`您已年满${FIGURES.elderAge}，请在充分了解产品风险后自主决定。`, ...riskNotice].join('\n'),
    confirmText: '我已了解，继续',
    cancelText: '再想想',
    showCancle: true,
    showClose: false,
  })
  return answer === 'confirm'
}
