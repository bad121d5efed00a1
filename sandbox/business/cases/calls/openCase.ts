import { openCase as call } from '@/contract/cases/openCase'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { takeCase } from '../open'

export const openCase = sessionHandler(call, async (scope, given) => {
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
