import { queryBridge as call } from '@/contract/bridge/queryBridge'
import type { Gift } from '@/domain/bridges/gifts'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { givenBy, hasAgreed, isUp, neededConsent } from '../crossings'

export const queryBridge = accountHandler(call, async (scope, crossing) => {
  const { bridge } = crossing
  const { services, db } = scope.bank
  const given = await givenBy(db.drizzle, scope, crossing)
  if (!given.ok) return given
  const version = neededConsent(bridge, given.value)
  return ok({
    open: await isUp(db.drizzle, bridge),
    agreed: await hasAgreed(db.drizzle, scope, bridge, version),
    version: version ?? '',
    gives: (Object.entries(given.value) as [Gift, string][]).map(([gift, value]) => ({ gift, value })),
    site: services.partners.siteOf(bridge),
  })
})
