import { createHash } from 'node:crypto'
import { isDay } from '@/domain/dates/day'
import type { ChangeSummary, LegalDocument } from '@/domain/legal/document'
import { TEXT_KINDS } from '@/domain/legal/kinds'
import { SEPARATE_CONSENTS, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { PUBLISHED, sentencesIn } from './published'
import type { PublishedText } from './published'

/**
 * Every version that was ever published: kind, version and a digest of what stands in it. A published text is evidence of
 * what was agreed to: a new text is a new version, with a line of its own here, and no line ever goes.
 */
const ONCE_PUBLISHED: readonly (readonly [string, string, string])[] = [
  ['privacyPolicy', '4', '061dd1494d40bb82'],
  ['privacyPolicy', '5', '5a259bba3479f8b0'],
  ['face', '1', 'abef0fce9cbd3c46'],
  ['face', '2', '2a2e390c7b1cd335'],
  ['assetManager', '1', '551722314c2e1416'],
  ['assetManager', '2', '50dabb439f3c7a54'],
  ['agreement:accountService', '2026.2', '79963a1f85102dfa'],
  ['agreement:accountService', '2026.3', '7b4e2d8c619aaf22'],
  ['agreement:onlineBanking', '2026.1', 'cb9e1839669c80a2'],
  ['agreement:cardBinding', '2026.1', '82f684061a7e026d'],
]

const digest = (text: PublishedText): string =>
  createHash('sha256')
    .update(JSON.stringify([text.title, text.effective, sentencesIn(text)]))
    .digest('hex')
    .slice(0, 16)

const all = TEXT_KINDS.flatMap((kind) => PUBLISHED[kind].map((text) => [kind, text.version, digest(text)] as const))

it('are all there, whatever their age, as they were published, and each is on the list', () => {
  expect(all).toEqual(ONCE_PUBLISHED)
})

it.each(TEXT_KINDS)(
  '%s has a day for each version, in order, and says what each changes in three lines at most',
  (kind) => {
    const versions = PUBLISHED[kind]
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
    const days = versions.map(({ effective }) => effective)
    expect([days.every(isDay), [...days].sort()]).toEqual([true, days])
    for (const { changes } of versions) {
      expect(changes.length).toBeLessThanOrEqual(3)
      for (const line of changes) expect(line.length).toBeGreaterThan(3)
      for (const line of changes) expect(line.length).toBeLessThanOrEqual(40)
    }
  },
)

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
