import { OPENING_TEXTS } from '@/domain/legal/opening'
import type { ChangeSummary, LegalDocument } from '@/domain/legal/document'
import { faceConsent } from '@/domain/legal/face'
import type { TextKind } from '@/domain/legal/kinds'
import { managerConsent } from '@/domain/legal/manager'
import { privacyPolicy } from '@/domain/legal/privacy'
import { serviceAgreement } from '@/domain/legal/service'
import { sentencesOf } from '@/domain/legal/textChanges'
import type { Sentence } from '@/domain/legal/textChanges'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { account2 } from './former/account2'
import { account3 } from './former/account3'
import { face1 } from './former/face1'
import { manager1 } from './former/manager1'
import { privacy4 } from './former/privacy4'
import { privacy5 } from './former/privacy5'
import { service3 } from './former/service3'

/** One version of a legal text, in paragraphs, whatever it looks like in the app. */
export interface PublishedText {
  readonly title: string
  readonly version: string
  readonly effective: string
  readonly changes: ChangeSummary
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

const ofDocument = ({ summary, sections, ...text }: LegalDocument): PublishedText => ({
  ...text,
  sections: [
    ...(summary === '' ? [] : [{ title: '', paragraphs: [summary] }]),
    ...sections.map(({ title, paragraphs, table = [] }) => ({
      title,
      paragraphs: [
        ...paragraphs,
        ...table.map(({ what, purpose, choice }) => `${what}，目的：${purpose}，是否必需：${choice}。`),
      ],
    })),
  ],
})

/** An opening agreement as it is now, after its former versions. */
const opening = (id: string, ...former: readonly LegalDocument[]): readonly PublishedText[] => [
  ...former.map(ofDocument),
  ...OPENING_AGREEMENTS.filter((one) => one.id === id).map(({ title, version, effective, changes }) => ({
    title,
    version,
    effective,
    changes,
    sections: [{ title: '', paragraphs: OPENING_TEXTS[id] ?? [] }],
  })),
]

/**
 * Every version that was published, the newest last. What somebody agreed to is evidence, and a consent is kept for
 * `KEPT_YEARS` from when its account closes, whenever that is: no version is changed or taken out (published.test.ts).
 */
export const PUBLISHED: Readonly<Record<TextKind | 'serviceAgreement', readonly PublishedText[]>> = {
  privacyPolicy: [privacy4, privacy5, privacyPolicy].map(ofDocument),
  face: [face1, faceConsent].map(ofDocument),
  assetManager: [manager1, managerConsent].map(ofDocument),
  'agreement:accountService': opening('accountService', account2, account3),
  'agreement:onlineBanking': opening('onlineBanking'),
  'agreement:cardBinding': opening('cardBinding'),
  // Has no consent of its own, so that nothing is compared with it.
  serviceAgreement: [service3, serviceAgreement].map(ofDocument),
}

/** A version of a text; undefined where there is none. */
export const publishedText = (kind: TextKind, version: string): PublishedText | undefined =>
  PUBLISHED[kind].find((one) => one.version === version)

/** The version that a version's `changes` are said of; undefined for the first. */
export function versionBefore(kind: TextKind, version: string): string | undefined {
  const versions = PUBLISHED[kind].map((one) => one.version)
  return versions[versions.indexOf(version) - 1]
}

/** All that stands in a text, sentence by sentence, headings too. */
export const sentencesIn = ({ sections }: PublishedText): readonly Sentence[] =>
  sections.flatMap(({ title, paragraphs }) =>
    [...(title === '' ? [] : [title]), ...paragraphs.flatMap(sentencesOf)].map((text) => ({ section: title, text })),
  )
