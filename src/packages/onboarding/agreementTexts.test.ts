import { BRAND } from '@/domain/brand'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { agreementDocument } from './agreementTexts'

it.each(OPENING_AGREEMENTS.map(({ id, title, version }) => [title, id, version]))(
  '%s can be read in the version that is agreed to',
  (title, id, version) => {
    const document = agreementDocument(id)
    expect(document).toMatchObject({ title, version })
    expect(document?.paragraphs.length).toBeGreaterThan(4)
    expect(document?.paragraphs.join('')).toContain(BRAND.legalName)
    expect(document?.paragraphs.join('')).toContain(BRAND.hotline)
    // Marketing rules.
    expect(document?.paragraphs.join('')).not.toMatch(/低风险|高收益|秒到账|保本/)
  },
)

it('has no text that nobody agrees to', () => expect(agreementDocument('another')).toBeUndefined())
