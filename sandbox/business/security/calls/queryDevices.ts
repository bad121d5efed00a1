import { asc, eq } from 'drizzle-orm'
import { queryDevices as call } from '@/contract/security/queryDevices'
import { ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { accountHandler } from '@sandbox/kernel/scope'
import { devicesOf } from '../devices/devices'
import { toldDevice } from '../devices/told'

const { wechatIdentities } = schema

export const queryDevices = accountHandler(call, async ({ bank, customer, session }) => {
  const on = bank.db.drizzle
  const devices = await devicesOf(on, customer.id)
  const wechat = await on
    .select({ openId: wechatIdentities.openId, since: wechatIdentities.createdAt })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customer.id))
    .orderBy(asc(wechatIdentities.createdAt))
  return ok({
    devices: devices.map((device) => toldDevice(device, session.deviceId)),
    wechat: wechat.map(({ openId, since }) => ({ since, current: openId === session.openId })),
  })
})
