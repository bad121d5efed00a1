import type { FastifyInstance } from 'fastify'

const PATH = '/api/static/deviceFingerprint.js'

/**
 * Stands in for the fingerprint service's script. It measures nothing about the device: it makes a random name and keeps
 * it for the tab, which is enough to match two error reports.
 */
const SCRIPT = `(function () {
  var key = 'sandboxDevice'
  function made() {
    var bytes = crypto.getRandomValues(new Uint8Array(16))
    return Array.prototype.map.call(bytes, function (byte) { return ('0' + byte.toString(16)).slice(-2) }).join('')
  }
  var id = sessionStorage.getItem(key) || made()
  sessionStorage.setItem(key, id)
  window.bankDeviceFingerprint = {
    old: function () { return 'sandbox-old-' + id },
    new: function () { return 'sandbox-new-' + id },
  }
})()
`

export function serveFingerprint(server: FastifyInstance): void {
  server.get(PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
  )
}
