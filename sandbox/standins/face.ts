import type { Queryable } from '../db'
import { consumeCode, issueCode } from '../session/codes'
import type { FaceService } from './services'

const FACE_MS = 10 * 60_000

/** Opens a verification whose outcome the console's user chose; the answer is its bizToken. */
export const openFaceVerification = (on: Queryable, now: number, openId: string, passed: boolean): Promise<string> =>
  issueCode(on, now, { kind: 'face', subject: openId, payload: { passed }, lifetime: FACE_MS })

/** Stands in for the face service: the console decides whether a face matches. */
export const sandboxFace: FaceService = {
  async outcome(on, now, bizToken, openId) {
    const opened = await consumeCode(on, now, 'face', bizToken)
    if (opened?.subject !== openId) return undefined
    const passed = opened.payload.passed === true
    return { passed, faceResult: passed ? '0' : '1' }
  },
}
