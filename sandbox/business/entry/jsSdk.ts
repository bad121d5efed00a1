import { createHash } from 'node:crypto'

interface SignedFields {
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
