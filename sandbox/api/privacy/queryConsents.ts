import { queryConsents as call } from '../../../src/contract/privacy/queryConsents'
import { ok } from '../../../src/domain/result'
import { consentTitle, isWithdrawable } from '../../privacy/consentTitles'
import { consentsOf } from '../../session/consent'
import { sessionHandler } from '../scope'

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
