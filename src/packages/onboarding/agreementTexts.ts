import { OPENING_KEY_CLAUSES, OPENING_TEXTS } from '@/domain/legal/opening'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import type { ReadableDocument } from '@/ui/DocumentSheet'

/** An opening agreement to be read, in the version that consent is given to. */
export const agreementDocument = (id: string): ReadableDocument | undefined => {
  const agreement = OPENING_AGREEMENTS.find((each) => each.id === id)
  const paragraphs = OPENING_TEXTS[id]
  return (
    agreement &&
    paragraphs && {
      title: agreement.title,
      version: agreement.version,
      keyClauses: OPENING_KEY_CLAUSES[id] ?? [],
      paragraphs,
    }
  )
}
