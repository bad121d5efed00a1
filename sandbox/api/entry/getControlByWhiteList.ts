import { getControlByWhiteList as call } from '../../../src/contract/entry/getControlByWhiteList'
import { ok } from '../../../src/domain/result'
import { readFlag } from '../flags'
import { isMaintained } from '../maintenance'
import { publicHandler } from '../scope'

export const getControlByWhiteList = publicHandler(call, async ({ bank }) => {
  const on = bank.db.drizzle
  if (!(await isMaintained(on))) return ok({ controlRule: 'OFF' })
  return ok({ controlRule: 'ON', notice: await readFlag(on, 'maintenanceNotice') })
})
