import { useState } from 'react'
import { uploadCasePicture } from '@/contract/cases/uploadCasePicture'
import { CASE_PICTURE_LIMIT, CASE_PICTURES } from '@/domain/cases/pictures'
import { imageChoice } from '@/platform/imageChoice'
import { call, newClientId } from '@/session/bank'
import type { Picked, Pictures } from './usePictures'

/** The number of the picture that was picked last. */
let last = 0

/** Picks pictures for a writing; each is uploaded when it is picked. */
export function usePicking({ picked, change }: Pictures) {
  const [problem, setProblem] = useState<string>()
  /** What was removed meanwhile stays removed. */
  const show = (changed: Picked): void =>
    change((all) => all.map((one) => (one.number === changed.number ? changed : one)))

  const upload = async ({ number, image, clientId: known }: Picked): Promise<void> => {
    show({ number, image, state: 'busy' })
    const clientId = known ?? (await newClientId())
    const sent = await call(uploadCasePicture, { clientId, image: image.base64 })
    if (sent.ok) show({ number, image, state: 'done', pictureId: sent.value.pictureId })
    else show({ number, image, clientId, state: 'failed', message: sent.error.message })
  }
  return {
    /** Why what was chosen last isn't there. */
    problem,
    pick: async (): Promise<void> => {
      const chosen = await imageChoice.choose('either', CASE_PICTURE_LIMIT)
      if (!chosen.ok) {
        if (chosen.error.kind !== 'cancelled') setProblem(chosen.error.message)
        return
      }
      setProblem(undefined)
      const one: Picked = { number: (last += 1), image: chosen.value, state: 'busy' }
      change((all) => [...all, one].slice(0, CASE_PICTURES))
      await upload(one)
    },
    /** Uploads one again that failed. */
    retry: async (number: number): Promise<void> => {
      const one = picked.find((each) => each.number === number)
      if (one?.state === 'failed') await upload(one)
    },
    remove: (number: number): void => {
      setProblem(undefined)
      change((all) => all.filter((one) => one.number !== number))
    },
  }
}

export type Picking = ReturnType<typeof usePicking>
