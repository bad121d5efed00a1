import { go } from '@/app/navigate'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import type { ConsentedFace } from '@/features/identity/face/useConsentedFace'
import { link } from '@/routes/link'
import type { UpkeepScene } from '../scenes'

/** The face check of upkeep, and on to what it was for. */
export const useFacePage = (scene: UpkeepScene, bizToken: string | undefined): ConsentedFace =>
  useConsentedFace({
    scene,
    returnTo: link('/txFaceResult', { scene }),
    bizToken,
    onPassed: async () => {
      go('/attestationFinished', { scene }, { replace: true })
    },
  })
