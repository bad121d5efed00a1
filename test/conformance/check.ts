import { isDeepStrictEqual } from 'node:util'
import type { ErrorName } from '@/domain/errors/codes'
import { CODES } from '@/domain/errors/codes'
import { nameOf } from './app'
import type { Answer, App } from './app'
import type { Customer, Customers, Thing } from './customers'
import { Failure, Skipped } from './failure'

/** A customer who is signed in, with what has been found of theirs. */
export interface Member {
  readonly app: App
  readonly customer: Customer
  readonly found: Map<Thing, Promise<string | undefined>>
}

/** What a check works with. Signed-in apps are kept for all checks that leave them signed in. */
export interface Ground extends Customers {
  readonly origin: string
  /** A new app of the first customer's phone that nobody has signed in to. */
  anonymous(): Promise<App>
  readonly first: App
  readonly second: App
  /** Everybody of the customers file in its order, signed in when first asked for. */
  readonly members: readonly (() => Promise<Member>)[]
}

export interface Check {
  readonly name: string
  /** The heading of docs/wire.md that asks for it. */
  readonly wire: string
  /** @throws Failure, Skipped */
  run(ground: Ground): Promise<void>
}

/** Lets one customer after the other try, until somebody isn't refused and has what it takes. */
export async function byAnybody({ members }: Ground, act: (member: Member) => Promise<void>): Promise<void> {
  let why = new Skipped('nobody is known who could ask')
  for (const [index, member] of members.entries()) {
    try {
      return await act(await member())
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      if (index === 0) why = error
    }
  }
  throw why
}

const said = ({ status, sealed, code, fields }: Answer): string =>
  `${code === 0 ? 'success' : nameOf(code)} (HTTP ${status}, ${sealed ? 'sealed' : 'plain'}): ${JSON.stringify(fields).slice(0, 200)}`

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Failure(what)
}

export const equal = (left: unknown, right: unknown, what: string): void =>
  demand(isDeepStrictEqual(left, right), `${what}: ${JSON.stringify(left)} and ${JSON.stringify(right)}`)

/** The fields of an answer that must be a success. */
export function success(answer: Answer, what: string): Readonly<Record<string, unknown>> {
  demand(answer.code === 0, `${what} was to succeed, and got ${said(answer)}`)
  return answer.fields
}

/** An answer must be one of these refusals, with code and sentence alone. @param how it must come; either when left out */
export function refused(answer: Answer, names: readonly ErrorName[], what: string, how?: 'sealed' | 'plain'): void {
  demand(
    names.some((name) => CODES[name] === answer.code),
    `${what} was to be refused with ${names.join(' or ')}, and got ${said(answer)}`,
  )
  demand(
    how === undefined || (how === 'sealed') === answer.sealed,
    `${what} was to be refused ${how ?? ''}: ${said(answer)}`,
  )
  equal(Object.keys(answer.fields).sort(), ['code', 'msg'], `the fields of the refusal of ${what}`)
  demand(typeof answer.fields.msg === 'string' && answer.fields.msg !== '', `the refusal of ${what} has no sentence`)
}
