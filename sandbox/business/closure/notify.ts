import { BRAND } from '@/domain/brand'
import { formatAmount } from '@/domain/money/format'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import type { Moment } from './closures'
import type { Closure } from './tables'

/** Tells a customer by message and SMS how closing stands, so that one who didn't ask for it learns of it at once. */
async function tell(
  tx: Tx,
  { customerId, closureNo }: Closure,
  title: string,
  body: string,
  moment: Moment,
): Promise<void> {
  const { now, realNow } = moment
  const source = `closure ${closureNo} ${title} ${now}`
  await sendMessages(tx, [{ customerId, kind: 'closure', title, body, source, at: now, about: { subject: 'closure' } }])
  await sendSmsNotice(tx, customerId, body, realNow)
}

/** What has arrived on the card, which a payout after it that came to nothing doesn't change. */
const arrived = ({ amount, bankName, cardNo }: Closure): string =>
  `${formatAmount(amount)}元已转至您的${bankName ?? ''}卡（尾号${(cardNo ?? '').slice(-4)}）`

/** Closing that came to nothing: the card's bank took nothing, or something blocks it. */
export function notifyEnd(tx: Tx, closure: Closure, moment: Moment): Promise<void> {
  const paid = closure.amount > 0
  const body =
    closure.state === 'READY'
      ? `您的注销未完成：${closure.failure ?? '收款银行未受理'}，${paid ? `${arrived(closure)}，其余` : ''}资金已退回账户，请核对主卡后重新办理。`
      : `您的注销未完成：账户还有未办结的事项，${paid ? `${arrived(closure)}，其余资金留在账户，` : ''}请进入注销页面查看原因并处理。`
  return tell(tx, closure, '注销未完成', body, moment)
}

/** Somebody has begun to close the account. */
export const notifyStarted = (tx: Tx, closure: Closure, moment: Moment): Promise<void> =>
  tell(tx, closure, '正在注销账户', `您正在注销电子账户。如非本人操作，请立即致电${BRAND.hotline}。`, moment)

/** Called off. */
export const notifyWithdrawn = (tx: Tx, closure: Closure, moment: Moment): Promise<void> =>
  tell(
    tx,
    closure,
    '注销已撤回',
    `您已撤回注销，账户继续保留。${closure.amount > 0 ? `此前${arrived(closure)}。` : ''}`,
    moment,
  )

/** No person has decided in time. */
export const notifyUndecided = (tx: Tx, closure: Closure, moment: Moment): Promise<void> =>
  tell(
    tx,
    closure,
    '注销未完成',
    '您的注销申请未能在期限内审核，已结束，账户继续保留；可以重新申请，或携带身份证到网点办理。',
    moment,
  )

/** The last one, by SMS alone: the message box ends with the account. */
export function notifyClosed(tx: Tx, closure: Closure, realNow: number): Promise<void> {
  const { customerId, closureNo, amount } = closure
  const paid = amount > 0 ? `，余额${arrived(closure)}` : ''
  const body = `您的电子账户已注销${paid}。注销编号${closureNo}。如非本人操作，请立即致电${BRAND.hotline}。`
  return sendSmsNotice(tx, customerId, body, realNow)
}
