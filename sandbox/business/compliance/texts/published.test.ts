import { createHash } from 'node:crypto'
import { addMonths } from '@/domain/dates/calendarMonths'
import { day, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { ChangeSummary, LegalDocument } from '@/domain/legal/document'
import { TEXT_KINDS } from '@/domain/legal/kinds'
import { KEPT_YEARS } from '@/domain/regulation'
import { SEPARATE_CONSENTS, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { machineNow } from '@sandbox/kernel/clock'
import { PUBLISHED, sentencesIn } from './published'
import type { PublishedText } from './published'

/**
 * Every version that was ever published: kind, version, the day the next one took effect, and a digest of what stands in it.
 * A published text is evidence of what was agreed to: a new text is a new version, with a line of its own here.
 */
const ONCE_PUBLISHED: readonly (readonly [string, string, string | undefined, string])[] = [
  ['privacyPolicy', '4', '20261101', '061dd1494d40bb82'],
  ['privacyPolicy', '5', undefined, '5a259bba3479f8b0'],
  ['face', '1', '20261101', 'abef0fce9cbd3c46'],
  ['face', '2', undefined, '2a2e390c7b1cd335'],
  ['assetManager', '1', '20261101', '551722314c2e1416'],
  ['assetManager', '2', undefined, '50dabb439f3c7a54'],
  ['agreement:accountService', '2026.2', '20261101', '79963a1f85102dfa'],
  ['agreement:accountService', '2026.3', undefined, '7b4e2d8c619aaf22'],
  ['agreement:onlineBanking', '2026.1', undefined, 'cb9e1839669c80a2'],
  ['agreement:cardBinding', '2026.1', undefined, '82f684061a7e026d'],
]

const digest = (text: PublishedText): string =>
  createHash('sha256')
    .update(JSON.stringify([text.title, text.effective, sentencesIn(text)]))
    .digest('hex')
    .slice(0, 16)

const all = TEXT_KINDS.flatMap((kind) =>
  PUBLISHED[kind].map(
    (text, index) => [kind, text.version, PUBLISHED[kind][index + 1]?.effective, digest(text)] as const,
  ),
)

/** What has to be kept on a day: the present version, and former ones for the years that the law asks. */
const due = (today: Day) =>
  ONCE_PUBLISHED.filter(([, , next]) => next === undefined || addMonths(day(next), KEPT_YEARS * 12) > today)

it('are kept for as long as the law asks', () => {
  const kept = all.map(([kind, version]) => `${kind} ${version}`)
  const missing = due(dayOfInstant(machineNow())).filter(([kind, version]) => !kept.includes(`${kind} ${version}`))
  expect(missing).toEqual([])
})

it('may go ten years after the next one took effect, and the present one never', () => {
  const versions = (today: string) => due(day(today)).flatMap(([kind, version]) => (kind === 'face' ? [version] : []))
  expect([versions('20361031'), versions('20361101'), versions('99991231')]).toEqual([['1', '2'], ['2'], ['2']])
})

it('are as they were published, and each is on the list', () => {
  const published = new Map(ONCE_PUBLISHED.map((one) => [`${one[0]} ${one[1]}`, one]))
  expect(all).toEqual(all.map(([kind, version]) => published.get(`${kind} ${version}`)))
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
