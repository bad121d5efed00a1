import * as v from 'valibot'
import { transferSpeed } from '@/contract/transfer/transferFields'
import { isClientId } from '@/crypto/clientId'
import type { ClientId } from '@/crypto/clientId'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { TransferSpeed } from '@/domain/transfer/machine'
import { storage } from '@/platform/storage'

/** A transfer out as it was ordered, but for its password: what the way to the face service and back must not change. */
export interface TransferDraft {
  readonly clientId: ClientId
  readonly cardId: string
  /** The amount as it was typed. */
  readonly text: string
  readonly speed: TransferSpeed
  readonly memo: string
  /** The day it is sent, as it was agreed. */
  readonly sendingDay?: Day
  /** Where it came from, while the region lock is on. */
  readonly place?: string
}

/** Where an order comes from. */
export interface OrderPlace {
  /** Code of the province; undefined when nobody knows. */
  readonly province?: string | undefined
  /** It isn't one of the customer's: a face is asked for. */
  readonly elsewhere: boolean
}

const ELSEWHERE = '!'

/** As a draft keeps it: the province, with a mark where it isn't one of the customer's. */
export const placeText = ({ province = '', elsewhere }: OrderPlace): string =>
  `${elsewhere ? ELSEWHERE : ''}${province}`

export function placeOf(text = ''): OrderPlace {
  const elsewhere = text.startsWith(ELSEWHERE)
  const province = text.replace(ELSEWHERE, '')
  return { elsewhere, ...(province !== '' && { province }) }
}

export const keepDraft = (draft: TransferDraft): void => void storage.set('transferDraft', draft)

export const forgetDraft = (): void => storage.remove('transferDraft')

/** Gives the order back, once. */
export function takeDraft(): TransferDraft | undefined {
  const draft = storage.get('transferDraft')
  forgetDraft()
  const speed = v.safeParse(transferSpeed, draft?.speed)
  if (!draft || !speed.success || !isClientId(draft.clientId)) return undefined
  const { clientId, cardId, text, memo, sendingDay, place } = draft
  const known = { clientId, cardId, text, memo, speed: speed.output, ...(place !== undefined && { place }) }
  return sendingDay !== undefined && isDay(sendingDay) ? { ...known, sendingDay } : known
}
