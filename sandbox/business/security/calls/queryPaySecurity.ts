import { queryPaySecurity as call } from '@/contract/security/queryPaySecurity'
import { ok } from '@/domain/result'
import { hasPass } from '@sandbox/business/identity'
import { readOutLimits, readPaySecurity } from '@sandbox/business/transfer'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryPaySecurity = accountHandler(call, async ({ bank, customer, now, realNow }) => {
  const on = bank.db.drizzle
  const { provinces, ...settings } = await readPaySecurity(on, customer.id, now)
  const { coolingUntil, aDay, used } = await readOutLimits(on, customer.id, now)
  return ok({
    ...settings,
    ...(provinces && { provinces: [...provinces] }),
    ...(coolingUntil === undefined ? {} : { cooling: { until: coolingUntil, aDay } }),
    usedToday: used.amount,
    faceShown: {
      raiseLimit: await hasPass(on, customer.id, 'raiseLimit', realNow),
      liftStop: await hasPass(on, customer.id, 'liftStop', realNow),
    },
  })
})
