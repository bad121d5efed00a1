import { queryBridges as call } from '@/contract/bridge/queryBridges'
import { TARGET_KEYS } from '@/domain/bridges/targets'
import { dayOfInstant } from '@/domain/dates/instant'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { isUp } from '../crossings'
import { APP_RELEASE, isServed, SERVICE_HOURS } from '../published'

export const queryBridges = publicHandler(call, async ({ bank, now }) => {
  const { partners } = bank.services
  const bridges = []
  for (const bridge of TARGET_KEYS) {
    const open = await isUp(bank.db.drizzle, bridge)
    bridges.push({ bridge, open, site: partners.siteOf(bridge), appId: partners.appIdOf(bridge) })
  }
  return ok({
    bridges,
    service: { hours: SERVICE_HOURS.said, open: isServed(now) },
    app: { ...APP_RELEASE, updated: dayOfInstant(APP_RELEASE.updated) },
  })
})
