import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import { PLATFORM_NAMES, platformOf } from '@/domain/devices/platform'
import type { DevicePlatform } from '@/domain/devices/platform'
import type { Queryable } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { sendMessages } from '@sandbox/business/message'
import { placeOf } from '../place'

/** Tells a customer what became of a device, of this call's unless another is named, in the transaction in which it did. */
export async function notifyDevice(
  on: Queryable,
  { now, web }: Pick<SessionScope, 'now' | 'web'>,
  customerId: string,
  became: 'added' | 'revoked',
  platform: DevicePlatform = platformOf(web.userAgent),
): Promise<void> {
  const name = PLATFORM_NAMES[platform]
  const place = placeOf(web.address)
  const [title, body] =
    became === 'added'
      ? ['新设备登录', `您的账户在一台新设备（${name}，${place}）上登录。如非本人操作，请在登录记录中点“不是我”。`]
      : [
          '登录设备已移除',
          `一台登录设备（${name}）已移除，再次登录须验证手势密码和短信验证码。如非本人操作，请立即致电${BRAND.hotline}。`,
        ]
  const source = `device ${randomUUID()}`
  await sendMessages(on, [
    {
      customerId,
      kind: 'devices',
      title,
      body,
      source,
      about: { subject: became === 'added' ? 'loginRecords' : 'devices' },
      at: now,
    },
  ])
}

/** Reports of which a customer is told (ours); the next are done all the same. */
export const DISOWNED_A_DAY = 20

/** Tells by message and SMS that somebody else’s log-in was reported: whoever is signed out by it can't open the box. */
export async function notifyDisowned(
  on: Queryable,
  { now, realNow }: Pick<SessionScope, 'now' | 'realNow'>,
  customerId: string,
): Promise<void> {
  const body = `您已报告一次登录不是本人操作，其他设备已退出登录。请尽快修改手势密码；如您没有报告，请立即致电${BRAND.hotline}。`
  const source = `disowned ${randomUUID()}`
  await sendMessages(on, [
    { customerId, kind: 'devices', title: '已报告非本人登录', body, source, about: { subject: 'devices' }, at: now },
  ])
  await sendSmsNotice(on, customerId, body, realNow)
}
