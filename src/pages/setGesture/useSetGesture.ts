import { useEffect, useState } from 'react'
import { goToDestination } from '@/app/entry'
import { go } from '@/app/navigate'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { setGesturePassword } from '@/contract/security/setGesturePassword'
import type { ErrorName } from '@/domain/errors/codes'
import { device } from '@/platform/device'
import { call, prepare } from '@/session/bank'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { confirm, tell } from '@/session/overlay'
import { recheckSession, signedIn } from '@/session/session'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { FIRST_STEP, nextStep, wasWrong } from './steps'
import type { SetGestureState } from './steps'

/** The next step after what stands against a new gesture: the button's text, and where it leads. */
interface Way {
  readonly yes: string
  readonly to: () => Link
  /** It ends with a new sign-in, after which back must not lead here. */
  readonly replaces?: true
}

const toLosses: Way = { yes: '去解挂', to: () => link('/reportTheLossList') }

/** The table of orders is outside of the first package, and a forgotten gesture is reset without the payment password. */
const WAYS: Readonly<Partial<Record<ErrorName, Way>>> = {
  PasswordLocked: { yes: '通过人脸识别重置', to: () => link('/resetGues'), replaces: true },
  AccountLost: toLosses,
  PhoneLost: toLosses,
}

export const followWay = ({ to, replaces }: Way): void => go(to(), { replace: replaces === true })

async function say(text: string, way: Way | undefined): Promise<void> {
  if (!way) await tell({ text, ok: '确定', closable: false })
  else if (await confirm({ text, yes: way.yes })) followWay(way)
}

interface SetGesture {
  readonly state: SetGestureState
  /** What stands against a new gesture, each with its way on, before anything is drawn. */
  readonly obstacles: readonly { readonly name: ErrorName; readonly message: string; readonly way: Way | undefined }[]
  /** Resolves to false when the drawing wasn't taken. */
  readonly draw: (points: readonly number[]) => boolean
  readonly submit: (password: string) => Promise<void>
  readonly again: () => void
}

/** The three steps to a gesture password; the last one signs in. */
export function useSetGesture(): SetGesture {
  const [state, setState] = useState<SetGestureState>(FIRST_STEP)
  const read = useCall(queryObstacles, { call: setGesturePassword.name })
  const obstacles = (read.data?.obstacles ?? []).map(({ name, message }) => ({ name, message, way: WAYS[name] }))
  useEffect(() => {
    // The device is trusted by its lasting id, which is otherwise made when nothing else is to do.
    device.keepCookieId()
    // The keyboard's keys need random bytes and the call its random: both before the password is asked.
    prepare(setGesturePassword).catch(() => undefined)
  }, [])
  const again = (): void => setState(FIRST_STEP)
  const draw = (points: readonly number[]): boolean => {
    const [first] = obstacles
    if (first) {
      void say(first.message, first.way)
      return true
    }
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
    const way = name && WAYS[name]
    if (way || name === 'NotRegistered') {
      again()
      await say(message, way)
      return name === 'NotRegistered' ? recheckSession() : undefined
    }
    setState(nextStep(state, { type: 'refused', message, weak: name === 'GestureWeak' }))
  }
  return { state, obstacles, draw, submit, again }
}
