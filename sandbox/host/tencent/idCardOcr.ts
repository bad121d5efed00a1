import * as v from 'valibot'
import { parseDay } from '@/domain/dates/day'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { OcrService, RecognisedIdCard } from '@sandbox/kernel/services'
import { ask } from './ask'
import type { TencentClient } from './ask'
import type { TencentFailure, TencentReport } from './failure'

const text = v.nullish(v.string(), '')
const card = v.object({
  Name: text,
  Sex: text,
  Nation: text,
  Birth: text,
  Address: text,
  IdNum: text,
  Authority: text,
  ValidDate: text,
})
type Card = v.InferOutput<typeof card>

/** Which codes a customer can do something about (cloud.tencent.com/api/error-center?product=ocr). */
const REFUSALS: Readonly<Record<string, 'blurred' | 'wrongSide'>> = {
  'FailedOperation.ImageBlur': 'blurred',
  'FailedOperation.ImageDecodeFailed': 'blurred',
  'FailedOperation.EmptyImageError': 'blurred',
  'FailedOperation.IdCardTooSmall': 'blurred',
  'FailedOperation.IdCardInfoIllegal': 'blurred',
  'FailedOperation.ImageNoText': 'blurred',
  'FailedOperation.ImageSizeTooLarge': 'blurred',
  'FailedOperation.OcrFailed': 'blurred',
  'LimitExceeded.TooLargeFileError': 'blurred',
  'FailedOperation.CardSideError': 'wrongSide',
  'FailedOperation.ImageNoIdCard': 'wrongSide',
  'FailedOperation.MultiCardError': 'wrongSide',
}

const two = (part: string): string => part.padStart(2, '0')

/** `1987/1/1` or `2010.07.21` as a day; '' when it is none. */
function dayOf(said: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(said.trim()) ?? []
  const read = parseDay(`${year}-${two(month)}-${two(day)}`)
  return read.ok ? read.value : ''
}

/** Both sides as one card; `ValidDate` is `2010.07.21-2020.07.21`, or ends in 长期. */
export function cardOf(front: Card, back: Card): RecognisedIdCard {
  const [from = '', until = ''] = back.ValidDate.split('-')
  const longTerm = until.trim() === '长期'
  return {
    name: front.Name,
    idCardNo: front.IdNum.toUpperCase(),
    sex: front.Sex,
    nation: front.Nation,
    birth: dayOf(front.Birth),
    address: front.Address,
    authority: back.Authority,
    validFrom: dayOf(from),
    validUntil: longTerm ? '' : dayOf(until),
    longTerm,
  }
}

/**
 * Reads ID cards by `IDCardOCR` (cloud.tencent.com/document/api/866/33524), one request a side, which says which side it is
 * meant to be. Nothing is repeated after silence, because whoever waits can type; the pictures and what is read are in no log.
 */
export function tencentOcr(client: TencentClient, report: TencentReport): OcrService {
  const read = (picture: Uint8Array, side: 'FRONT' | 'BACK'): Promise<Result<Card, TencentFailure>> =>
    ask(client, {
      service: 'ocr',
      action: 'IDCardOCR',
      version: '2018-11-19',
      body: { ImageBase64: Buffer.from(picture).toString('base64'), CardSide: side },
      answer: card,
    })
  const refusalOf = (failure: TencentFailure): 'blurred' | 'wrongSide' | 'unavailable' => {
    const { code = '' } = failure
    const known = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined
    if (known === undefined) report('ocr', failure)
    return known ?? 'unavailable'
  }
  return {
    demo: false,
    async recognise(_on, { portrait, emblem }) {
      const [front, back] = await Promise.all([read(portrait, 'FRONT'), read(emblem, 'BACK')])
      if (!front.ok) return fail(refusalOf(front.error))
      if (!back.ok) return fail(refusalOf(back.error))
      const found = cardOf(front.value, back.value)
      // A side of which nothing was read isn't that side.
      const nothing = [found.name + found.idCardNo, found.authority + found.validFrom].includes('')
      return nothing ? fail('wrongSide') : ok(found)
    },
  }
}
