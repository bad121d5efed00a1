import { BRAND } from '@/domain/brand'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { keyClausesOf } from '@/ui/DocumentSheet/clauses'
import { agreementDocument } from './agreementTexts'

it.each(OPENING_AGREEMENTS.map(({ id, title, version }) => [title, id, version]))(
  '%s can be read in the version that is agreed to',
  (title, id, version) => {
    const document = agreementDocument(id)
    expect(document).toMatchObject({ title, version })
    expect(document?.paragraphs.length).toBeGreaterThan(4)
    expect(document?.paragraphs.join('')).toContain(BRAND.legalName)
    expect(document?.paragraphs.join('')).toContain(BRAND.hotline)
    // Each that is named is there, and they are fewer than the rest.
    const keys = document ? keyClausesOf(document) : []
    expect(keys.length).toBeGreaterThan(1)
    expect(keys).toHaveLength(document?.keyClauses?.length ?? 0)
    expect(keys.length).toBeLessThan((document?.paragraphs.length ?? 0) / 2)
    // Marketing rules.
    expect(document?.paragraphs.join('')).not.toMatch(/低风险|高收益|秒到账|保本/)
  },
)

it('has no text that nobody agrees to', () => expect(agreementDocument('another')).toBeUndefined())
