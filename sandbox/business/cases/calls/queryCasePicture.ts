import { queryCasePicture as call } from '@/contract/cases/queryCasePicture'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { contentOf, pictureOf } from '../pictures/read'

export const queryCasePicture = accountHandler(call, async ({ bank, customer }, { pictureId }) => {
  const on = bank.db.drizzle
  const picture = await pictureOf(on, customer.id, pictureId)
  return picture
    ? ok({ mime: picture.mime, image: await contentOf(on, pictureId) })
    : fail(bankError('CasePictureUnknown'))
})
