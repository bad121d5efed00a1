import { bindInviter as call } from '@/contract/referral/bindInviter'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { bind, wireOwn } from '../graph'

/** Codes can't be tried out at will: so many a day and person. */
export const bindInviter = sessionHandler(call, async (scope, { inviteCode }) => {
  const { bank, session, now, today, realNow, web } = scope
  const { openId, customerId } = session
  const count = { subject: openId, kind: 'referral', day: today } as const
  if (!(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const invitee = { openId, customerId, cookieId: web.cookieId }
  return bank.db.transaction(async (tx) => {
    const bound = await bind(tx, inviteCode, invitee, { now, today, realNow })
    return bound.ok ? ok(await wireOwn(tx, bound.value, today)) : bound
  })
})
