import { queryConsents as call } from '@/contract/compliance/queryConsents'
import { ok } from '@/domain/result'
import { consentTitle, isWithdrawable } from '../privacy/consentTitles'
import { consentsOf } from '@sandbox/kernel/session/consent'
import { sessionHandler } from '@sandbox/kernel/scope'

export const queryConsents = sessionHandler(call, async ({ bank, session }) => {
  const rows = await consentsOf(bank.db.drizzle, session)
  const consents = rows.map(({ kind, version, givenAt, withdrawnAt }) => ({
    kind,
    title: consentTitle(kind),
    version,
    givenAt,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
    withdrawable: isWithdrawable(kind) && withdrawnAt === null,
  }))
  return ok({ consents })
})
