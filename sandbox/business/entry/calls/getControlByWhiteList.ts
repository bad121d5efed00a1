import { getControlByWhiteList as call } from '@/contract/entry/getControlByWhiteList'
import { ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { isMaintained } from '@sandbox/kernel/maintenance'
import { publicHandler } from '@sandbox/kernel/scope'

export const getControlByWhiteList = publicHandler(call, async ({ bank }) => {
  const on = bank.db.drizzle
  if (!(await isMaintained(on))) return ok({ controlRule: 'OFF' })
  return ok({ controlRule: 'ON', notice: await readFlag(on, 'maintenanceNotice') })
})
