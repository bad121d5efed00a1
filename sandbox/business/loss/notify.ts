import { BRAND } from '@/domain/brand'
import { formatDay } from '@/domain/dates/format'
import { LOSS_FACTS, replacedName } from '@/domain/loss/machine'
import type { LossState } from '@/domain/loss/machine'
import { lastFour } from '@/domain/masks/mask'
import { recordIdentity } from '@sandbox/business/identity'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'

/** What was lost, as sentences call it. */
export function calledLoss({ object, thing }: Pick<Loss, 'object' | 'thing'>): string {
  if (object === 'ID_CARD') return '身份证'
  return `${object === 'SUB' ? '账户' : LOSS_FACTS[object].name}（尾号${lastFour(thing)}）`
}

/** What is said of a case that reached a state. */
function said(loss: Loss): string {
  const what = calledLoss(loss)
  const cooling = LOSS_FACTS[loss.object].cools ? '24小时内转出限额暂时降低。' : ''
  const sayings: Readonly<Record<LossState, string>> = {
    TEMP: `您的${what}已临时挂失，${formatDay(loss.tempUntil)}结束前未转为正式挂失或解挂的，将自动失效。`,
    FORMAL: `您的${what}已正式挂失。`,
    REPLACED: `您的${what}挂失已结束：${replacedName(loss.object)}。`,
    LIFTED: `您的${what}已解挂。${cooling}`,
    LAPSED: `您的${what}临时挂失已到期失效。${cooling}如仍未找回，请重新挂失。`,
  }
  return sayings[loss.state]
}

const TITLES: Readonly<Record<LossState, string>> = {
  TEMP: '临时挂失',
  FORMAL: '正式挂失',
  REPLACED: '挂失结束',
  LIFTED: '解挂',
  LAPSED: '临时挂失失效',
}

/**
 * Tells a customer what became of a case, by message and by SMS, and keeps it among their identity records: whoever can't
 * open the app must hear of it, and whoever didn't do it too.
 */
export async function notifyLoss(
  tx: Tx,
  loss: Loss,
  { now, realNow }: { now: number; realNow: number },
): Promise<void> {
  const { customerId, caseNo, object, state } = loss
  const title = `${LOSS_FACTS[object].name}${TITLES[state]}`
  await recordIdentity(tx, { customerId, kind: 'LOSS', title, at: now })
  const body = `${said(loss)}如非本人操作，请立即致电${BRAND.hotline}。`
  const source = `loss ${caseNo} ${state}`
  await sendMessages(tx, [{ customerId, kind: 'loss', title, body, source, about: { subject: 'losses' }, at: now }])
  await sendSmsNotice(tx, customerId, body, realNow)
}
