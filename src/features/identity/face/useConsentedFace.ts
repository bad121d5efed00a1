import { useState } from 'react'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { refusedAs } from '../refusedAs'
import { useFaceCheck } from './useFaceCheck'
import type { FaceCheck, FaceCheckOptions } from './useFaceCheck'

export interface ConsentedFace {
  /** Whether the separate consent stands; undefined until the bank has said so. */
  readonly consented: boolean | undefined
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly check: FaceCheck
  /** Why no check can be had now. */
  readonly refused: string | undefined
  readonly begin: () => Promise<void> | void
}

/** The face check of who has an account: consent where it is missing, check, and what comes after a pass. */
export function useConsentedFace(options: Omit<FaceCheckOptions, 'onRefused'>): ConsentedFace {
  const consents = useCall(queryConsents, {})
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState<string>()
  const consented = consents.data?.consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === 'face' && version === FACE_CONSENT_VERSION && withdrawnAt === undefined,
  )
  const check = useFaceCheck({
    ...options,
    onRefused: (error) => {
      if (refusedAs(error) === 'FaceConsentMissing') consents.reload()
      setRefused(error.message)
    },
  })
  const begin = (): Promise<void> | void => {
    // Nobody's consent is given twice; without an answer it is asked for, as if there were none.
    const standing = consented ?? false
    if (!standing && !agreed) return showToast('请先阅读并勾选人脸信息处理授权书')
    setRefused(undefined)
    return check.start(standing)
  }
  return { consented: consents.error ? false : consented, agreed, agree: setAgreed, check, refused, begin }
}
