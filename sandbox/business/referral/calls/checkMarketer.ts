import { countedAddress } from '@sandbox/kernel/session/addresses'
import { createHash } from 'node:crypto'
import { checkMarketer as call } from '@/contract/referral/checkMarketer'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { marketerBySalesId } from '../marketers'

/** How often an address may ask a day: staff numbers can't be listed at will. */
export const CHECKS_OF_ADDRESS = 300

export const checkMarketer = publicHandler(call, async ({ bank, today, web }, { salesId }) => {
  const on = bank.db.drizzle
  const subject = createHash('sha256').update(countedAddress(web.address)).digest('hex')
  if (!(await countToday(on, { subject, kind: 'marketer', day: today }, CHECKS_OF_ADDRESS)))
    return fail(bankError('TooManyTries'))
  const found = await marketerBySalesId(on, salesId.trim().toUpperCase(), today)
  if (!found || found.standing === 'APPLIED') return ok({ state: 'UNKNOWN' as const })
  const { marketer, standing, name } = found
  return ok({ state: standing, marketer: { name, kind: marketer.kind, branch: marketer.branch } })
})
