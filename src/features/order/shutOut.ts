import { go } from '@/app/navigate'
import type { ErrorName } from '@/domain/errors/codes'
import type { EmptyProps } from '@/ui/Empty'
import { wayOf } from './refusals'
import type { Obstacles } from './useObstacles'

/** Refusals of whatever this customer would order, until their way on is taken. A limit or a balance depends on the order. */
const OF_EVERY_ORDER: ReadonlySet<ErrorName> = new Set([
  'AccountDormant',
  'AccountFrozen',
  'AccountImageMissing',
  'AccountLost',
  'ClosureUnderWay',
  'IdCardExpired',
  'IdCardLost',
  'PasswordLocked',
  'PaymentsStopped',
  'PhoneLost',
])

/**
 * What stands in the place of a form that this customer can't send, whatever they would type: the cause and the one way on.
 * Undefined while there is a form to fill in.
 */
export function shutOut({ found }: Obstacles): EmptyProps | undefined {
  const refused = found.find(({ name }) => name !== undefined && OF_EVERY_ORDER.has(name))
  const way = refused && wayOf(refused)
  if (!way) return undefined
  const hint = refused.name === 'AccountLost' ? '挂失期间资金不能转出和支付，存款照常计息' : undefined
  return {
    picture: 'key',
    text: refused.message,
    ...(hint !== undefined && { hint }),
    action: { text: way.yes, onPress: () => go(way.to()) },
  }
}
