import { recogniseIdCard as call } from '@/contract/identity/recogniseIdCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { noteRecognised, readPictures } from '../images'
import { sessionHandler } from '@sandbox/kernel/scope'

const REFUSALS = { blurred: 'OcrBlurred', wrongSide: 'OcrWrongSide', unavailable: 'OcrUnavailable' } as const

/** Sealed, unlike the upload: what stands on a card goes back to nobody but the customer. */
export const recogniseIdCard = sessionHandler(call, async ({ bank, session, today }, request) => {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const on = bank.db.drizzle
  const pictures = await readPictures(on, customerId, request)
  if (!pictures.ok) return pictures
  const { portrait, emblem } = pictures.value
  const { ocr } = bank.services
  const read = await ocr.recognise(on, { customerId, portrait, emblem, today })
  if (!read.ok) return fail(bankError(REFUSALS[read.error]))
  await noteRecognised(on, request.portraitImageId, read.value.idCardNo)
  return ok({ card: read.value, demo: ocr.demo })
})
