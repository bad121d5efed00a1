import { CARD_BINDING_KEY_CLAUSES, CARD_BINDING_TEXT } from '@/domain/legal/cardBinding'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import type { ReadableDocument } from '@/ui/DocumentSheet'

/** The agreement as it is read when a card is added. */
export function bindingAgreement(): ReadableDocument {
  const { title, version } = OPENING_AGREEMENTS.find(({ id }) => id === 'cardBinding') ?? { title: '', version: '' }
  return { title, version, keyClauses: CARD_BINDING_KEY_CLAUSES, paragraphs: CARD_BINDING_TEXT }
}
