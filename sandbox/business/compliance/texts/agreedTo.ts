import { isTextKind } from '@/domain/legal/kinds'
import type { TextKind } from '@/domain/legal/kinds'
import type { Queryable } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import type { consentsOf } from '@sandbox/kernel/session/consent'
import { PUBLISHED } from './published'

type Given = Awaited<ReturnType<typeof consentsOf>>[number]

/** The version of a text that is asked for now: of the policy the one that staff has switched to. */
export async function presentVersion(on: Queryable, kind: TextKind): Promise<string> {
  if (kind === 'privacyPolicy') return readFlag(on, 'privacyPolicyVersion')
  return PUBLISHED[kind].at(-1)?.version ?? ''
}

/**
 * How somebody stands to a version: whether they agree to it, and which other one they agreed to last, whether that still
 * stands or not.
 * @param given what they agreed to, newest first
 */
export function standingTo(given: readonly Given[], kind: string, version: string) {
  const own = given.filter((one) => one.kind === kind)
  return {
    agreed: own.some((one) => one.version === version && one.withdrawnAt === null),
    from: own.find((one) => one.version !== version)?.version,
  }
}

/** Of what somebody agreed to last of each kind, the present version where it is another, by the consent's row. */
export async function newerVersions(on: Queryable, given: readonly Given[]): Promise<ReadonlyMap<number, string>> {
  const newest = new Map<string, Given>()
  for (const one of given) if (!newest.has(one.kind)) newest.set(one.kind, one)
  const newer = new Map<number, string>()
  for (const { id, kind, version } of newest.values()) {
    if (!isTextKind(kind)) continue
    const present = await presentVersion(on, kind)
    if (present !== version) newer.set(id, present)
  }
  return newer
}
