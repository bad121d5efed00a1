import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import type { FACE_SCENES } from '@/contract/identity/openFaceVerification'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { device } from '@/platform/device'
import { faceVerify } from '@/platform/faceVerify'
import { BASE, h5Link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { call } from '@/session/bank'
import { refusedAs } from '../refusedAs'
import { FACE_BROKEN, FACE_CANCELLED, FACE_FORGETFUL, FACE_UNSUPPORTED, faceFailure, mayRetry } from './outcome'
import type { FaceFailure } from './outcome'

export interface FaceCheckOptions {
  readonly scene: (typeof FACE_SCENES)[number]
  /** Where the H5's face service returns to. */
  readonly returnTo: Link
  /** The token the service's page brought back (H5). */
  readonly bizToken: string | undefined
  readonly onPassed: () => Promise<void>
  /** Refusals that this page doesn't show, such as a step taken out of order. */
  readonly onRefused: (error: CallError) => void
}

export interface FaceCheck {
  readonly checking: boolean
  readonly failure: (FaceFailure & { readonly retry: boolean }) | undefined
  /**
   * @param consented whether the consent for face data was given earlier; if not, it is given now, as the person has
   * agreed
   */
  readonly start: (consented: boolean) => Promise<void>
}

/** One face check from consent to the bank's answer. On the H5 it leaves the app and comes back with a token. */
export function useFaceCheck(options: FaceCheckOptions): FaceCheck {
  const { scene, returnTo, bizToken, onPassed, onRefused } = options
  const [checking, setChecking] = useState(bizToken !== undefined)
  const [failure, setFailure] = useState<FaceCheck['failure']>()
  /** The verification whose outcome couldn't be asked for; it is asked for again before another is begun. */
  const unanswered = useRef<string>()
  const fails = (why: FaceFailure, retry = true): void => setFailure({ ...why, retry })

  const verify = async (token: string): Promise<void> => {
    const asked = { bizToken: token, faceMatchScene: scene, scene, deviceSessionId: device.cookieId() }
    const outcome = await call(tencentFaceVerify, asked)
    unanswered.current = undefined
    if (!outcome.ok) {
      // The token was used before, as after a reload; the bank's state tells the result.
      const refused = refusedAs(outcome.error)
      if (refused === 'TokenRefused') return onPassed()
      if (refused !== 'FaceConsentMissing') unanswered.current = token
      return fails({ title: '未能取得识别结果', hint: outcome.error.message })
    }
    const { passed, faceResult, attemptsLeft } = outcome.value
    if (passed) return onPassed()
    fails(faceFailure(faceResult, attemptsLeft), mayRetry(faceResult, attemptsLeft))
  }

  const begin = async (consented: boolean): Promise<void> => {
    if (!consented) {
      const given = await call(updateConsent, { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true })
      if (!given.ok) return onRefused(given.error)
    }
    const opened = await call(openFaceVerification, {
      faceScene: scene,
      ...(faceVerify.leaves && { returnTo: BASE + h5Link(returnTo.name, returnTo.query) }),
    })
    if (!opened.ok) return onRefused(opened.error)
    const { bizToken: token, url, demo } = opened.value
    const outcome = await faceVerify.start({ bizToken: token, ...(url !== undefined && { url }) })
    if (outcome.ok) return outcome.value === 'done' ? verify(token) : leaving()
    if (outcome.error.kind === 'cancelled') return fails(FACE_CANCELLED)
    if (outcome.error.kind === 'failed') return fails(FACE_BROKEN)
    if (outcome.error.kind === 'forgetful') return fails(FACE_FORGETFUL)
    return demo ? verify(token) : fails(FACE_UNSUPPORTED, false)
  }

  const run = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined)
    setChecking(true)
    await work()
    setChecking(false)
  }

  const arrived = useRef(false)
  useEffect(() => {
    if (bizToken === undefined || arrived.current) return
    arrived.current = true
    void run(() => verify(bizToken))
    // The token belongs to the page instance and is used once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one token a page
  }, [bizToken])

  return {
    checking,
    failure,
    start: (consented) => run(() => (unanswered.current === undefined ? begin(consented) : verify(unanswered.current))),
  }
}

const LEAVING_MS = 3000

/** Disables the buttons while the browser leaves the page, and enables them in case it brings the page back. */
const leaving = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
