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

/** The state of one side's picture: none, being prepared or uploaded, uploaded, or failed. */
export type Photo =
  | { readonly state: 'none' | 'busy' }
  /** `address`: where the picture can be seen; only here, never stored. */
  | { readonly state: 'done'; readonly imageId: string; readonly address: string }
  /** `image`: the compressed picture, so that another try doesn't ask for it again. */
  | { readonly state: 'failed'; readonly message: string; readonly image?: ChosenImage }

export type Photos = Readonly<Record<IdCardSide, Photo>>

/** The result of reading both sides, for the customer to confirm. */
export interface Reading {
  readonly portraitImageId: string
  readonly emblemImageId: string
  /** Empty where the reader failed; the customer then types it. */
  readonly card: RecognisedCard
  /** Whether the sandbox's simulator read it. */
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
  if (sent.ok) return { state: 'done', imageId: sent.value.imageId, address: image.address }
  const { message } = sent.error
  // A refused picture would be refused again; one lost by the network may be sent again.
  return sent.error.kind === 'refused' ? { state: 'failed', message } : { state: 'failed', message, image }
}

export interface IdCardReading {
  readonly photos: Photos
  /**
   * Takes or chooses a picture of a side, or sends one again that the network lost. Reads the card once both are uploaded.
   */
  readonly take: (side: IdCardSide) => Promise<void>
  readonly reading: Reading | undefined
  /** Both sides are uploaded and being read. */
  readonly busy: boolean
  /** Why the pictures couldn't be read. */
  readonly problem: string | undefined
  readonly readAgain: () => Promise<void>
  /** Goes back to the pictures. */
  readonly retake: () => void
}

/**
 * Leads from two pictures to the card's text.
 * @param told false: the bank reads them where they are handed in, and tells nobody what is on them
 */
export function useIdCardReading({ told = true }: { readonly told?: boolean } = {}): IdCardReading {
  const limit = useCall(ocrZipControl, { sourcePlatform: hostPage.channel() }).data
  const [photos, setPhotos] = useState(NO_PHOTOS)
  const [reading, setReading] = useState<Reading>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Both sides may be uploading at once, and each upload needs the other's latest state.
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
    if (!told) return setReading({ ...ids, card: BLANK, demo: false })
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
