import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import type { Result } from '@/domain/result'
import { refusedAs } from '@/features/identity/refusedAs'
import { tell } from '@/session/overlay'
import { showToast } from '@/ui/Toast'
import type { IdentifyRecord } from './recordView'
import type { UpkeepScene } from './scenes'

/** To the face check that a scene wants, in this page's place. */
export const showFaceFirst = (scene: UpkeepScene): void => go('/facialRecognition', { scene }, { replace: true })

/**
 * What a write of upkeep came to: its record's page, or why there is none.
 * @param scene the face it needs; one whose pass is over is shown again
 */
export async function finish(
  outcome: Result<IdentifyRecord, CallError>,
  scene?: UpkeepScene,
): Promise<CallError | undefined> {
  if (outcome.ok) {
    go('/editeIdCardResult', { recordNo: outcome.value.recordNo }, { replace: true })
    return undefined
  }
  const name = refusedAs(outcome.error)
  if (name === 'FaceMissing' && scene !== undefined) {
    showToast('人脸识别已超过10分钟，请重新识别')
    showFaceFirst(scene)
    return undefined
  }
  if (name === 'IdCardOfAnother' || name === 'TooManyTries' || name === 'ConsentMissing') {
    await tell({ text: outcome.error.message })
    return undefined
  }
  return outcome.error
}
