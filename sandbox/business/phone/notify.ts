import { BRAND } from '@/domain/brand'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import type { Scope } from '@sandbox/kernel/scope'
import { sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'

type Clocks = Pick<Scope, 'now' | 'realNow'>

export interface Told {
  readonly customerId: string
  readonly title: string
  /** One sentence, without its last sign. */
  readonly done: string
  /** The event it reports. */
  readonly source: string
  /** Who gets it by SMS too. */
  readonly numbers: readonly (string | null)[]
}

/**
 * Tells a customer what becomes of the number on record, by message and by SMS to every number concerned, so that an owner
 * whose number was taken learns of it on the phone that still has it.
 */
export async function notifyPhone(
  tx: Tx,
  { customerId, title, done, source, numbers }: Told,
  { now, realNow }: Clocks,
): Promise<void> {
  const body = `${done}。如非本人操作，请立即致电${BRAND.hotline}。`
  await sendMessages(tx, [{ customerId, kind: 'phone', title, body, source, about: { subject: 'phone' }, at: now }])
  for (const mobileNo of new Set(numbers)) if (mobileNo !== null) await sendSmsNoticeTo(tx, mobileNo, body, realNow)
}
