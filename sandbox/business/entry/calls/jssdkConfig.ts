import { createHash, randomBytes } from 'node:crypto'
import { jssdkConfig as call } from '@/contract/entry/jssdkConfig'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'

export interface SignedFields {
  readonly ticket: string
  readonly nonceStr: string
  /** Epoch seconds. */
  readonly timestamp: number
  readonly url: string
}

/**
 * WeChat's JS-SDK signature: SHA-1 over the fields sorted by name; the address's fragment is left out
 * (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html, appendix 1).
 */
export const jsSdkSignature = ({ ticket, nonceStr, timestamp, url }: SignedFields): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`)
    .digest('hex')

/** Whether an address is a page of the app on this bank. Compared exactly, as WeChat does. */
const isOwnPage = (url: string, origins: readonly string[]): boolean =>
  origins.some((origin) => url.startsWith(`${origin}/main/`))

export const jssdkConfig = publicHandler(call, async ({ bank, web, realNow }, { url }) => {
  const origins = bank.publicOrigin === undefined ? [`http://${web.host}`, `https://${web.host}`] : [bank.publicOrigin]
  if (!isOwnPage(url, origins)) return fail(bankError('InvalidRequest'))
  const { wechat } = bank.services
  const ticket = await wechat.jsTicket(bank.db.drizzle)
  if (!ticket.ok) return fail(bankError('ServiceUnavailable'))
  const fields = {
    ticket: ticket.value,
    nonceStr: randomBytes(8).toString('hex'),
    timestamp: Math.floor(realNow / 1000),
    url,
  }
  const { nonceStr, timestamp } = fields
  return ok({ appId: wechat.appId, timestamp, nonceStr, signature: jsSdkSignature(fields) })
})
