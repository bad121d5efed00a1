import type { ResponseOf } from '@/contract/call'
import type { getAuthToken } from '@/contract/bridge/getAuthToken'
import type { BankError } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { AccountScope } from '@sandbox/kernel/scope'
import { cross } from './crossings'
import type { Crossing } from './crossings'

/**
 * What every token call answers: the way to the other side, with the token. What is given goes by the token, and only what
 * names no person stands in the address. Fails as `cross`.
 */
export async function openWay(
  scope: AccountScope,
  crossing: Crossing,
): Promise<Result<ResponseOf<typeof getAuthToken>, BankError>> {
  const { bridge, id } = crossing
  const opened = await cross(scope, crossing)
  if (!opened.ok) return opened
  const { token, expiresIn } = opened.value
  const { partners } = scope.bank.services
  const named = bridge === 'kingdee' || bridge === 'deposit' ? undefined : id
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
}
