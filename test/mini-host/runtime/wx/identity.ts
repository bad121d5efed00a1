import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'
import type { PrivacyGuard } from './privacy'

/** WeChat's limit for one call. */
const RANDOM_LIMIT = 1_048_576
// Bytes the browser fills at once.
const BROWSER_LIMIT = 65_536

function randomValues(length: unknown): { randomValues: ArrayBuffer } {
  const count = Number(length)
  if (!Number.isInteger(count) || count <= 0 || count > RANDOM_LIMIT)
    throw new WxFailure('parameter error: invalid length')
  const bytes = new Uint8Array(count)
  for (let from = 0; from < count; from += BROWSER_LIMIT)
    crypto.getRandomValues(bytes.subarray(from, from + BROWSER_LIMIT))
  return { randomValues: bytes.buffer }
}

async function faceVerdict({ phone, overlay }: HostContext): Promise<'pass' | 'fail' | 'cancel'> {
  let { result } = phone.face
  if (result === 'ask') {
    const { button } = await overlay.modal({
      title: '人脸核身',
      content: '请正对屏幕',
      buttons: [{ text: '取消' }, { text: '不通过' }, { text: '通过' }],
    })
    result = (['cancel', 'fail', 'pass'] as const)[button] ?? 'cancel'
  }
  return result
}

/** The face check on WeChat's own screen; error codes as in WeChat's business documents. */
async function verifyFace(context: HostContext, name: unknown, idCardNumber: unknown): Promise<object> {
  if (!name || !idCardNumber) throw new WxFailure('parameter error', { errCode: 10001 })
  const result = await faceVerdict(context)
  if (result === 'cancel') throw new WxFailure('user cancel', { errCode: 90100 })
  if (result === 'fail') throw new WxFailure('face verify fail', { errCode: 10004 })
  return { errCode: 0, verifyResult: context.phone.face.verifyResult }
}

/** Identifies the person: login code, random bytes, face and fingerprint. */
export function identityApi(context: HostContext, privacy: PrivacyGuard): WxTable {
  const { phone, errors } = context
  const sdk = asynchronousTable(errors, {
    startVerify: async ({ data }) => {
      const { token } = (data ?? {}) as { token?: string }
      if (!token) throw new WxFailure('token is missing', { ErrorCode: 1001 })
      const result = await faceVerdict(context)
      if (result !== 'pass') throw new WxFailure(result === 'cancel' ? 'user cancel' : 'verify fail', { ErrorCode: 1 })
      return { BizToken: token }
    },
  })
  const own = asynchronousTable(errors, {
    login: () => ({ code: phone.loginCode }),
    checkSession: () => undefined,
    getRandomValues: ({ length }) => randomValues(length),
    checkIsSupportFacialRecognition: () => ({ errCode: 0 }),
    startFacialRecognitionVerify: async ({ name, idCardNumber }) => {
      await privacy.pass('startFacialRecognitionVerify')
      return verifyFace(context, name, idCardNumber)
    },
    checkIsSupportSoterAuthentication: () => ({
      supportMode: phone.fingerprint === 'unsupported' ? [] : ['fingerPrint'],
    }),
    checkIsSoterEnrolledInDevice: () => ({ isEnrolled: phone.fingerprint !== 'unsupported' }),
    startSoterAuthentication: () => {
      if (phone.fingerprint === 'unsupported') throw new WxFailure('not support', { errCode: 90001 })
      if (phone.fingerprint === 'fail') throw new WxFailure('user cancel', { errCode: 90008 })
      return { errCode: 0, authMode: 'fingerPrint', resultJSON: '{}', resultJSONSignature: '' }
    },
  })
  return phone.faceSdk ? { ...own, ...sdk } : own
}
