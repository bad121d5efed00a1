import { useEffect, useState } from 'react'
import { goToDestination, goVia } from '@/app/entry'
import { go } from '@/app/navigate'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { device } from '@/platform/device'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { call, prepare } from '@/session/bank'
import { recheckSession, signedIn } from '@/session/session'
import { afterGesture } from './afterGesture'

interface GestureSignIn {
  /** What was wrong last time. */
  readonly error: string | undefined
  /** Too many failures: only the payment password helps. */
  readonly locked: boolean
  /** Resolves to false when the gesture wasn't taken. */
  readonly enter: (points: readonly number[]) => Promise<boolean>
}

/** Signs in by gesture. @param from where the link that led here came from */
export function useGestureSignIn(from: string | undefined): GestureSignIn {
  const [error, setError] = useState<string>()
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    // The device is trusted by its lasting id, which is otherwise made when nothing else is to do.
    device.keepCookieId()
    // While the finger is still drawing; a failure shows at the call itself.
    prepare(verifyGesture).catch(() => undefined)
  }, [])
  const enter = async (points: readonly number[]): Promise<boolean> => {
    const outcome = await call(verifyGesture, { pattern: points.join('') })
    if (outcome.ok) {
      signedIn(outcome.value.sessionToken)
      leadOn(afterGesture(from), outcome.value.changed === true)
      return true
    }
    if (outcome.error.kind === 'refused' && outcome.error.name === 'DeviceNew') {
      toNewDevice(from)
      return true
    }
    setError(outcome.error.message)
    if (outcome.error.kind === 'refused') {
      setLocked(outcome.error.name === 'GestureLocked')
      if (outcome.error.name === 'GestureNotSet') resetGesture()
      if (outcome.error.name === 'NotRegistered') await recheckSession()
    }
    return false
  }
  return { error, locked, enter }
}

/** To where they were going; what happened to the account elsewhere is read before that. */
function leadOn(next: Link | undefined, changed: boolean): void {
  if (changed && next) return goVia(link('/accountChanged'), next, false)
  if (changed || next) return go(next ?? link('/accountChanged'), { replace: true })
  goToDestination()
}

/** The code that a new device takes, in this page's place. */
function toNewDevice(from: string | undefined): void {
  const code = link('/loginSecurity', { step: 'newDevice' })
  const next = afterGesture(from)
  if (next) goVia(code, next, false)
  else go(code, { replace: true })
}

/** In this page's place: who has set a gesture is signed in by that, and needs no way back here. */
export const resetGesture = (): void => go('/GesturePassword', { type: 1 }, { replace: true })
