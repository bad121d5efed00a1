import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import type { Day } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import type { Result } from '@/domain/result'
import type { Database, Queryable, schema } from './db'
import type { ServerKeys } from './envelope/keys'
import type { RandomStore } from './envelope/types'
import type { Hashing } from './session/credentials'
import type { Caller } from './session/caller'
import type { Session } from './session/sessions'
import type { Services } from './services'

/** What every handler works with; made once at start. Its capabilities are added where those are described (capability.ts). */
export interface Bank {
  readonly db: Database
  readonly keys: ServerKeys
  readonly services: Services
  readonly randoms: RandomStore
  /** The bank's business clock, which the console can move. Epoch milliseconds. */
  readonly businessNow: () => Promise<number>
  /** The machine's clock: sessions, codes, envelopes. Epoch milliseconds. */
  readonly realNow: () => number
  /** The business time at which a new bank opens, epoch ms; the machine's time when undefined. */
  readonly opening: number | undefined
  readonly hashing: Hashing
  /** The configured address that customers use; when undefined, any address that reaches the bank is accepted. */
  readonly publicOrigin: string | undefined
  /** Whether customers come over https. */
  readonly https: boolean
  /** Runs work that no answer waits for; errors are logged. The server waits for it before it closes. */
  later(work: () => Promise<void>): void
}

/** What work without a call (`minuteJobs`) is given. */
export type JobBank = Pick<Bank, 'db' | 'services' | 'capabilities' | 'businessNow' | 'realNow'>

export interface CookieOptions {
  readonly path: string
  readonly maxAgeSeconds: number
  readonly secure: boolean
}

/** The HTTP side of a call, for the few that a browser makes by navigating. */
export interface Web {
  cookie(name: string): string | undefined
  /** Sets a cookie that scripts can't read and that is also sent when another site's page navigates here. */
  setHiddenCookie(name: string, value: string, options: CookieOptions): void
  /** Answers by sending the browser elsewhere instead of with JSON. */
  redirect(to: string): void
  /** Host and port as the browser named them. */
  readonly host: string
  /** Where a navigation came from, as the browser tells (Fetch Metadata); undefined in old browsers. */
  readonly fetchSite: string | undefined
  /** The network address the request came from. */
  readonly address: string
  /** The lasting id that the app has on this phone (specification §7, the cookie id); undefined for none that is well-formed. */
  readonly cookieId: string | undefined
  /** What the browser says it is; anybody may say anything. */
  readonly userAgent: string
}

/** One call as its handler sees it. */
export interface Scope {
  readonly bank: Bank
  readonly web: Web
  /** The bank's clock when the call came, epoch ms. */
  readonly now: number
  /** The bank's day when the call came. */
  readonly today: Day
  /** The machine's clock when the call came, epoch ms. */
  readonly realNow: number
  /** The session's token as the request brought it, '' for none; a public call has not checked it. */
  readonly token: string
  /** Who a one-use random is issued to. */
  readonly randomOwner: string
  /** What was found of the token when the call came. */
  readonly caller: Caller
}

/** A call of somebody with an open id. */
export interface SessionScope extends Scope {
  readonly session: Session
}

export type Customer = typeof schema.customers.$inferSelect
export type Account = typeof schema.accounts.$inferSelect

/** A call of a known customer, who may not have drawn the gesture yet. */
export interface OwnerScope extends SessionScope {
  readonly customer: Customer
}

/** A call of a signed-in customer with an account. */
export interface AccountScope extends OwnerScope {
  readonly account: Account
}

export type Answer<C extends Call> = Promise<Result<ResponseOf<C>, BankError>>

/** What a call's access gives its handler. */
export type Level = 'public' | 'session' | 'account'

/** Of an order as much as its form knows before it is filled in. */
export type Asked<C extends Call> = Partial<RequestOf<C>>

/**
 * Why no order of a kind can be carried out now, whatever its amount: nothing when one can. Locks nothing, so that a form
 * may ask; the order itself asks the same before its password.
 */
export type ObstacleFinder<C extends Call> = (
  on: Queryable,
  scope: AccountScope,
  asked: Asked<C>,
) => Promise<readonly BankError[]>

/** Why what decides over an account can't be changed now; asked as `ObstacleFinder` is, before sign-in too. */
export type OwnerObstacleRule = (on: Queryable, scope: OwnerScope) => Promise<BankError | undefined>

/** One call's code. Which of the three scopes it gets follows from the contract's access; sandbox/contract.test.ts checks it. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly level: Level
  handle(scope: Scope, request: RequestOf<C>): Answer<C>
  /** What stands against the call before anything of it is filled in; the call asks it too, before the payment password. */
  obstacles?: ObstacleFinder<C>
  /** The same of a change of what decides over the account: before a form, a face or a code of it. */
  ownerObstacle?: OwnerObstacleRule
}

/** The level that a contract's access stands for: trading is an account that was found in order. */
export const levelOf = (access: Call['access']): Level => (access === 'trading' ? 'account' : access)

export const publicHandler = <C extends Call>(
  call: C,
  handle: (scope: Scope, request: RequestOf<C>) => Answer<C>,
): Handler<C> => ({ call, level: 'public', handle })

export const sessionHandler = <C extends Call>(
  call: C,
  handle: (scope: SessionScope, request: RequestOf<C>) => Answer<C>,
): Handler<C> => ({ call, level: 'session', handle: (scope, request) => handle(scope as SessionScope, request) })

export const accountHandler = <C extends Call>(
  call: C,
  handle: (scope: AccountScope, request: RequestOf<C>) => Answer<C>,
): Handler<C> => ({ call, level: 'account', handle: (scope, request) => handle(scope as AccountScope, request) })
