import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { confirmLoss } from '@/contract/loss/confirmLoss'
import { liftLoss } from '@/contract/loss/liftLoss'
import { queryLosses } from '@/contract/loss/queryLosses'
import { replaceLoss } from '@/contract/loss/replaceLoss'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { refusedAs } from '@/features/identity/refusedAs'
import type { LossObject } from '@/domain/loss/machine'
import { lostIn, mayResetPassword, withoutPassword } from '@/domain/loss/without'
import { sayLocked, sayMessage } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { stepsOf } from './course'
import type { SettleStep } from './course'

const SCENES = { confirm: 'confirmLoss', lift: 'liftLoss', replace: 'replaceLoss' } as const

/** `passed`: the face was shown and is still good, whatever became of the password or of the answer. */
type Doing = 'proving' | 'passed' | 'done'

interface Settling {
  readonly caseNo: string
  readonly step: SettleStep
  /** Brought back by the face service's page (H5). */
  readonly bizToken: string | undefined
}

/** Lifts a case by a face; confirms or replaces it by a face and the payment password. */
export function useSettle({ caseNo, step, bizToken }: Settling) {
  const [doing, setDoing] = useState<Doing>('proving')

  const losses = useCall(queryLosses, {}).data?.losses
  // Until it is known what is lost, nothing is promised that it might stop.
  const lost: readonly LossObject[] = losses ? lostIn(losses) : ['ACCOUNT']
  const refused = (error: CallError): Promise<void> => {
    setDoing(refusedAs(error) === 'FaceMissing' ? 'proving' : 'passed')
    return sayMessage(error.message)
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
    onPassed: async () => {
      if (step !== 'lift') setDoing('passed')
      await goOn()
    },
  })
  const password = useWithPassword(step === 'replace' ? replaceLoss : confirmLoss, {
    asked: step === 'lift' ? 'nobody' : {},
    async send(typed) {
      const outcome = await call(step === 'confirm' ? confirmLoss : replaceLoss, { caseNo, password: typed })
      if (outcome.ok) setDoing('done')
      return outcome
    },
    onRefused: refused,
    onLocked: (message) =>
      mayResetPassword(lost) ? sayLocked(message) : sayMessage(withoutPassword('支付密码已锁定', lost)),
    ...(!mayResetPassword(lost) && { onForgotten: () => void sayMessage(withoutPassword('', lost)) }),
  })
  const goOn = async (): Promise<void> => (step === 'lift' ? lift() : password.ask())
  const loss = losses?.find((one) => one.caseNo === caseNo)
  // A link, or a page from before: nobody shows a face for what can't be done.
  const over = losses !== undefined && !(loss && stepsOf(loss).includes(step))
  const locked = password.obstacles.found.some(({ name }) => name === 'PasswordLocked')
  return {
    /** `over`: the case has no such step now. */
    doing: over && doing !== 'done' ? 'over' : doing,
    face,
    goOn,
    object: loss?.object,
    lost,
    password,
    locked,
  }
}
