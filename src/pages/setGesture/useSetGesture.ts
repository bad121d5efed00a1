import { useEffect, useState } from 'react'
import { goToDestination } from '@/app/entry'
import { go } from '@/app/navigate'
import { setGesturePassword } from '@/contract/security/setGesturePassword'
import { device } from '@/platform/device'
import { call, prepare } from '@/session/bank'
import { confirm, tell } from '@/session/overlay'
import { signedIn } from '@/session/session'
import { showToast } from '@/ui/Toast'
import { FIRST_STEP, nextStep, wasWrong } from './steps'
import type { SetGestureState } from './steps'

interface SetGesture {
  readonly state: SetGestureState
  /** Resolves to false when the drawing wasn't taken. */
  readonly draw: (points: readonly number[]) => boolean
  readonly submit: (password: string) => Promise<void>
  readonly again: () => void
}

/** The three steps to a gesture password; the last one signs in. */
export function useSetGesture(): SetGesture {
  const [state, setState] = useState<SetGestureState>(FIRST_STEP)
  useEffect(() => {
    // The device is trusted by its lasting id, which is otherwise made when nothing else is to do.
    device.keepCookieId()
    // The keyboard's keys need random bytes and the call its random: both before the password is asked.
    prepare(setGesturePassword).catch(() => undefined)
  }, [])
  const again = (): void => setState(FIRST_STEP)
  const draw = (points: readonly number[]): boolean => {
    const next = nextStep(state, { type: 'drawn', points })
    setState(next)
    return !wasWrong(state, next)
  }
  const submit = async (password: string): Promise<void> => {
    if (state.step !== 'password') return
    const outcome = await call(setGesturePassword, { pattern: state.pattern.join(''), password })
    if (outcome.ok) {
      signedIn(outcome.value.sessionToken)
      showToast('手势密码设置成功')
      return goToDestination()
    }
    const { message } = outcome.error
    const name = outcome.error.kind === 'refused' ? outcome.error.name : undefined
    // The gesture is set; on a new device a code is missing.
    if (name === 'DeviceNew') return go('/loginSecurity', { step: 'newDevice' }, { replace: true })
    if (name === 'PasswordLocked') {
      again()
      if (await confirm({ text: message, yes: '通过人脸识别重置' })) go('/resetGues')
      return
    }
    if (name === 'AccountLost' || name === 'PhoneLost') {
      again()
      if (await confirm({ text: message, yes: '查看挂失记录' })) go('/reportTheLossList')
      return
    }
    if (name === 'NotRegistered') {
      again()
      await tell({ text: message, ok: '确定', closable: false })
      return
    }
    setState(nextStep(state, { type: 'refused', message, weak: name === 'GestureWeak' }))
  }
  return { state, draw, submit, again }
}
