import { useRef, useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { recogniseIdCard } from '@/contract/identity/recogniseIdCard'
import { idCardImage } from '@/contract/identity/idCardImage'
import { ocrZipControl } from '@/contract/identity/ocrZipControl'
import { ok } from '@/domain/result'
import { hostPage } from '@/platform/hostPage'
import { imageChoice } from '@/platform/imageChoice'
import type { ChosenImage } from '@/platform/imageChoice/types'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { refusedAs } from '../refusedAs'

export type IdCardSide = 'portrait' | 'emblem'
export type RecognisedCard = ResponseOf<typeof recogniseIdCard>['card']

/** One side of the card: nothing yet, on its way, at the bank, or why not. */
export type Photo =
  | { readonly state: 'none' | 'busy' }
  | { readonly state: 'done'; readonly imageId: string }
  /** `image`: compressed already, so that another try doesn't ask for the picture again. */
  | { readonly state: 'failed'; readonly message: string; readonly image?: ChosenImage }

export type Photos = Readonly<Record<IdCardSide, Photo>>

/** What came of both sides, for the customer to confirm. */
export interface Reading {
  readonly portraitImageId: string
  readonly emblemImageId: string
  /** Blank where the reader doesn't work: the customer types. */
  readonly card: RecognisedCard
  /** The sandbox's stand-in read it. */
  readonly demo: boolean
}

const NONE: Photo = { state: 'none' }
const NO_PHOTOS: Photos = { portrait: NONE, emblem: NONE }

const BLANK: RecognisedCard = {
  name: '',
  idCardNo: '',
  sex: '',
  nation: '',
  birth: '',
  address: '',
  authority: '',
  validFrom: '',
  validUntil: '',
  longTerm: false,
}

async function upload(side: IdCardSide, image: ChosenImage): Promise<Photo> {
  const sent = await call(idCardImage, { side, image: image.base64 })
  if (sent.ok) return { state: 'done', imageId: sent.value.imageId }
  const { message } = sent.error
  // What the bank refused stays refused; what the line lost may be sent again.
  return sent.error.kind === 'refused' ? { state: 'failed', message } : { state: 'failed', message, image }
}

export interface IdCardReading {
  readonly photos: Photos
  /** Takes or chooses a picture of a side; sends one again that the line lost. Reads the card once both are there. */
  readonly take: (side: IdCardSide) => Promise<void>
  readonly reading: Reading | undefined
  /** Both sides are there and being read. */
  readonly busy: boolean
  /** Why the pictures couldn't be read. */
  readonly problem: string | undefined
  readonly readAgain: () => Promise<void>
  /** Back to the pictures. */
  readonly retake: () => void
}

/** From two pictures to what stands on the card. */
export function useIdCardReading(): IdCardReading {
  const limit = useCall(ocrZipControl, { sourcePlatform: hostPage.channel() }).data
  const [photos, setPhotos] = useState(NO_PHOTOS)
  const [reading, setReading] = useState<Reading>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Both sides may be on their way at once, and each has to see what became of the other.
  const latest = useRef(NO_PHOTOS)

  const keep = (next: Photos): void => {
    latest.current = next
    setPhotos(next)
  }
  const show = (side: IdCardSide, photo: Photo): void => keep({ ...latest.current, [side]: photo })

  const read = async (): Promise<void> => {
    const { portrait, emblem } = latest.current
    if (portrait.state !== 'done' || emblem.state !== 'done') return
    const ids = { portraitImageId: portrait.imageId, emblemImageId: emblem.imageId }
    setProblem(undefined)
    setBusy(true)
    const outcome = await call(recogniseIdCard, ids)
    setBusy(false)
    if (outcome.ok) return setReading({ ...ids, ...outcome.value })
    const name = refusedAs(outcome.error)
    setProblem(outcome.error.message)
    if (name === 'OcrUnavailable') setReading({ ...ids, card: BLANK, demo: false })
    if (name === 'ImageUnknown') keep(NO_PHOTOS)
  }

  const take = async (side: IdCardSide): Promise<void> => {
    const before = latest.current[side]
    if (before.state === 'busy' || busy) return
    const lost = before.state === 'failed' ? before.image : undefined
    const chosen = lost ? ok(lost) : await imageChoice.choose('either', limit)
    if (!chosen.ok) {
      if (chosen.error.kind !== 'cancelled') show(side, { state: 'failed', message: chosen.error.message })
      return
    }
    setProblem(undefined)
    show(side, { state: 'busy' })
    show(side, await upload(side, chosen.value))
    await read()
  }

  const retake = (): void => {
    setReading(undefined)
    setProblem(undefined)
    keep(NO_PHOTOS)
  }

  return { photos, take, reading, busy, problem, readAgain: read, retake }
}
