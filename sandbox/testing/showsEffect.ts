import type { CallName } from '@/contract/calls'
import { testEach } from './oneCall'

const SLOW_MS = 550_000

/** The test that what is shown before a call is what it posts; every call with a `payment` has one (sandbox/effects.test.ts). */
export const showsEffect = (name: CallName, act: () => Promise<void>): void =>
  testEach([name], 'what is shown before %s is what is posted by it', act, SLOW_MS)
