import { useState } from 'react'
import { go } from '@/app/navigate'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { useFaceCheck } from '@/features/identity/face/useFaceCheck'
import type { FaceCheck } from '@/features/identity/face/useFaceCheck'
import { refusedAs } from '@/features/identity/refusedAs'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import type { UpkeepScene } from '../scenes'

interface FacePage {
  /** Whether the separate consent stands; undefined until the bank has said so. */
  readonly consented: boolean | undefined
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly check: FaceCheck
  /** Why no check can be had now. */
  readonly refused: string | undefined
  readonly begin: () => Promise<void> | void
}

/** The face check of upkeep: consent, check, and on to what it was for. */
export function useFacePage(scene: UpkeepScene, bizToken: string | undefined): FacePage {
  const consents = useCall(queryConsents, {})
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState<string>()
  const consented = consents.data?.consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === 'face' && version === FACE_CONSENT_VERSION && withdrawnAt === undefined,
  )
  const check = useFaceCheck({
    scene,
    returnTo: link('/txFaceResult', { scene }),
    bizToken,
    onPassed: async () => {
      go('/attestationFinished', { scene }, { replace: true })
    },
    onRefused: (error) => {
      if (refusedAs(error) === 'FaceConsentMissing') consents.reload()
      setRefused(error.message)
    },
  })
  const begin = (): Promise<void> | void => {
    // Nobody's consent is given twice; without an answer it is asked for, as if there were none.
    const standing = consented ?? false
    if (!standing && !agreed) return showToast('请先勾选协议')
    setRefused(undefined)
    return check.start(standing)
  }
  return {
    consented: consents.error ? false : consented,
    agreed,
    agree: setAgreed,
    check,
    refused,
    begin,
  }
}
