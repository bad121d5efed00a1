import { and, eq, isNull } from 'drizzle-orm'
import { recogniseIdCard as call } from '@/contract/identity/recogniseIdCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { noteRecognised, readPictures } from '../images'
import { READER_REFUSALS } from '../papers'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { sessionHandler } from '@sandbox/kernel/scope'

async function hasAccount(on: Queryable, customerId: string): Promise<boolean> {
  const { accounts } = schema
  const open = and(eq(accounts.customerId, customerId), isNull(accounts.closedAt))
  return (await on.select({ acctNo: accounts.acctNo }).from(accounts).where(open)).length > 0
}

/** Sealed, unlike the upload, because a card's text may go to nobody but the customer. */
export const recogniseIdCard = sessionHandler(call, async ({ bank, session, today }, request) => {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const on = bank.db.drizzle
  // A person who has the phone but not the gesture must not learn what is on the card.
  if (session.level !== 'account' && (await hasAccount(on, customerId))) return fail(bankError('GestureMissing'))
  const pictures = await readPictures(on, customerId, request)
  if (!pictures.ok) return pictures
  const { portrait, emblem } = pictures.value
  const { ocr } = bank.services
  const read = await ocr.recognise(on, { customerId, portrait, emblem, today })
  if (!read.ok) return fail(bankError(READER_REFUSALS[read.error]))
  await noteRecognised(on, request, read.value)
  return ok({ card: read.value, demo: ocr.demo })
})
