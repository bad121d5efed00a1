import { eq } from 'drizzle-orm'
import { reportDevice as call } from '@/contract/security/reportDevice'
import { ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Two decimals are about a kilometre, which is enough for fraud control. */
const rough = (degrees: number): number => Math.round(degrees * 100) / 100

/** Stored with the session and deleted with it. */
export const reportDevice = sessionHandler(call, async ({ bank, session }, request) => {
  const { longitude, latitude, ...fingerprints } = request
  const place =
    longitude === undefined || latitude === undefined ? {} : { longitude: rough(longitude), latitude: rough(latitude) }
  await bank.db.drizzle
    .update(schema.sessions)
    .set({ device: { ...fingerprints, ...place } })
    .where(eq(schema.sessions.id, session.id))
  return ok({})
})
