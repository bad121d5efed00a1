import { verifyIdCardValidPeriod } from '../contract/identity/verifyIdCardValidPeriod'
import { queryAccountStatus } from '../contract/account/queryAccountStatus'
import { accountPrompt, receivingPrompt } from '../domain/account/prompt'
import type { AccountPrompt } from '../domain/account/prompt'
import { call } from '../session/bank'
import { confirm } from '../session/overlay'
import { session } from '../session/session'
import { link } from '../routes/link'
import type { Link } from '../routes/link'
import { goVia } from './entry'
import { goBack } from './navigate'

/**
 * Whether the account may trade, asked of the bank each time a trading page opens (specification §4, §8). Both
 * questions go out together. A question that gets no answer doesn't block: the bank refuses the trade itself.
 * @param going the page that wants to know; what is done about a prompt leads back to it
 * @param incoming money is to come in, which an account that only receives takes
 */
export async function checkTrading(going: Link, incoming = false): Promise<void> {
  const [status, idCard] = await Promise.all([call(queryAccountStatus, {}), call(verifyIdCardValidPeriod, {})])
  const promptOf = (): AccountPrompt | undefined => {
    if (!status.ok) return undefined
    return incoming ? receivingPrompt(status.value) : accountPrompt(status.value, { receiveOnlyBlocks: true })
  }
  const prompt = promptOf()
  if (prompt) {
    const agreed = await confirm({
      text: prompt.content,
      yes: prompt.confirm,
      no: prompt.cancellable && '取消',
      closable: false,
    })
    if (agreed && prompt.leadsTo) return goVia(link('/EditeIdCard', { ...prompt.leadsTo }), going, false)
    return goBack()
  }
  if (idCard.ok || idCard.error.kind !== 'refused') return
  if (idCard.error.name === 'IdCardExpiring' && putOffIn !== session().token)
    return askToRenew(idCard.error.message, true, going)
  if (idCard.error.name === 'IdCardExpired') return askToRenew(idCard.error.message, false, going)
}

/** The session in which the customer has put the renewal off: they aren't asked at every page of it again. */
let putOffIn: string | undefined

async function askToRenew(text: string, canWait: boolean, going: Link): Promise<void> {
  const agreed = await confirm({ text, yes: '去更新', no: canWait && '稍后再说', closable: false })
  if (agreed) return goVia(link('/SettingIdCard'), going, canWait)
  if (canWait) putOffIn = session().token
  else goBack()
}
