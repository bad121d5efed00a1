import { createHash } from 'node:crypto'
import { isDay } from '@/domain/dates/day'
import type { ChangeSummary, LegalDocument } from '@/domain/legal/document'
import { SEPARATE_CONSENTS, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { PUBLISHED, sentencesIn } from './published'
import type { PublishedText } from './published'

/**
 * Every version that was ever published: kind, version and a digest of what stands in it. A published text is evidence of
 * what was agreed to: a new text is a new version, with a line of its own here, and no line ever goes.
 */
const ONCE_PUBLISHED: readonly (readonly [string, string, string])[] = [
  ['privacyPolicy', '4', '541394f2e2173e0d'],
  ['privacyPolicy', '5', '8da2e3044c2af828'],
  ['privacyPolicy', '6', 'f30232a05eac715a'],
  ['face', '1', 'bb57c6e9dfa6f66d'],
  ['face', '2', '578bdea2195b3bdf'],
  ['assetManager', '1', '2f4144f129148468'],
  ['assetManager', '2', '11526b047350432b'],
  ['agreement:accountService', '2026.2', '575a7b7bcd176770'],
  ['agreement:accountService', '2026.3', 'a1ccd8ed48336a1c'],
  ['agreement:accountService', '2026.4', 'bf574c63900a07b8'],
  ['agreement:onlineBanking', '2026.1', 'c104dab204c1ee3b'],
  ['agreement:cardBinding', '2026.1', '92b9a8ce6621a3dd'],
  ['serviceAgreement', '3', '28dd0e413b2053eb'],
  ['serviceAgreement', '4', '92a1d5b29d730fb8'],
]

const digest = (text: PublishedText): string =>
  createHash('sha256')
    .update(JSON.stringify([text.title, text.effective, text.changes, sentencesIn(text)]))
    .digest('hex')
    .slice(0, 16)

const KINDS = Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[]
const all = KINDS.flatMap((kind) => PUBLISHED[kind].map((text) => [kind, text.version, digest(text)] as const))

it('are all there, whatever their age, as they were published, and each is on the list', () => {
  expect(all).toEqual(ONCE_PUBLISHED)
})

it.each(KINDS)('%s has a day for each version, in order, and says what each changes in three lines at most', (kind) => {
  const versions = PUBLISHED[kind]
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
  const days = versions.map(({ effective }) => effective)
  expect([days.every(isDay), [...days].sort()]).toEqual([true, days])
  for (const { changes } of versions) {
    expect(changes.length).toBeLessThanOrEqual(3)
    for (const line of changes) expect(line.length).toBeGreaterThan(3)
    for (const line of changes) expect(line.length).toBeLessThanOrEqual(40)
  }
})

it('end with the versions that customers agree to', () => {
  const newest = (kind: keyof typeof PUBLISHED) => PUBLISHED[kind].at(-1)?.version
  expect(newest('privacyPolicy')).toBe(PRIVACY_POLICY_VERSION)
  expect({ face: newest('face'), assetManager: newest('assetManager') }).toEqual(SEPARATE_CONSENTS)
})

it('can’t be published without saying what changed, in three lines at most', () => {
  const text = { title: '', version: '', effective: '', summary: '', sections: [] }
  // @ts-expect-error -- the lines are missing
  const silent: LegalDocument = text
  // @ts-expect-error -- none is too few
  const none: ChangeSummary = []
  // @ts-expect-error -- four are too many
  const four: ChangeSummary = ['一', '二', '三', '四']
  expect([silent, none, four]).toHaveLength(3)
})
