import { isSameName } from '@/domain/people/names'
import { updateIdCard as call } from '@/contract/identity/updateIdCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { parseIdCard } from '@/domain/validation/idCard'
import { confirmIdCard } from '../confirmIdCard'
import { hasPass, consumePass } from '../facePasses'
import { keepPapers } from '../images'
import { recordIdentity, wireRecord } from '../records'
import { renewIdCard } from '../upkeep'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import type { Customer } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'

/** A person's number never changes, except that one of 15 digits gained its century and check digit. */
function isSameNumber({ idCardNo: onRecord }: Customer, idCardNo: string): boolean {
  if (onRecord === null || onRecord === idCardNo) return onRecord !== null
  const old = parseIdCard(onRecord)
  return old.ok && onRecord.length === 15 && onRecord === idCardNo.slice(0, 6) + idCardNo.slice(8, 17)
}

/** A new name with the same number is possible but waits for a staff member; every other change takes effect at once. */
export const updateIdCard = accountHandler(call, async (scope, request) => {
  const { bank, customer, session, now, today, realNow } = scope
  const on = bank.db.drizzle
  if (!(await hasPass(on, customer.id, 'updateIdCard', realNow))) return fail(bankError('FaceMissing'))
  const confirmed = await confirmIdCard(bank, customer.id, request, today)
  if (!confirmed.ok) return confirmed
  const card = confirmed.value
  if (!isSameNumber(customer, card.idCardNo)) return fail(bankError('IdCardOfAnother'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    if (!(await consumePass(tx, customer.id, 'updateIdCard', realNow))) return fail(bankError('FaceMissing'))
    const sameName = isSameName(card.name, customer.realName ?? '')
    if (sameName) await renewIdCard(tx, customer.id, card)
    else await keepPapers(tx, customer.id, card)
    const record = await recordIdentity(tx, {
      customerId: customer.id,
      kind: 'ID_CARD',
      title: '更新身份证',
      at: now,
      ...(sameName ? {} : { state: 'REVIEW', pending: { review: 'idCard', card } }),
    })
    const detail = { recordNo: record.recordNo, state: record.state }
    await recordEvent(tx, now, 'idCardUpdated', { customerId: customer.id, sessionId: session.id, detail })
    return ok(wireRecord(record))
  })
})
