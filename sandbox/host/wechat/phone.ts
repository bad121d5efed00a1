import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import type { WechatFailure } from './failure'
import { askWithToken } from './tokens'
import type { WechatClient } from './tokens'

const MAINLAND = '86'

/**
 * The mainland number that somebody chose to give, by a code that works once and for five minutes
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/user-info/phone-number/getPhoneNumber.html). Fails with `abroad` for a
 * number of another country, which no account here can have.
 */
export async function phoneOfCode(
  client: WechatClient,
  on: Queryable,
  code: string,
): Promise<Result<string, WechatFailure>> {
  const answered = await askWithToken(client, on, {
    path: '/wxa/business/getuserphonenumber',
    body: { code },
    answer: v.object({
      phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.union([v.string(), v.number()]) }),
    }),
  })
  if (!answered.ok) return answered
  const { purePhoneNumber, countryCode } = answered.value.phone_info
  return String(countryCode) === MAINLAND ? ok(purePhoneNumber) : fail({ name: 'abroad' })
}
