import { createServer } from 'node:http'
import { once } from 'node:events'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from '.'

/** Where the metrics are read: an address of its own, which the public one doesn't reach. */
export interface MetricsAddress {
  readonly port: number
  readonly host: string
}

/**
 * Serves `/metrics` for Prometheus, with what Node tells of the process. Gives the port, and what closes it.
 * @throws Node's EADDRINUSE
 */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: MetricsAddress,
): Promise<{ readonly port: number; close(): void }> {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
