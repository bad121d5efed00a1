import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { AccountScope } from '@sandbox/kernel/scope'
import { cross } from './crossings'
import type { Crossing } from './crossings'

/** The specification's token calls: a bridge's token without its address. Fails as `cross`. */
export async function partnerToken(
  scope: AccountScope,
  crossing: Crossing,
): Promise<Result<{ readonly token: string; readonly expiresIn: number }, BankError>> {
  const opened = await cross(scope, crossing)
  if (!opened.ok) return opened
  const { token, expiresIn } = opened.value
  return token === undefined ? fail(bankError('BridgeUnknown')) : ok({ token, expiresIn })
}
