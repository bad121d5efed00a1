import { uploadCasePicture as call } from '@/contract/cases/uploadCasePicture'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { takePicture } from '../pictures/take'

export const uploadCasePicture = sessionHandler(call, async (scope, { clientId, image }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, now } = scope
  const taken = await takePicture(bank.db, owner.value.id, { clientId, image, now })
  return taken.ok ? ok({ pictureId: taken.value }) : taken
})
