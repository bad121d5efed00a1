import * as calls from '@/contract/cases'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { pageOfBoard } from './board'
import { actOnCase, findCase, pageOfCases } from './move'
import { takeCase, tooManyOf } from './open'
import { contentOf, pictureOf } from './pictures/read'
import { takePicture } from './pictures/take'
import { caseDetailOf, caseSummaryOf } from './wire'

export const uploadCasePicture = sessionHandler(calls.uploadCasePicture, async (scope, { clientId, image }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, now } = scope
  const taken = await takePicture(bank.db, owner.value.id, { clientId, image, now })
  return taken.ok ? ok({ pictureId: taken.value }) : taken
})

const opening = sessionHandler(calls.openCase, async (scope, given) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, session, now } = scope
  // What is written of an order or a clerk is shown with its answer only after the gesture, so it is asked for before.
  if (given.kind !== 'MESSAGE' && session.level !== 'account') return fail(bankError('GestureMissing'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, owner.value.id)
    const opened = await takeCase(tx, owner.value.id, given, now)
    return opened.ok ? ok({ caseNo: opened.value.caseNo, dueDay: opened.value.dueDay }) : opened
  })
})

/** How many there are is known before anything is written. */
export const openCase: typeof opening = {
  ...opening,
  ownerObstacle: (on, { customer, now }) => tooManyOf(on, customer.id, now),
}

export const queryCases = accountHandler(calls.queryCases, async ({ bank, customer, today }, { after }) => {
  const { rows, more } = await pageOfCases(bank.db.drizzle, customer.id, after)
  return ok({ cases: rows.map((one) => caseSummaryOf(one, today)), more })
})

export const queryCase = accountHandler(calls.queryCase, async ({ bank, customer, today }, { caseNo }) => {
  const on = bank.db.drizzle
  const one = await findCase(on, customer.id, caseNo)
  return one ? ok(await caseDetailOf(on, one, today)) : fail(bankError('CaseUnknown'))
})

export const queryCasePicture = accountHandler(calls.queryCasePicture, async ({ bank, customer }, { pictureId }) => {
  const on = bank.db.drizzle
  const picture = await pictureOf(on, customer.id, pictureId)
  return picture
    ? ok({ mime: picture.mime, image: await contentOf(on, pictureId) })
    : fail(bankError('CasePictureUnknown'))
})

export const answerCase = accountHandler(calls.answerCase, ({ bank, customer, now }, given) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const done = await actOnCase(tx, customer.id, given, now)
    return done.ok ? ok({}) : done
  }),
)

export const queryBoard = sessionHandler(calls.queryBoard, async ({ bank }, { after }) =>
  ok(await pageOfBoard(bank.db.drizzle, after)),
)
