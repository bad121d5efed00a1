import { useState } from 'react'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { useCall } from '@/session/useCall'
import { askToTick } from '@/ui/RequiredCheckbox'
import { refusedAs } from '../refusedAs'
import { useFaceCheck } from './useFaceCheck'
import type { FaceCheck, FaceCheckOptions } from './useFaceCheck'

export interface ConsentedFace {
  /** Whether the separate consent stands; undefined until the bank has said so. */
  readonly consented: boolean | undefined
  /** The other version of it that was agreed to before. */
  readonly former: string | undefined
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly check: FaceCheck
  /** Why no check can be had now. */
  readonly refused: string | undefined
  /** No try is left today. */
  readonly usedUp: boolean
  readonly begin: () => Promise<void> | void
}

/**
 * A face check with the separate consent before it.
 * @param needed false: nothing is asked of the bank yet
 */
export function useConsentedFace(options: Omit<FaceCheckOptions, 'onRefused'>, needed = true): ConsentedFace {
  const consents = useCall(queryConsents, needed ? {} : undefined)
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [usedUp, setUsedUp] = useState(false)
  const consented = consents.data?.consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === 'face' && version === FACE_CONSENT_VERSION && withdrawnAt === undefined,
  )
  const former = consents.data?.consents.find((one) => one.kind === 'face' && one.newerVersion !== undefined)?.version
  const check = useFaceCheck({
    ...options,
    onRefused: (error) => {
      if (refusedAs(error) === 'FaceConsentMissing') consents.reload()
      setUsedUp(refusedAs(error) === 'FaceAttemptsUsedUp')
      setRefused(error.message)
    },
  })
  const begin = (): Promise<void> | void => {
    // Nobody's consent is given twice; without an answer it is asked for, as if there were none.
    const standing = consented ?? false
    if (!standing && !agreed) return askToTick()
    setRefused(undefined)
    return check.start(standing)
  }
  return {
    consented: consents.error ? false : consented,
    former,
    agreed,
    agree: setAgreed,
    check,
    refused,
    usedUp,
    begin,
  }
}
