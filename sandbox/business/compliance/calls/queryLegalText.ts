import { queryLegalText as call } from '@/contract/compliance/queryLegalText'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { publishedText } from '../texts/published'

export const queryLegalText = sessionHandler(call, async (_scope, { kind, version }) => {
  const text = publishedText(kind, version)
  if (!text) return fail(bankError('TextUnknown'))
  const { title, effective, sections } = text
  return ok({
    title,
    version,
    effective,
    sections: sections.map(({ title: heading, paragraphs }) => ({ title: heading, paragraphs: [...paragraphs] })),
  })
})
