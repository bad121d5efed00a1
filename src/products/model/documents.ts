import type { ProductFacts } from '@/contract/product/productFacts'
import type { AgreementText } from '../agreements'
import type { Explanation } from '../family'
import { fillIn } from '../registry'
import { blanksOf } from './facts'

/** A document's text as it is read: every blank filled from the product's facts ('--' until they are known). */
export function filledText(
  { paragraphs, sections = [], keyClauses = [] }: AgreementText,
  facts: ProductFacts | undefined,
) {
  const filled = (texts: readonly string[]): readonly string[] => texts.map((text) => fillIn(text, blanksOf(facts)))
  return {
    keyClauses,
    paragraphs: filled(paragraphs),
    sections: sections.map((section) => ({ title: section.title, paragraphs: filled(section.paragraphs) })),
  }
}

/** Whether an explanation has blanks that only a product's facts fill. */
export const namesFacts = ({ paragraphs }: Explanation): boolean => paragraphs.some((text) => text.includes('{'))

/** An explanation about one product, its blanks filled from the product's facts. */
export const explained = ({ title, paragraphs }: Explanation, facts: ProductFacts | undefined): Explanation => ({
  title,
  paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, blanksOf(facts))),
})
