import { go } from '@/app/navigate'
import { useFaceStep } from '@/features/identity/face/useFaceStep'
import type { FaceStep } from '@/features/identity/face/useFaceStep'
import { link } from '@/routes/link'
import type { UpkeepScene } from '../scenes'

/** The face check of upkeep: consent, check, and on to what it was for. */
export const useFacePage = (scene: UpkeepScene, bizToken: string | undefined): FaceStep =>
  useFaceStep({
    scene,
    returnTo: link('/txFaceResult', { scene }),
    bizToken,
    onPassed: async () => {
      go('/attestationFinished', { scene }, { replace: true })
    },
  })
