import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { WechatApp } from './seal'

/** The bank's apps at WeChat. */
export interface LiveWechat {
  /** WECHAT_APP_ID and its secret: the mini-program. */
  readonly mini: WechatApp
  /** WECHAT_ACCOUNT_ID and its secret: the service account that the H5 belongs to; without it only the mini-program signs in. */
  readonly account?: WechatApp & {
    /** PUBLIC_ORIGIN: where WeChat brings browsers back. */
    readonly origin: string
  }
}

const appId = v.optional(v.pipe(v.string(), v.regex(/^wx[0-9a-f]{16}$/, 'must be wx and 16 hex characters')))
const secret = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hex characters')))

/** What the environment says of WeChat. */
export const WECHAT_VARIABLES = {
  WECHAT: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  WECHAT_APP_ID: appId,
  WECHAT_APP_SECRET: secret,
  WECHAT_ACCOUNT_ID: appId,
  WECHAT_ACCOUNT_SECRET: secret,
}

const variables = v.object(WECHAT_VARIABLES)
type Variables = v.InferOutput<typeof variables>

/** Which WeChat the bank talks to. Fails with one sentence that names the variable that is missing or too much. */
export function wechatChoice(
  said: Variables,
  publicOrigin: string | undefined,
): Result<'sandbox' | LiveWechat, readonly string[]> {
  if (said.WECHAT === 'sandbox') {
    const names = Object.keys(WECHAT_VARIABLES) as (keyof Variables)[]
    const extra = names.find((name) => name !== 'WECHAT' && said[name] !== undefined)
    return extra ? fail([`${extra} is set, but WECHAT is not live`]) : ok('sandbox')
  }
  const mini = appOf(said, 'WECHAT_APP')
  if (!mini.ok) return mini
  if (mini.value === undefined) return fail(['WECHAT_APP_ID is missing: WECHAT=live needs it'])
  const account = appOf(said, 'WECHAT_ACCOUNT')
  if (!account.ok) return account
  if (account.value === undefined) return ok({ mini: mini.value })
  if (!publicOrigin?.startsWith('https://')) {
    return fail([
      'PUBLIC_ORIGIN must begin with https:// where WECHAT_ACCOUNT_ID is set: WeChat brings browsers back to it',
    ])
  }
  return ok({ mini: mini.value, account: { ...account.value, origin: publicOrigin } })
}

/** An app of the environment; undefined for none, and a failure for half of one. */
function appOf(
  said: Variables,
  prefix: 'WECHAT_APP' | 'WECHAT_ACCOUNT',
): Result<WechatApp | undefined, readonly string[]> {
  const id = said[`${prefix}_ID`]
  const appSecret = said[`${prefix}_SECRET`]
  if (id === undefined && appSecret === undefined) return ok(undefined)
  if (id === undefined) return fail([`${prefix}_ID is missing beside its secret`])
  if (appSecret === undefined) return fail([`${prefix}_SECRET is missing: set it, or ${prefix}_SECRET_FILE`])
  return ok({ appId: id, secret: appSecret })
}
