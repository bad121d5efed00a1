import type { Session } from '@sandbox/kernel/session/sessions'

/** Who owns a stored value: the customer, on every device; before registration the open id. */
export const cacheOwner = ({ customerId, openId }: Session): string => customerId ?? openId

/** Keys one owner may store; the app needs a handful (ours). */
export const MAX_KEYS = 50
