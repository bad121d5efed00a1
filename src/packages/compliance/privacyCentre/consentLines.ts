import type { ResponseOf } from '@/contract/call'
import type { queryConsents } from '@/contract/compliance/queryConsents'
import { formatInstant } from '@/domain/dates/format'
import type { QueryOf } from '@/routes/names'

export type GivenConsent = ResponseOf<typeof queryConsents>['consents'][number]

export interface ConsentLine {
  readonly key: string
  readonly title: string
  /** Version and times, in words. */
  readonly facts: string
  readonly standing: boolean
  readonly withdrawal?: Withdrawal
  /** Where the document can be read again. */
  readonly document?: QueryOf<'/policyAgreement'>
}

/** What the customer reads before a consent ends. */
export interface Withdrawal {
  readonly kind: 'privacyPolicy' | 'face'
  readonly version: string
}

/** What ends with the separate consent for face data, in one sentence. */
export const FACE_ENDS =
  '撤回后，我行停止处理您的人脸信息；需要核验本人时，您可以重新授权，或选择人工审核、到网点办理。撤回前已完成的核验不受影响。'

const DOCUMENTS: Readonly<Record<string, ConsentLine['document']>> = {
  privacyPolicy: { doc: 'privacy' },
  face: { doc: 'face' },
}

/** The consents as lines to read, those that stand first. */
export function consentLines(consents: readonly GivenConsent[]): readonly ConsentLine[] {
  const lines = consents.map((consent): ConsentLine => {
    const { kind, title, version, givenAt, withdrawnAt, withdrawable } = consent
    const given = `版本${version} · ${formatInstant(givenAt)}同意`
    const known = kind === 'privacyPolicy' || kind === 'face' ? kind : undefined
    const document = DOCUMENTS[kind]
    return {
      key: `${kind} ${version} ${givenAt}`,
      title,
      facts: withdrawnAt === undefined ? given : `${given}，${formatInstant(withdrawnAt)}撤回`,
      standing: withdrawnAt === undefined,
      ...(withdrawable && known !== undefined ? { withdrawal: { kind: known, version } } : {}),
      ...(document === undefined ? {} : { document }),
    }
  })
  return [...lines.filter(({ standing }) => standing), ...lines.filter(({ standing }) => !standing)]
}
