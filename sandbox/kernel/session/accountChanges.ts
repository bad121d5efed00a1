import type { AccountChange } from '@/domain/devices/changes'
import type { DevicePlatform } from '@/domain/devices/platform'
import { schema } from '../db'
import type { Queryable } from '../db'

export interface ChangeDraft {
  readonly customerId: string
  readonly kind: AccountChange
  /** Epoch ms by the bank's clock. */
  readonly at: number
  /** The device on which it was done, as far as the bank knows it: there it isn't told. */
  readonly deviceId?: string | undefined
  readonly channel?: 'mini' | 'h5'
  readonly platform?: DevicePlatform
  readonly place?: string
}

/** Notes a change in the transaction that makes it, for the customer's other devices. */
export async function noteAccountChange(on: Queryable, { deviceId, ...draft }: ChangeDraft): Promise<void> {
  await on.insert(schema.accountChanges).values({ ...draft, deviceId: deviceId ?? null })
}
