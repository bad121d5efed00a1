import type { FastifyInstance } from 'fastify'
import { TRACKED_EVENTS } from '@/contract/tracking/trackEvents'

const PATH = '/api/static/trackingConfig.json'

/**
 * The static tracking configuration that the app fetches at start-up (specification §7). Batches are sent soon, because
 * people who try the bank look for them at once.
 */
const CONFIG = { version: '1', scenario: 'open_account', events: TRACKED_EVENTS, batchSize: 20, flushSeconds: 2 }

export function serveTrackingConfig(server: FastifyInstance): void {
  server.get(PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(CONFIG))
}
