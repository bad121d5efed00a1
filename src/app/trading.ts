import { verifyIdCardValidPeriod } from '../contract/identity/verifyIdCardValidPeriod'
import { queryAccountStatus } from '../contract/account/queryAccountStatus'
import { accountPrompt } from '../domain/account/status'
import { call } from '../session/bank'
import { ask } from '../session/overlay'
import { goBack, go } from './navigate'

/**
 * Whether the account may trade, asked of the bank each time a trading page opens (specification §4, §8). Both
 * questions go out together. A question that gets no answer doesn't block: the bank refuses the trade itself.
 */
export async function checkTrading(): Promise<void> {
  const [status, idCard] = await Promise.all([call(queryAccountStatus, {}), call(verifyIdCardValidPeriod, {})])
  const prompt = status.ok ? accountPrompt(status.value, { receiveOnlyBlocks: true }) : undefined
  if (prompt) {
    const answer = await ask({
      content: prompt.content,
      confirmText: prompt.confirm,
      showCancle: prompt.cancellable,
      showClose: false,
    })
    if (answer === 'confirm' && prompt.leadsTo)
      return go(prompt.leadsTo.route, { ...prompt.leadsTo.query }, { replace: true })
    return goBack()
  }
  if (idCard.ok || idCard.error.kind !== 'refused') return
  if (idCard.error.name === 'IdCardExpiring') return askToRenew(idCard.error.message, true)
  if (idCard.error.name === 'IdCardExpired') return askToRenew(idCard.error.message, false)
}

async function askToRenew(content: string, canWait: boolean): Promise<void> {
  const answer = await ask({
    content,
    confirmText: '去更新',
    cancelText: '稍后再说',
    showCancle: canWait,
    showClose: false,
  })
  if (answer === 'confirm') return go('/SettingIdCard', {}, { replace: !canWait })
  if (!canWait) goBack()
}
