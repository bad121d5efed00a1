import { createHash, createHmac } from 'node:crypto'

/** A key of Tencent Cloud. */
export interface TencentKey {
  readonly secretId: string
  readonly secretKey: string
}

export interface SignedRequest {
  /** The service's name, such as `sms`: it is part of what the key is derived from. */
  readonly service: string
  readonly host: string
  /** Seconds since 1970; the cloud refuses what differs from its own clock by more than five minutes. */
  readonly timestamp: number
  /** The body, byte for byte as it is sent. */
  readonly payload: string
}

export const CONTENT_TYPE = 'application/json; charset=utf-8'
const ALGORITHM = 'TC3-HMAC-SHA256'
const SIGNED_HEADERS = 'content-type;host'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Uint8Array, text: string): Uint8Array => createHmac('sha256', key).update(text).digest()

/**
 * The `Authorization` header of a POST, by signature version 3 (cloud.tencent.com/document/product/679/47719): type and host
 * are signed with the body, and the key is derived from the day in UTC and the service, so that a signature opens no other.
 */
export function authorization(
  { secretId, secretKey }: TencentKey,
  { service, host, timestamp, payload }: SignedRequest,
): string {
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const headers = `content-type:${CONTENT_TYPE}\nhost:${host}\n`
  const request = ['POST', '/', '', headers, SIGNED_HEADERS, sha256(payload)].join('\n')
  const text = [ALGORITHM, timestamp, scope, sha256(request)].join('\n')
  const key = [date, service, 'tc3_request'].reduce<string | Uint8Array>(hmac, `TC3${secretKey}`)
  const signature = Buffer.from(hmac(key, text)).toString('hex')
  return `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`
}
