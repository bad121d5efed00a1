import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { confirmLoss } from '@/contract/loss/confirmLoss'
import { liftLoss } from '@/contract/loss/liftLoss'
import { replaceLoss } from '@/contract/loss/replaceLoss'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayMessage } from '@/features/order/refusals'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import type { SettleStep } from './course'

const SCENES = { confirm: 'confirmLoss', lift: 'liftLoss', replace: 'replaceLoss' } as const

type Doing = 'proving' | 'entering' | 'done'

interface Settling {
  readonly caseNo: string
  readonly step: SettleStep
  /** Brought back by the face service's page (H5). */
  readonly bizToken: string | undefined
}

/** Lifts a case by a face; confirms or replaces it by a face and the payment password. */
export function useSettle({ caseNo, step, bizToken }: Settling) {
  const [doing, setDoing] = useState<Doing>('proving')
  const [wrong, setWrong] = useState<string>()
  useCaptureGuard(doing === 'entering')

  const refused = async (error: CallError): Promise<void> => {
    const name = refusedAs(error)
    if (name === 'PasswordWrong') return setWrong(error.message)
    setDoing('proving')
    // Forgotten or locked, the password can't be reset while something is lost: a counter confirms and replaces without it.
    await sayMessage(
      name === 'PasswordLocked' ? `${error.message.split('，')[0]}，请明日再试，或携带身份证到网点办理` : error.message,
    )
  }
  const lift = async (): Promise<void> => {
    const outcome = await call(liftLoss, { caseNo })
    if (outcome.ok) setDoing('done')
    else await refused(outcome.error)
  }
  const face = useConsentedFace({
    scene: SCENES[step],
    returnTo: link('/reportTheLossList', { caseNo, step }),
    bizToken,
    onPassed: async () => (step === 'lift' ? lift() : setDoing('entering')),
  })
  const give = async (password: string): Promise<void> => {
    setWrong(undefined)
    const outcome = await call(step === 'confirm' ? confirmLoss : replaceLoss, { caseNo, password })
    if (outcome.ok) setDoing('done')
    else await refused(outcome.error)
  }
  return { doing, face, wrong, give, again: () => setDoing('entering'), close: () => setDoing('proving') }
}
