import { and, eq, gt, isNull } from 'drizzle-orm'
import { fail, ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { consumeCode, issueCode } from '@sandbox/kernel/session/codes'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { outcomeFor } from './choices'
import type { SimulatorOutcome } from './choices'
import type { FaceService } from '@sandbox/kernel/services'

const FACE_MS = 10 * 60_000
export const FACE_PAGE = '/sandbox/face'

/** `open`: nobody has answered on the service's page yet. */
export type FaceAnswer = Exclude<SimulatorOutcome<'face'>, 'unavailable'> | 'open'

const RESULTS: Readonly<Record<FaceAnswer, string>> = {
  pass: '0',
  otherFace: '1',
  notAlive: '2',
  noRecord: '3',
  open: '4',
}

/** Opens a verification with its outcome; gives its bizToken. */
export const openFace = (
  on: Queryable,
  now: number,
  { openId, scene }: { readonly openId: string; readonly scene: string },
  { answer, returnTo = '' }: { readonly answer: FaceAnswer; readonly returnTo?: string },
): Promise<string> =>
  issueCode(on, now, { kind: 'face', subject: openId, payload: { scene, answer, returnTo }, lifetime: FACE_MS })

const { oneUseCodes } = schema

const opened = (now: number, bizToken: string) =>
  and(
    eq(oneUseCodes.codeHash, tokenHash(bizToken)),
    eq(oneUseCodes.kind, 'face'),
    isNull(oneUseCodes.consumedAt),
    gt(oneUseCodes.expiresAt, now),
  )

/** The address to which a verification that is still open returns; undefined for one that isn't. */
export async function faceReturn(on: Queryable, now: number, bizToken: string): Promise<string | undefined> {
  const [row] = await on.select({ payload: oneUseCodes.payload }).from(oneUseCodes).where(opened(now, bizToken))
  const returnTo = row?.payload.returnTo
  return typeof returnTo === 'string' && returnTo !== '' ? returnTo : undefined
}

/** Stores what was chosen on the simulator's page. */
export async function answerFace(on: Queryable, now: number, bizToken: string, answer: FaceAnswer): Promise<void> {
  const [row] = await on.select({ payload: oneUseCodes.payload }).from(oneUseCodes).where(opened(now, bizToken))
  if (row)
    await on
      .update(oneUseCodes)
      .set({ payload: { ...row.payload, answer } })
      .where(opened(now, bizToken))
}

/**
 * Stands in for the face service. On the H5 a page asks what the camera would have seen; in the mini-program the console's
 * choice counts, which is a pass unless changed.
 */
export const sandboxFace: FaceService = {
  demo: true,
  async open(on, now, { openId, customerId, scene, returnTo }) {
    const chosen = await outcomeFor(on, customerId, 'face')
    if (chosen === 'unavailable') return fail('unavailable')
    const answer = returnTo === undefined || chosen !== 'pass' ? chosen : 'open'
    const bizToken = await openFace(on, now, { openId, scene }, { answer, returnTo })
    if (returnTo === undefined) return ok({ bizToken })
    return ok({ bizToken, url: `${FACE_PAGE}?${new URLSearchParams({ bizToken }).toString()}` })
  },
  async outcome(on, now, bizToken, { openId, scene }) {
    const code = await consumeCode(on, now, 'face', bizToken)
    if (code?.subject !== openId || code.payload.scene !== scene) return ok(undefined)
    const faceResult = RESULTS[code.payload.answer as FaceAnswer]
    return ok({ passed: faceResult === RESULTS.pass, faceResult })
  },
}
