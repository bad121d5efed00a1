import type { ResponseOf } from '@/contract/call'
import type { queryConsents } from '@/contract/compliance/queryConsents'
import { bridgeOf, bridgeOfConsent, consentVersionText, RECORD_YEARS, recipientOf } from '@/domain/bridge/bridges'
import type { BridgeConsent } from '@/domain/bridge/bridges'
import { formatInstant } from '@/domain/dates/format'
import { isTextKind } from '@/domain/legal/kinds'
import type { SeparateConsent } from '@/domain/policy'
import type { QueryOf } from '@/routes/queryOf'

export type GivenConsent = ResponseOf<typeof queryConsents>['consents'][number]

export interface ConsentLine {
  readonly key: string
  readonly title: string
  /** Version and times, in words. */
  readonly facts: readonly string[]
  readonly standing: boolean
  readonly withdrawal?: Withdrawal
  /** Where the document can be read again. */
  readonly document?: QueryOf<'/policyAgreement'>
  /** The present version, where the one agreed to is another. */
  readonly newer?: string
  /** Where it can be read what changed between the version agreed to and another. */
  readonly changes?: QueryOf<'/policyAgreement'>
}

/** What the customer reads before a consent ends. */
export interface Withdrawal {
  readonly kind: 'privacyPolicy' | SeparateConsent | BridgeConsent
  readonly version: string
}

/** Of the consents with a document of their own. */
const ENDS: Readonly<Record<SeparateConsent, { readonly title: string; readonly text: string }>> = {
  face: {
    title: '撤回人脸信息授权',
    text: '撤回后，我行停止处理您的人脸信息；需要核验本人时，您可以重新授权，或选择人工审核、到网点办理。撤回前已完成的核验不受影响。',
  },
  assetManager: {
    title: '撤回向产品管理人提供信息的授权',
    text: '撤回后，我行不再受理您申购代销理财产品和到期转理财，您可以重新授权；已持有的份额仍可赎回。撤回前已提供的信息由产品管理人依法保存。',
  },
}

const DOCUMENTS: Readonly<Record<string, ConsentLine['document']>> = {
  privacyPolicy: { doc: 'privacy' },
  face: { doc: 'face' },
  assetManager: { doc: 'manager' },
}

/** What is asked before a consent ends, and what ends with it. */
export function endOf(kind: SeparateConsent | BridgeConsent): { readonly title: string; readonly text: string } {
  if (kind === 'face' || kind === 'assetManager') return ENDS[kind]
  const bridge = bridgeOfConsent(kind)
  const name = bridge ? recipientOf(bridge) : '对方'
  const contact = bridge && bridgeOf(bridge).contact
  const kept = contact === undefined ? `由${name}保存` : `由${name}按其规则保存，可致电${contact}要求删除`
  return {
    title: `撤回向${name}提供信息的授权`,
    text: `撤回后，我行不再向${name}提供您的信息，下次前往时会重新征求您的同意。撤回前已提供的信息${kept}；我行的提供记录保存${RECORD_YEARS}年。`,
  }
}

const isKnown = (kind: string): kind is Withdrawal['kind'] =>
  kind === 'privacyPolicy' || kind in ENDS || bridgeOfConsent(kind) !== undefined

/** Whether it is the newest of its kind: what changed is told from that one on. */
const isLatest = ({ kind, givenAt }: GivenConsent, consents: readonly GivenConsent[]): boolean =>
  !consents.some((other) => other.kind === kind && other.givenAt > givenAt)

/** An agreement ends with the account, and is agreed to once. */
const newerText = (kind: string, version: string): string =>
  `现行版本${version}${isKnown(kind) ? '，再次需要时会先征求您的同意' : ''}`

/** The consents as lines to read, those that stand first. */
export function consentLines(consents: readonly GivenConsent[]): readonly ConsentLine[] {
  const lines = consents.map((consent): ConsentLine => {
    const { kind, title, version, previousVersion, newerVersion, givenAt, withdrawnAt, withdrawable } = consent
    const before = previousVersion === undefined ? '' : `（此前为版本${consentVersionText(previousVersion)}）`
    const given = [`版本${consentVersionText(version)}${before}`, `${formatInstant(givenAt)}同意`]
    const compared = isTextKind(kind) && isLatest(consent, consents) && (newerVersion ?? previousVersion)
    const known = isKnown(kind) ? kind : undefined
    const document = DOCUMENTS[kind]
    return {
      key: `${kind} ${version} ${givenAt}`,
      title,
      facts: withdrawnAt === undefined ? given : [...given, `${formatInstant(withdrawnAt)}撤回`],
      standing: withdrawnAt === undefined,
      ...(withdrawable && known !== undefined ? { withdrawal: { kind: known, version } } : {}),
      ...(document === undefined ? {} : { document }),
      ...(newerVersion === undefined ? {} : { newer: newerText(kind, newerVersion) }),
      ...(compared ? { changes: { changes: kind } } : {}),
    }
  })
  return [...lines.filter(({ standing }) => standing), ...lines.filter(({ standing }) => !standing)]
}
