import { bindGivenId, givenIdOf, wasGivenOtherwise } from '@sandbox/kernel/orders/givenIds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isAnsweredInMaintenance } from '@/contract/refusals'
import type { Call } from '@/contract/call'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { decodeHeader, ENVELOPE_HEADER } from '@/crypto/envelope'
import { isBusy, isUnreachable } from '@sandbox/kernel/db'
import type { Bank, Handler, Scope, SessionScope, Web } from '@sandbox/kernel/scope'
import { openSealedRequest, randomOwner } from '@sandbox/kernel/envelope/open'
import type { EnvelopeDeps, Reply } from '@sandbox/kernel/envelope/types'
import { admit } from '@sandbox/kernel/session/access'
import { readCaller } from '@sandbox/kernel/session/caller'
import type { Caller } from '@sandbox/kernel/session/caller'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { largestBody, refusalBeforeBody, sessionToken } from './beforeBody'
import { cookieIn, hiddenCookie } from './cookies'
import { reportError } from './errorLog'
import type { RateLimit } from './rateLimit'
import { nameRequest, withLog } from './requestId'
import { isStorable } from './storable'

/** A request without its envelope. */
interface Opened {
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly randomOwner: string
  readonly reply: Reply | undefined
  /** Its nonce or random, used up; a plain call has none. */
  readonly random: string | undefined
}

interface Unopened {
  readonly error: BankError
  readonly reply: Reply | undefined
}

/** What is needed to open envelopes, and how many one address may send. */
export interface CallEnvelope extends EnvelopeDeps {
  readonly mayOpenChannel: RateLimit
  readonly maySendLargeBody: RateLimit
}

/** Is told what came of calls; never of what was in them. */
export interface CallObserver {
  /** A call was answered. @param outcome `ok`, the name of an error of the catalogue, or `aborted` */
  answered(call: string, outcome: string, seconds: number): void
  /** An envelope wasn't opened. @param error its name in the catalogue */
  refused(error: string): void
}

type Wire = Readonly<Record<string, unknown>>

export const wireError = ({ code, message }: BankError): Wire => ({ code, msg: message })

/**
 * Registers one route a call. Only here does what a handler throws become InternalError, or ServiceUnavailable while the
 * database can't be reached.
 */
export function serveCalls(
  server: FastifyInstance,
  bank: Bank,
  envelope: CallEnvelope,
  handlers: readonly Handler[],
  observer: CallObserver,
): void {
  const outcomes = new WeakMap<FastifyRequest, string>()
  for (const handler of handlers) {
    const { call } = handler
    server.route({
      method: call.method,
      url: call.path,
      bodyLimit: largestBody(call),
      ...(call.largestBody === undefined ? {} : { errorHandler: refuseTooLarge }),
      async onRequest(request, reply) {
        const refused = await refusalBeforeBody(bank, call, request, envelope.maySendLargeBody)
        if (!refused) return
        // The rest of the body is thrown away unread; one above the limit isn't waited for at all.
        if (refused.status === 413) reply.header('connection', 'close')
        outcomes.set(request, refused.error.name)
        return reply.code(refused.status).send(wireError(refused.error))
      },
      async handler(request, reply) {
        const opened = await openRequest(envelope, call, request)
        if (opened.ok && opened.value.random !== undefined) nameRequest(request, reply, opened.value.random)
        if (!opened.ok) observer.refused(opened.error.error.name)
        const seal = opened.ok ? opened.value.reply : opened.error.reply
        const web = webOf(request, reply)
        const answer = opened.ok
          ? await withLog(request.log, () => answerCall(bank, handler, request, opened.value, web))
          : opened
        outcomes.set(request, answer.ok ? 'ok' : errorOf(answer.error).name)
        if (web.left) return reply
        const wire = answer.ok ? { ...answer.value, code: 0, msg: '' } : wireError(errorOf(answer.error))
        return reply.send(seal ? seal(wire) : wire)
      },
      async onResponse(request, reply) {
        // Without an outcome: a body that couldn't be read, or a sender who didn't wait.
        const outcome = outcomes.get(request) ?? (reply.raw.headersSent ? 'InvalidRequest' : 'aborted')
        observer.answered(call.name, outcome, reply.elapsedTime / 1000)
        request.log.info({ call: call.name, outcome, ms: Math.round(reply.elapsedTime) }, 'call')
      },
    })
  }
}

/** Refuses a picture that is too large by its own error; its bytes were never read to the end. */
function refuseTooLarge(error: { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 413) return reply.code(413).send(wireError(bankError('ImageTooLarge')))
  throw error
}

const errorOf = (error: BankError | Unopened): BankError => ('error' in error ? error.error : error)

async function openRequest(deps: CallEnvelope, call: Call, request: FastifyRequest): Promise<Result<Opened, Unopened>> {
  const sessionId = sessionToken(request)
  if (call.protection === 'plain') {
    const body = call.method === 'GET' ? request.query : request.body
    // A list is no request; without this check it would pass as an object without fields.
    return ok({
      body: Array.isArray(body) ? body : { ...Object(body) },
      idempotencyKey: undefined,
      randomOwner: sessionId,
      reply: undefined,
      random: undefined,
    })
  }
  const header = decodeHeader(request.headers[ENVELOPE_HEADER])
  const sealed = call.method === 'POST' ? request.body : header.ok ? header.value : undefined
  // Opening a channel costs the bank a private-key operation before anything is authenticated.
  const opens = Object(sealed) as { ek?: unknown }
  if (opens.ek !== undefined && !deps.mayOpenChannel(request.ip, deps.now())) {
    return fail({ error: bankError('TooManyRequests'), reply: undefined })
  }
  const { method, path, protection } = call
  const opened = await openSealedRequest(deps, { method, path, protection, sessionId, envelope: sealed })
  if (!opened.ok) return opened
  const { body, idempotencyKey, kid, random, reply } = opened.value
  return ok({ body, idempotencyKey, random, reply, randomOwner: randomOwner(sessionId, kid) })
}

