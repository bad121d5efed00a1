import { useRef, useState } from 'react'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { ChosenImage } from '@/platform/imageChoice/types'

/** A picture that was picked, and how far it is on its way to the bank. */
export interface Picked {
  /** Of no other picture of the app. */
  readonly number: number
  readonly image: ChosenImage
  readonly state: 'busy' | 'done' | 'failed'
  /** The app's id: sent again after a lost answer, the picture is taken once. */
  readonly clientId?: string
  /** Of one that the bank has. */
  readonly pictureId?: string
  /** Of one that failed: why. */
  readonly message?: string
}

export interface Pictures {
  readonly picked: readonly Picked[]
  /** Whether the bank has all of them, so that the writing can be sent. */
  readonly ready: boolean
  /** What is sent with the writing; undefined of none. */
  readonly ids: string[] | undefined
  /** Changes the latest ones: several may be on their way at once. */
  readonly change: (next: (latest: readonly Picked[]) => readonly Picked[]) => void
  /** Deals with a refusal of the writing for its pictures: they are still here, and can be uploaded anew. */
  readonly refused: (refusal: ErrorName | undefined) => void
}

/** Pictures that go with a writing; what picks and uploads them is in usePicking. */
export function usePictures(): Pictures {
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const latest = useRef(picked)
  const change: Pictures['change'] = (next) => setPicked((latest.current = next(latest.current)))
  const ids = picked.flatMap(({ pictureId = [] }) => pictureId)
  return {
    picked,
    ready: picked.every(({ state }) => state === 'done'),
    ids: ids.length > 0 ? ids : undefined,
    change,
    refused: (refusal) => {
      if (refusal !== 'CasePictureUnknown' && refusal !== 'CasePictureUsed') return
      change((all) => all.map(({ number, image }) => ({ number, image, state: 'failed', message: '图片已失效' })))
    },
  }
}
