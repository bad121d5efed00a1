import type { MessageGroup } from '@/domain/messages/groups'
import type { Capability } from '@sandbox/kernel/capability'
import type { MessageTable } from '@sandbox/kernel/kinds'

/** The kinds of all capabilities together. */
export type KnownKinds = MessageTable

export const knownKinds = (capabilities: readonly Capability[]): KnownKinds =>
  Object.fromEntries(capabilities.flatMap(({ messages = {} }) => Object.entries(messages)))

/** The part of the box for a kind; a kind that no capability has any more is shown as a notice. */
export const groupOf = (kinds: KnownKinds, kind: string): MessageGroup =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.group ?? 'notices') : 'notices'

export const kindsIn = (kinds: KnownKinds, wanted: MessageGroup): string[] =>
  Object.keys(kinds).filter((kind) => groupOf(kinds, kind) === wanted)
