import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { bankError } from '@/domain/errors/catalogue'
import { CAPABILITIES, HANDLERS } from '@sandbox/capabilities'
import type { Bank } from '@sandbox/kernel/scope'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import type { Config } from '../config'
import { demoAccess } from '../demoAccess'
import type { DemoAccess } from '../demoAccess'
import { serveConsole } from '../console/serve'
import { serveDocs } from '../docs/serve'
import type { Database } from '@sandbox/kernel/db'
import type { ServerKeys } from '@sandbox/kernel/envelope/keys'
import type { Services } from '@sandbox/kernel/services'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { nodeRandom } from '@sandbox/kernel/session/nodeRandom'
import { sqlChannels, sqlNonces, sqlRandoms } from '@sandbox/kernel/session/stores'
import { reportTo } from '../wechat/live'
import { serveWechatReturn } from '../wechat/returnPage'
import { serveAuthorisePage } from '../simulators/authorisePage'
import { serveFacePage } from '../simulators/facePage'
import { readForms } from '../simulators/forms'
import { serveFingerprint } from '../simulators/fingerprint'
import { servePartnerPage } from '../simulators/partnerPage'
import { servePictures } from '../simulators/pictures'
import { simulatedSecurityModule } from '../simulators/securityModule'
import { chooseServices } from '../simulators/services'
import type { ServiceReports } from '../simulators/services'
import { reportTencentTo } from '../tencent/failure'
import { serveTrackingConfig } from '../simulators/trackingConfig'
import { createMetrics } from '../metrics'
import type { Metrics } from '../metrics'
import { countingParties } from '../metrics/parties'
import { serveApp } from './app'
import { createBackground } from './background'
import { failureTold, serveCalls, wireError } from './calls'
import { reportError } from './errorLog'
import { serveHealth } from './health'
import { securityHeaders } from './headers'
import { answerNavigationsWithPages, isNavigation, leadToPage, refuseUnparsed } from './navigations'
import { createRateLimit } from './rateLimit'
import { logNow, newRequestId } from './requestId'

export interface ServerParts {
  readonly db: Database
  readonly config: Config
  readonly keys: ServerKeys
  /** Who may use the console and the demonstration's customers; by the configuration unless given. */
  readonly access?: DemoAccess
  /** Implementations in place of those the configuration names: a bank's own, or a test's. */
  readonly services?: Partial<Services>
  /** The machine's clock, for tests that let a session grow old. */
  readonly realNow?: () => number
  /** What is counted of it; nobody reads it unless given. */
  readonly metrics?: Metrics
  /** Whether the bank takes no more work. */
  readonly isStopping?: () => boolean
  /** Where the log goes, line by line; the process's output unless given. */
  readonly log?: { write(line: string): void }
}

/**
 * Even the slowest phone sends a whole request within this time, ms; a request that takes longer keeps a socket busy on
 * purpose.
 */
const REQUEST_MS = 30_000

/** Reports of outside parties, in the log of the request that asked them. */
const reportsTo = (log: () => FastifyBaseLogger): ServiceReports => ({
  wechat: (failure) => reportTo(log())(failure),
  tencent: (service, failure) => reportTencentTo(log())(service, failure),
})

const isApi = (url: string): boolean => /^\/(api|sandbox\/api)(\/|$)/.test(url.split('?')[0] ?? '')

/** Makes the bank's HTTP server: the contract's calls, the app, and the sandbox's own pages. It doesn't listen yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  const { db, config, keys, services, realNow = machineNow } = parts
  const { access = demoAccess(config.console, keys.privateKey) } = parts
  const { metrics = createMetrics(), isStopping = () => false } = parts
  const https = config.publicOrigin?.startsWith('https:') ?? false
  const headers = securityHeaders(https)
  const log = () => logNow(server.log)
  const background = createBackground((error) => log().error(reportError(error), 'work in the background failed'))
  const bank: Bank = {
    db,
    keys,
    realNow,
    opening: config.opening,
    hashing: { cost: config.passwordCost, module: simulatedSecurityModule(config.credentialKeys) },
    https,
    publicOrigin: config.publicOrigin,
    services: countingParties(
      {
        ...chooseServices(config.services, access, reportsTo(log)),
        ...services,
      },
      metrics,
    ),
    capabilities: CAPABILITIES,
    randoms: sqlRandoms(db, realNow),
    businessNow: () => bankNow(db.drizzle),
    later: (work) => background.run(work),
  }
  const envelope = {
    privateKey: keys.privateKey,
    channels: sqlChannels(db, realNow),
    nonces: sqlNonces(db),
    randoms: bank.randoms,
    now: realNow,
    random: nodeRandom,
    primitives: nodePrimitives,
  }
  // Requests are not logged by their addresses, which contain tokens, but by their calls.
  const server = Fastify({
    logger: { level: config.logLevel, ...(parts.log && { stream: parts.log }) },
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    // Fastify's own default is to wait for ever.
    requestTimeout: REQUEST_MS,
    // An address that can't be decoded is refused before any hook runs.
    frameworkErrors(_error, request, generic) {
      const reply = generic as unknown as FastifyReply
      reply.headers({ ...headers, 'x-time': String(realNow()) })
      if (!isNavigation(request)) return void reply.code(400).send(wireError(bankError('InvalidRequest')))
      leadToPage(reply)
      void reply.send('')
    },
    clientErrorHandler: refuseUnparsed(headers),
  })
  server.addHook('onClose', () => background.idle())
  answerEverything(server, headers, realNow)
  answerNavigationsWithPages(server)
  const limits = {
    mayOpenChannel: createRateLimit(config.channelsPerMinute),
    maySendLargeBody: createRateLimit(config.largeBodiesPerMinute),
  }
  serveCalls(server, bank, { ...envelope, ...limits }, HANDLERS, metrics)
  serveHealth(server, db, isStopping)
  serveFingerprint(server)
  serveTrackingConfig(server)
  servePictures(server)
  // In a scope of its own: no call of the bank reads a form.
  void server.register(async (pages) => {
    readForms(pages)
    if (config.services.face === 'sandbox') serveFacePage(pages, bank)
    servePartnerPage(pages, bank)
    if (config.services.wechat === 'sandbox') serveAuthorisePage(pages, bank, access)
    else serveWechatReturn(pages, bank, config.services.wechat)
  })
  if (access.mode !== 'off') {
    serveConsole(server, bank, access, config.publicOrigin)
    serveDocs(server)
  }
  serveApp(server, config.staticDir, keys.publicKey)
  return server
}

/** Sets the headers of every answer, and answers what no route takes and what fails before a call's own error handling. */
function answerEverything(server: FastifyInstance, headers: Readonly<Record<string, string>>, now: () => number): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-time', String(now()))
    reply.header('x-request-id', request.id)
    // The app sends it back from then on (specification §7); the bank itself uses only the address it sees.
    reply.header('x-ip', request.ip)
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
  })
  server.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return reply.code(404).send(wireError(bankError('UnknownCall')))
    return reply.code(404).type('text/plain; charset=utf-8').send('not found')
  })
  server.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: unknown }).statusCode
    // Fastify's own refusals: a body too large, not JSON, or of an unknown content type.
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return reply.code(status).send(wireError(bankError('InvalidRequest')))
    }
    request.log.error(reportError(error), 'request failed')
    const failure = failureTold(error, request)
    return reply.code(failure.name === 'ServiceUnavailable' ? 503 : 500).send(wireError(failure))
  })
}
