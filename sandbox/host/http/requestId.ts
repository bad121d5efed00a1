import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

/** Hex characters: few enough to be read out on the phone, and too few to know a random by. */
const CHARACTERS = 12

/** An id for a request that brings none. */
export const newRequestId = (): string => randomBytes(CHARACTERS / 2).toString('hex')

/**
 * Calls an accepted request by the beginning of its own nonce or random, in the log from here on and in the answer, so that
 * its phone knows the id too. One that wasn't accepted keeps the bank's id: its random may be anybody's.
 */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, random: string): void {
  const requestId = random.slice(0, CHARACTERS)
  request.id = requestId
  request.log = reply.log = request.server.log.child({ requestId })
  reply.header('x-request-id', requestId)
}

const current = new AsyncLocalStorage<FastifyBaseLogger>()

/** Does the work of a request, whose log `logNow` gives from within it and from what it leaves running. */
export const withLog = <T>(log: FastifyBaseLogger, work: () => T): T => current.run(log, work)

/** The log of the request that is being worked on, or `otherwise`. */
export const logNow = (otherwise: FastifyBaseLogger): FastifyBaseLogger => current.getStore() ?? otherwise
