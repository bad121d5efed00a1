import { queryConsents as call } from '@/contract/compliance/queryConsents'
import { ok } from '@/domain/result'
import { consentTitle, isWithdrawable } from '../privacy/consentTitles'
import { newerVersions } from '../texts/agreedTo'
import { consentsOf } from '@sandbox/kernel/session/consent'
import { sessionHandler } from '@sandbox/kernel/scope'

export const queryConsents = sessionHandler(call, async ({ bank, session }) => {
  const rows = await consentsOf(bank.db.drizzle, session)
  const newer = await newerVersions(bank.db.drizzle, rows)
  const consents = rows.map(({ id, kind, version, previousVersion, givenAt, withdrawnAt }) => ({
    kind,
    title: consentTitle(kind),
    version,
    ...(previousVersion === null ? {} : { previousVersion }),
    ...(newer.has(id) ? { newerVersion: newer.get(id) } : {}),
    givenAt,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
    withdrawable: isWithdrawable(kind) && withdrawnAt === null,
  }))
  return ok({ consents })
})
