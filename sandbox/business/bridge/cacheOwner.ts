import type { Session } from '@sandbox/kernel/session/sessions'

/** Whose a kept value is: the customer's on every device, the open id's before registration. */
export const cacheOwner = ({ customerId, openId }: Session): string => customerId ?? openId
