import type { MessageGroup } from '@/domain/message/groups'
import type { Capability } from '@sandbox/kernel/capability'
import type { MessageTable } from '@sandbox/kernel/kinds'

/** The kinds of all capabilities together. */
export type KnownKinds = MessageTable

export const knownKinds = (capabilities: readonly Capability[]): KnownKinds =>
  Object.fromEntries(capabilities.flatMap(({ messages = {} }) => Object.entries(messages)))

/** Where a kind is shown that no capability has any more. */
const ANYTHING_ELSE: MessageGroup = 'notices'

/** The part of the box for a kind. */
export const groupOf = (kinds: KnownKinds, kind: string): MessageGroup =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.group ?? ANYTHING_ELSE) : ANYTHING_ELSE

/** The kinds of a part: those named, or every kind except those named, so that it has what nobody knows any more too. */
export interface KindsOfPart {
  readonly named: readonly string[]
  readonly except: boolean
}

export function kindsIn(kinds: KnownKinds, wanted: MessageGroup): KindsOfPart {
  const except = wanted === ANYTHING_ELSE
  return { named: Object.keys(kinds).filter((kind) => (groupOf(kinds, kind) === wanted) !== except), except }
}
