import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PICTURES } from '@/domain/pictures'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves the bank's pictures. An address with a version always shows the same picture, so browsers keep it; one without is
 * asked for each time.
 */
export function servePictures(server: FastifyInstance): void {
  const shareCard = readFileSync(join(__dirname, 'shareCard.png'))
  server.get<{ Querystring: { v?: string } }>(PICTURES.shareCard, (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', request.query.v === undefined ? 'no-cache' : FOREVER)
      .send(shareCard),
  )
}
