import { queryTextChanges as call } from '@/contract/compliance/queryTextChanges'
import { bankError } from '@/domain/errors/catalogue'
import { textChanges } from '@/domain/legal/textChanges'
import { fail, ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { consentsOf } from '@sandbox/kernel/session/consent'
import { presentVersion, standingTo } from '../texts/agreedTo'
import { publishedText, sentencesIn, versionBefore } from '../texts/published'

export const queryTextChanges = sessionHandler(call, async ({ bank, session }, { kind }) => {
  const on = bank.db.drizzle
  const text = publishedText(kind, await presentVersion(on, kind))
  if (!text) return fail(bankError('TextUnknown'))
  const { title, version, effective, changes } = text
  const { agreed, from } = standingTo(await consentsOf(on, session), kind, version)
  const former = from === undefined ? undefined : publishedText(kind, from)
  const before = versionBefore(kind, version)
  return ok({
    title,
    version,
    effective,
    agreed,
    ...(from === undefined ? {} : { from }),
    kept: former !== undefined,
    // What the first version of the list changed is said of one that nobody here has agreed to.
    ...(former && before !== undefined ? { summaryFrom: before, summary: [...changes] } : { summary: [] }),
    changes: former
      ? textChanges(sentencesIn(former), sentencesIn(text)).flatMap((one) => (one.change === 'SAME' ? [] : [one]))
      : [],
  })
})
