import type { ResponseOf } from '@/contract/call'
import type { queryDevices } from '@/contract/security/queryDevices'
import type { queryLoginRecord } from '@/contract/security/queryLoginRecord'
import type { loginRecords } from '../tables'
import type { Device } from './devices'

type ToldDevice = ResponseOf<typeof queryDevices>['devices'][number]
type ToldLogin = ResponseOf<typeof queryLoginRecord>['login']

/** A device as its owner is told of it. @param current the device they are signed in on */
export const toldDevice = (
  { id, platform, channel, state, place, firstAt, lastAt }: Device,
  current: string | undefined,
): ToldDevice => ({ deviceId: id, platform, channel, state, place, firstAt, lastAt, current: id === current })

/** A log-in as the customer is told of it. */
export const toldLogin = ({
  id,
  at,
  device,
  outcome,
  how,
  place,
  platform,
  times,
  disownedAt,
}: typeof loginRecords.$inferSelect): ToldLogin => ({
  id: String(id),
  at,
  device,
  outcome,
  how,
  times,
  disowned: disownedAt !== null,
  ...(place === null ? {} : { place }),
  ...(platform === null ? {} : { platform }),
})