/** The error a caller gets for something thrown. */
export const failureOf = (error: unknown): BankError =>
  bankError(isBusy(error) ? 'BankBusy' : isUnreachable(error) ? 'ServiceUnavailable' : 'InternalError')

/** What a caller is told of something thrown: with the request's id, by which a complaint is found in the log. */
export function failureTold(error: unknown, { id }: FastifyRequest): BankError {
  const { name, message } = failureOf(error)
  return bankError(name, `${message}（问题编号${id}）`)
}

/** Everything after the envelope, in one place: refusals are returned as values, bugs are logged and hidden. */
async function answerCall(
  bank: Bank,
  handler: Handler,
  request: FastifyRequest,
  opened: Opened,
  web: Web,
): Promise<Result<Wire, BankError>> {
  try {
    return await handleCall(bank, handler, request, opened, web)
  } catch (error) {
    request.log.error({ call: handler.call.name, ...reportError(error) }, 'call failed')
    return fail(failureTold(error, request))
  }
}

async function handleCall(
  bank: Bank,
  { call, handle }: Handler,
  request: FastifyRequest,
  opened: Opened,
  web: Web,
): Promise<Result<Wire, BankError>> {
  // A money call checks both inside its transaction, where it is known whether it was carried out already.
  const isMoney = call.effect === 'money'
  const caller = await readCaller(bank.db.drizzle, sessionToken(request))
  if (!isMoney && !isAnsweredInMaintenance(call) && caller.isMaintained) return fail(bankError('Maintenance'))
  const { now } = caller
  const scope: Scope = {
    bank,
    web,
    now,
    today: dayOfInstant(now),
    realNow: bank.realNow(),
    token: sessionToken(request),
    randomOwner: opened.randomOwner,
    caller,
  }
  const admitted = await admit(isMoney ? 'account' : call.access, caller, scope)
  if (!admitted.ok) return admitted
  if (call.consent !== undefined && !(await agreesToPolicy(bank, admitted.value, caller)))
    return fail(bankError('ConsentMissing'))
  const read = v.safeParse(call.request, opened.body)
  if (Array.isArray(opened.body) || !read.success || !isStorable(read.output)) return fail(bankError('InvalidRequest'))
  if (isMoney && !carriesItsId(read.output, opened)) return fail(bankError('InvalidRequest'))
  const whose = 'session' in admitted.value ? admitted.value.session.customerId : undefined
  const given = givenIdOf(call, whose, read.output)
  if (given && (await wasGivenOtherwise(bank.db.drizzle, given))) return fail(bankError('ClientIdReused'))
  const answer = await bank.db.asCall(laneOf(admitted.value), () => handle(admitted.value, read.output))
  if (answer.ok && given) await bindGivenId(bank.db.drizzle, given, bank.realNow())
  // The contract's schema drops every field that it doesn't name.
  return answer.ok ? ok(v.parse(call.response, answer.value) as Wire) : answer
}

/** Whose call it is: a customer's from whatever phone, or somebody's with a session; a public call is nobody's. */
function laneOf(scope: Scope | SessionScope): string | undefined {
  if (!('session' in scope)) return undefined
  const { customerId, openId } = scope.session
  return customerId === undefined ? `person ${openId}` : `customer ${customerId}`
}

/** Whether the caller agrees to the present privacy policy; without a session there is nobody to ask. */
async function agreesToPolicy(
  { db }: Bank,
  scope: Scope | SessionScope,
  { privacyPolicyVersion }: Caller,
): Promise<boolean> {
  if (!('session' in scope)) return false
  return hasConsent(db.drizzle, scope.session, 'privacyPolicy', privacyPolicyVersion)
}

/** Whether the id the envelope authenticates equals the one in the body; otherwise one of them isn't the customer's. */
const carriesItsId = (body: unknown, { idempotencyKey }: Opened): boolean =>
  (body as { clientId?: unknown }).clientId === idempotencyKey

const COOKIE_ID = /^[0-9a-f]{32}$/

const cookieIdIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && COOKIE_ID.test(header) ? header : undefined

function webOf(request: FastifyRequest, reply: FastifyReply): Web & { readonly left: boolean } {
  let left = false
  const site = request.headers['sec-fetch-site']
  return {
    get left() {
      return left
    },
    address: request.ip,
    cookieId: cookieIdIn(request.headers['x-cookie-id']),
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    fetchSite: typeof site === 'string' ? site : undefined,
    cookie: (name) => cookieIn(request.headers.cookie, name),
    setHiddenCookie: (name, value, options) => void reply.header('set-cookie', hiddenCookie(name, value, options)),
    redirect(to) {
      left = true
      reply.redirect(to)
    },
  }
}
