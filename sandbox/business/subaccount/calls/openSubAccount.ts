import { openSubAccount as call } from '@/contract/subaccount/openSubAccount'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/accountClasses/classes'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { canOpen, openSub } from '../subAccounts'
import { tellState } from '../tell'

/** Whether there may be another comes before the face: nobody shows theirs for what can't be done. */
export const openSubAccount = accountHandler(
  call,
  async ({ bank, customer, session, now, realNow, today }, request) => {
    const on = bank.db.drizzle
    const customerId = customer.id
    const expired = idCardRefusal(customer.idCardUntil, today)
    if (expired) return fail(expired)
    const { alias, agreementVersion } = request
    if (agreementVersion !== SUB_ACCOUNT_AGREEMENT_VERSION) return fail(bankError('AgreementMissing'))
    if ((await canOpen(on, customerId, request.class)) === 0) return fail(bankError('AccountCountLimit'))
    if (!(await hasPass(on, customerId, 'openSub', realNow))) return fail(bankError('FaceMissing'))
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      // Asked again under the lock, before the face is used up: who loses the race for the last one keeps theirs.
      if ((await canOpen(tx, customerId, request.class)) === 0) return fail(bankError('AccountCountLimit'))
      if (!(await consumePass(tx, customerId, 'openSub', realNow))) return fail(bankError('FaceMissing'))
      const opened = await openSub(tx, { customerId, class: request.class, alias: alias.trim(), agreementVersion, now })
      if (!opened.ok) return opened
      const { acctId, acctNo, state } = opened.value
      await tellState(tx, opened.value, '已开立', now)
      const detail = { class: request.class, agreementVersion }
      await recordEvent(tx, now, 'subAccountOpened', { customerId, sessionId: session.id, detail })
      return ok({ acctId, acctNo: maskCard(acctNo), state })
    })
  },
)
