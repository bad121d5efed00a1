import { updateTaxResidency as call } from '@/contract/identity/updateTaxResidency'
import { bankError } from '@/domain/errors/catalogue'
import { isSameStatement } from '@/domain/onboarding/taxResidency'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { readTaxResidency } from '../formChecks'
import { recordIdentity } from '../records'
import type { TaxDeclaration } from '../tables'
import { declaredBy, declareResidency } from '../tax/declare'

const told = ({ version, state }: TaxDeclaration) => ok({ version, state })

/** A form that was taken before is answered as before; what can't be taken is refused before the password costs a guess. */
export const updateTaxResidency = accountHandler(call, async (scope, { clientId, password, declared: _, ...form }) => {
  const statement = readTaxResidency(form)
  if (!statement.ok) return statement
  const { bank, customer, now } = scope
  const { id: customerId } = customer
  const known = async (on: Parameters<typeof declaredBy>[0]) => {
    const before = await declaredBy(on, customerId, clientId)
    if (!before) return undefined
    return isSameStatement(before.statement, statement.value) ? told(before) : fail(bankError('ClientIdReused'))
  }
  const before = await known(bank.db.drizzle)
  if (before) return before
  const checked = await givePayPassword(scope, customerId, password)
  if (!checked.ok) return checked
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const meanwhile = await known(tx)
    if (meanwhile) return meanwhile
    const kept = await declareResidency(tx, customerId, { statement: statement.value, clientId, now })
    await recordIdentity(tx, { customerId, kind: 'TAX', title: '税收居民身份声明', at: now })
    return told(kept)
  })
})
