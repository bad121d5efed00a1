import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** An app at WeChat, as its console names it. */
export interface WechatApp {
  readonly appId: string
  readonly secret: string
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = ({ appId, secret }: WechatApp): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, appId, 'wechat tokens', KEY_BYTES))

/** Seals a token under the app's secret, so that a copy of the database calls nothing in the bank's name. */
export function seal(app: WechatApp, token: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(app), iv)
  const body = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Opens a sealed token; undefined when it was sealed under another secret, as after a change of it. */
export function unseal(app: WechatApp, sealed: string): string | undefined {
  const all = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(app), all.subarray(0, IV_BYTES))
    decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(all.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
