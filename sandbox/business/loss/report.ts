import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { LOSS_GUESSES } from '@/domain/loss/machine'
import type { LossObject } from '@/domain/loss/machine'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import type { Customer, SessionScope } from '@sandbox/kernel/scope'
import { countedToday, countToday } from '@sandbox/kernel/session/dailyCounts'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import { openLoss, thingsOf } from './cases'

/** What is reported, and what shows before the gesture that it is its owner who reports. */
export interface LossReport {
  readonly object: LossObject
  readonly acctId?: string | undefined
  readonly idCardNo?: string | undefined
  readonly smsCode?: string | undefined
}

/**
 * Reports something lost at once; the caller holds the customer's row and commits whatever comes of it. Fails with
 * GestureMissing without proof, LossIdCardWrong, LossGuessesUsedUp, the code's own refusals, LossUnknown for what the
 * customer doesn't have, LossAlreadyReported.
 */
export async function reportLost(
  tx: Tx,
  scope: SessionScope,
  owner: Customer,
  report: LossReport,
): Promise<Result<Loss, BankError>> {
  const { session, now, realNow } = scope
  const proved = session.level === 'account' ? ok(undefined) : await proveReporter(tx, scope, owner, report)
  if (!proved.ok) return proved
  const lost = (await thingsOf(tx, owner.id)).find(
    ({ object, acctId }) => object === report.object && acctId === report.acctId,
  )
  if (!lost) return fail(bankError('LossUnknown', '未找到要挂失的内容，请返回查看'))
  const opened = await openLoss(tx, owner.id, lost, { by: 'customer', now, realNow })
  // Whoever has the phone is signed out of it; who reports stays.
  if (opened.ok && report.object === 'PHONE') await endOtherSessions(tx, owner.id, session.id, realNow)
  return opened
}

/**
 * The ID number and a code, for who has forgotten the gesture: a session of the customer's own and their phone are needed, so
 * that the number alone, which many people know, does nothing. The number is looked at first, so that guessing it uses up no
 * code, and counted for the customer, so that other sessions and phones don't help.
 */
async function proveReporter(
  tx: Tx,
  { today, realNow }: SessionScope,
  owner: Customer,
  { idCardNo, smsCode }: LossReport,
): Promise<Result<void, BankError>> {
  if (idCardNo === undefined || smsCode === undefined) return fail(bankError('GestureMissing'))
  const count = { subject: owner.id, kind: 'lossIdCard', day: today } as const
  const wrong = await countedToday(tx, count)
  if (wrong >= LOSS_GUESSES) return fail(bankError('LossGuessesUsedUp'))
  if (owner.idCardNo === null || idCardNo.trim().toUpperCase() !== owner.idCardNo) {
    await countToday(tx, count, LOSS_GUESSES)
    const left = LOSS_GUESSES - wrong - 1
    if (left === 0) return fail(bankError('LossGuessesUsedUp'))
    return fail(bankError('LossIdCardWrong', `身份证号与登记的不一致，今日还可输入${left}次`))
  }
  if (owner.mobileNo === null) return fail(bankError('PhoneMissing'))
  return consumeSmsCode(tx, realNow, owner.mobileNo, 'reportLoss', smsCode)
}
