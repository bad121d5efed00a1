import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'

const { CALL } = process.env

const isCall = (name: string): name is CallName => Object.hasOwn(CALLS, name)

/** The one call that is asked about (`npm test -- call <name>`, which sets CALL); undefined for every call. */
export const ONE_CALL: CallName | undefined = CALL === undefined || CALL === '' ? undefined : called(CALL)

function called(name: string): CallName {
  if (isCall(name)) return name
  throw new Error(`CALL=${name}: no call has that name; src/contract/calls.ts has them all`)
}

/** Of some calls those that are asked about. */
export const named = <T extends string>(names: readonly T[]): readonly T[] =>
  ONE_CALL === undefined ? names : names.filter((name) => name === ONE_CALL)

/** One test for each call that is asked about. */
export function testEach(
  names: readonly CallName[],
  title: string,
  ask: (name: CallName) => Promise<void>,
  timeout?: number,
): void {
  const asked = named(names)
  if (asked.length > 0) test.each(asked)(title, ask, timeout)
}

/** The tests of each call that is asked about. */
export function describeEach(names: readonly CallName[], tests: (name: CallName) => void): void {
  for (const name of named(names)) describe(name, () => tests(name))
}

/** A test of all calls together, such as of a list of exceptions; a run of one call is without it. */
export const testOfAll = (title: string, check: () => unknown): void => {
  if (ONE_CALL === undefined) test(title, async () => void (await check()))
}

/** As above for several tests. */
export const describeOfAll = (title: string, tests: () => void): void => {
  if (ONE_CALL === undefined) describe(title, tests)
}
