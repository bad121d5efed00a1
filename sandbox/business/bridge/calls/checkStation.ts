import { checkStation as call } from '@/contract/bridge/checkStation'
import { stationNoOf } from '@/domain/bridges/stations'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { findStation } from '../stations'

export const checkStation = publicHandler(call, async ({ bank, today }, { stationNo }) => {
  const known = stationNoOf(stationNo)
  const found = known === undefined ? undefined : await findStation(bank.db.drizzle, known)
  if (!found) return ok({ state: 'UNKNOWN' })
  const { name, branch, clerk, hours, phone, endedOn } = found
  const station = { name, branch, clerk, hours, phone }
  if (endedOn === null || endedOn > today) return ok({ state: 'GENUINE', station })
  return ok({ state: 'ENDED', station: { ...station, endedOn } })
})
