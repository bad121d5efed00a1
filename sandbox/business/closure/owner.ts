import { BRAND } from '@/domain/brand'
import { CLOSURE_MS, CLOSURE_REVIEW_DAYS } from '@/domain/closure/machine'
import { DAY_MS } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordIdentity } from '@sandbox/business/identity'
import type { FaceScene, ReviewRule } from '@sandbox/kernel/capability'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { moveClosure, openClosure, standingClosure } from './closures'
import type { Moment } from './closures'
import type { Closure } from './tables'

/** Among the customer's identity records. */
const REVIEW_TITLE = '人工审核：注销电子账户'

/** The owner shows their face for the closing that is under way, signed in. */
export const closingFace: FaceScene = {
  async mayShow({ bank, session, realNow }) {
    const { customerId, level } = session
    if (customerId === undefined) return fail(bankError('NotRegistered'))
    if (level !== 'account') return fail(bankError('GestureMissing'))
    const found = await standingClosure(bank.db.drizzle, customerId, realNow)
    return found?.state === 'FACE' || found?.state === 'REVIEW' ? ok(customerId) : fail(bankError('ClosureUnknown'))
  },
  async passed({ bank, now, realNow }, customerId) {
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const found = await standingClosure(tx, customerId, realNow)
      const moment = { now, realNow }
      const shown = found && (await moveClosure(tx, found, 'faceShown', moment, { expiresAt: realNow + CLOSURE_MS }))
      return shown ? ok(undefined) : fail(bankError('ClosureExpired'))
    })
  },
}

/** Puts a closing that waits for a face before a person instead; gives the number of what is to be decided. */
export async function askReview(tx: Tx, closure: Closure, moment: Moment): Promise<string> {
  const { now, realNow } = moment
  const { customerId } = closure
  const asked = { customerId, kind: 'CLOSE', title: REVIEW_TITLE, state: 'REVIEW', at: now } as const
  const { recordNo } = await recordIdentity(tx, { ...asked, pending: { review: 'closure' } })
  const expiresAt = realNow + CLOSURE_REVIEW_DAYS.asked * DAY_MS
  if (!(await moveClosure(tx, closure, 'reviewAsked', moment, { recordNo, expiresAt })))
    throw new Error(`closing ${closure.closureNo} waits for no face`)
  return recordNo
}

/** A staff member's decision in place of a face; only for the closing that waits for this very decision. */
export const closingReview: ReviewRule = {
  refusal: `未能确认是您本人，请携带身份证到网点办理，或致电${BRAND.hotline}`,
  async settle(tx, { customerId, recordNo, approve, now, realNow }) {
    const found = await openClosure(tx, customerId)
    if (found?.state !== 'REVIEW' || found.recordNo !== recordNo) return
    const facts = approve ? { expiresAt: realNow + CLOSURE_REVIEW_DAYS.approved * DAY_MS } : {}
    await moveClosure(tx, found, approve ? 'approved' : 'rejected', { now, realNow }, facts)
    const text = approve
      ? `您的注销申请已通过人工审核，请在${CLOSURE_REVIEW_DAYS.approved}天内继续办理。如非本人操作，请立即致电${BRAND.hotline}。`
      : '您的注销申请未通过人工审核，请携带身份证到网点办理。'
    await sendSmsNotice(tx, customerId, text, realNow)
  },
}
