import { idCardImage as call, LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { keepPicture } from '../images'
import { readPicture } from '@sandbox/kernel/pictures/sniff'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { UPLOADS_A_DAY } from '@sandbox/kernel/session/limits'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Only pictures count towards the limit; a refused upload doesn't. */
export const idCardImage = sessionHandler(call, async ({ bank, session, today, realNow }, { side, image }) => {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const picture = readPicture(image, LARGEST_IMAGE)
  if (!picture.ok) return picture
  const on = bank.db.drizzle
  const counted = await countToday(on, { subject: customerId, kind: 'upload', day: today }, UPLOADS_A_DAY)
  if (!counted) return fail(bankError('TooManyUploads'))
  return ok({ imageId: await keepPicture(on, { customerId, side, picture: picture.value, now: realNow }) })
})
