import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayNoCode } from '@/features/identity/sms/sayNoCode'
import { sayLocked, sayLost, sayMessage } from '@/features/order/refusals'
import { confirm } from '@/session/overlay'

/** Says why a password wasn't changed, with the way on where one is locked. */
export async function sayWayOn(error: CallError): Promise<void> {
  const name = refusedAs(error)
  if (name === 'PasswordLocked') return sayLocked(error.message)
  if (sayNoCode(error)) return
  if (name === 'AccountLost') return sayLost(error.message)
  if (name !== 'GestureLocked') return sayMessage(error.message)
  if (await confirm({ text: error.message, yes: '重置手势密码' })) go('/resetGues')
}
