import { queryTextChanges as call } from '@/contract/compliance/queryTextChanges'
import { bankError } from '@/domain/errors/catalogue'
import { textChanges } from '@/domain/legal/textChanges'
import { fail, ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { consentsOf } from '@sandbox/kernel/session/consent'
import { presentVersion, standingTo } from '../texts/agreedTo'
import { publishedText, sentencesIn } from '../texts/published'

export const queryTextChanges = sessionHandler(call, async ({ bank, session }, { kind }) => {
  const on = bank.db.drizzle
  const text = publishedText(kind, await presentVersion(on, kind))
  if (!text) return fail(bankError('TextUnknown'))
  const { title, version, effective, changes } = text
  const { agreed, from } = standingTo(await consentsOf(on, session), kind, version)
  const former = from === undefined ? undefined : publishedText(kind, from)
  return ok({
    title,
    version,
    effective,
    agreed,
    ...(from === undefined ? {} : { from }),
    kept: former !== undefined,
    summary: former ? [...changes] : [],
    changes: former
      ? textChanges(sentencesIn(former), sentencesIn(text)).flatMap((one) => (one.change === 'SAME' ? [] : [one]))
      : [],
  })
})
