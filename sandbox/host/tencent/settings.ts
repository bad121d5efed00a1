import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { FaceSettings } from './face'
import type { TencentKey } from './sign'
import type { SmsSettings } from './sms'

/** Which of the three services are Tencent Cloud's, and how the bank is known there. */
export interface TencentChoice {
  readonly sms: 'sandbox' | (SmsSettings & { readonly key: TencentKey })
  readonly face: 'sandbox' | (FaceSettings & { readonly key: TencentKey })
  readonly ocr: 'sandbox' | { readonly key: TencentKey }
}

const service = v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox')
const key = v.optional(v.pipe(v.string(), v.regex(/^\w{16,128}$/, 'must be 16 to 128 letters and digits')))
const number = v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'must be a number')))
const TEMPLATES_WRONG = 'must be code=id, and perhaps notice=id and campaign=id, separated by commas'

const templates = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((pair) => /^(code|notice|campaign)=(\d{1,20})$/.exec(pair.trim()))),
  v.check((pairs) => pairs.every(Boolean), TEMPLATES_WRONG),
  v.transform((pairs): SmsSettings['templates'] => Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]]))),
  v.check(({ code }) => code !== undefined, TEMPLATES_WRONG),
)

/** What the environment says of Tencent Cloud. */
export const TENCENT_VARIABLES = {
  SMS: service,
  SMS_APP_ID: number,
  SMS_SIGN: v.optional(v.pipe(v.string(), v.regex(/^[^【】[\]\s]{2,20}$/, 'must be the signature without brackets'))),
  SMS_TEMPLATES: v.optional(templates),
  SMS_REGION: v.optional(v.pipe(v.string(), v.regex(/^ap-[a-z]{3,20}$/, 'must be a region such as ap-guangzhou'))),
  FACE: service,
  FACE_RULE_ID: number,
  OCR: service,
  TENCENT_SECRET_ID: key,
  TENCENT_SECRET_KEY: key,
}

const variables = v.object(TENCENT_VARIABLES)
type Variables = v.InferOutput<typeof variables>
type Name = keyof Variables

/** Where text messages are sent from unless SMS_REGION says another (cloud.tencent.com/document/api/382/55981). */
const REGION = 'ap-guangzhou'

/** The variables that mean something only with their service. */
const OWN: readonly (readonly [service: 'SMS' | 'FACE', own: Name])[] = [
  ['SMS', 'SMS_APP_ID'],
  ['SMS', 'SMS_SIGN'],
  ['SMS', 'SMS_TEMPLATES'],
  ['SMS', 'SMS_REGION'],
  ['FACE', 'FACE_RULE_ID'],
]
const KEY_NAMES: readonly Name[] = ['TENCENT_SECRET_ID', 'TENCENT_SECRET_KEY']

/** Which services the bank asks. Fails with one sentence that names the variable that is missing or too much. */
export function tencentChoice(
  said: Variables,
  publicOrigin: string | undefined,
): Result<TencentChoice, readonly string[]> {
  const lives = (['SMS', 'FACE', 'OCR'] as const).filter((name) => said[name] === 'live')
  const extra = OWN.find(([of, own]) => said[of] !== 'live' && said[own] !== undefined)
  if (extra) return fail([`${extra[1]} is set, but ${extra[0]} is not live`])
  const [live] = lives
  if (live === undefined) {
    const left = KEY_NAMES.find((name) => said[name] !== undefined)
    return left
      ? fail([`${left} is set, but none of SMS, FACE and OCR is live`])
      : ok({ sms: 'sandbox', face: 'sandbox', ocr: 'sandbox' })
  }
  const missing = OWN.find(([of, own]) => said[of] === 'live' && own !== 'SMS_REGION' && said[own] === undefined)
  if (missing) return fail([`${missing[1]} is missing: ${missing[0]}=live needs it`])
  const origin = publicOrigin?.startsWith('https://') ? publicOrigin : undefined
  if (said.FACE === 'live' && origin === undefined) {
    return fail([
      'PUBLIC_ORIGIN must begin with https:// where FACE is live: the face service brings browsers back to it',
    ])
  }
  const read = keyOf(said, live)
  if (!read.ok) return read
  return ok(chosen(said, read.value, origin ?? ''))
}

function chosen(said: Variables, key: TencentKey, origin: string): TencentChoice {
  const { SMS_APP_ID: appId = '', SMS_SIGN: sign = '', SMS_REGION: region = REGION, SMS_TEMPLATES: kinds = {} } = said
  return {
    sms: said.SMS === 'live' ? { key, appId, sign, region, templates: kinds } : 'sandbox',
    face: said.FACE === 'live' ? { key, ruleId: said.FACE_RULE_ID ?? '', origin } : 'sandbox',
    ocr: said.OCR === 'live' ? { key } : 'sandbox',
  }
}

function keyOf(said: Variables, live: string): Result<TencentKey, readonly string[]> {
  const { TENCENT_SECRET_ID: secretId, TENCENT_SECRET_KEY: secretKey } = said
  if (secretId === undefined) return fail([`TENCENT_SECRET_ID is missing: ${live}=live needs it`])
  if (secretKey === undefined) return fail(['TENCENT_SECRET_KEY is missing: set it, or TENCENT_SECRET_KEY_FILE'])
  return ok({ secretId, secretKey })
}
