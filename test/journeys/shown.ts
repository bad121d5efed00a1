import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '@/contract/calls'
import { CAPABILITY_NAMES } from '@/contract/capabilities'
import type { CapabilityName } from '@/contract/capabilities'
import type { Journey } from './journey'

const CONTRACT = join(__dirname, '../../src/contract')

/** The capabilities that have calls of their own, each with the calls' addresses. */
export const CALLED: ReadonlyMap<CapabilityName, readonly string[]> = new Map(
  CAPABILITY_NAMES.map((name): [CapabilityName, readonly string[]] => [
    name,
    Object.values(CALLS).flatMap((call) => (existsSync(join(CONTRACT, name, `${call.name}.ts`)) ? [call.path] : [])),
  ]).filter(([, paths]) => paths.length > 0),
)

/** The capabilities that a journey says it shows and asked nothing of. */
export const notShown = ({ inChange }: Journey, asked: readonly string[]): readonly CapabilityName[] =>
  (inChange?.shows ?? []).filter((name) => !CALLED.get(name)?.some((path) => asked.includes(path)))
