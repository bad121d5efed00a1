import { openBridge as call } from '@/contract/bridge/openBridge'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { cross } from '../crossings'

export const openBridge = accountHandler(call, async (scope, crossing) => {
  const { bridge, id } = crossing
  const opened = await cross(scope, crossing)
  if (!opened.ok) return opened
  const { token, expiresIn } = opened.value
  const { partners } = scope.bank.services
  // What is given goes by the token; only what names no person stands in the address.
  const named = bridge === 'kingdee' ? undefined : id
  const query = new URLSearchParams({
    ...(token !== undefined && { token }),
    ...(named !== undefined && { id: named }),
  })
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  return ok({
    address: partners.siteOf(bridge) + rest,
    appId: partners.appIdOf(bridge),
    path: `pages/index/index${rest}`,
    expiresIn,
  })
})
