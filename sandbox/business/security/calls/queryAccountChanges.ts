import { queryAccountChanges as call } from '@/contract/security/queryAccountChanges'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { unreadChanges } from '../accountChanges'

export const queryAccountChanges = sessionHandler(call, async ({ bank, session, now }) => {
  const { customerId, deviceId } = session
  if (customerId === undefined) return ok({ changes: [] })
  const rows = await unreadChanges(bank.db.drizzle, { customerId, deviceId, now })
  return ok({
    changes: rows.map(({ number, kind, at, platform, channel, place }) => ({
      number,
      kind,
      at,
      ...(platform === null || channel === null ? {} : { device: { platform, channel, place: place ?? '' } }),
    })),
  })
})
