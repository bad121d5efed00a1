import { connect } from 'node:net'
import { getControlByWhiteList } from '@/contract/entry/getControlByWhiteList'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { signOut } from '@/contract/entry/signOut'
import { errorName } from '@/domain/errors/catalogue'
import { testsOf, withBank } from '@sandbox/testing/withBank'

/** Requests of somebody who doesn't use our app. */
withBank((bank) => {
  const { test, race } = testsOf(bank)
  const config = { method: 'POST', url: getCustomizedConfig.path } as const
  const json = { 'content-type': 'application/json' }

  test.each([
    '/main/../../package.json',
    '/main/..%2f..%2fpackage.json',
    '/main/%2e%2e/%2e%2e/package.json',
    '/main/..%5c..%5cpackage.json',
    '/main//etc/passwd.txt',
    '/main/%00.js',
    '/main/js/..%252f..%252fpackage.json',
    '/sandbox/../package.json',
  ])('%s leads out of no folder', async (url) => {
    const answer = await bank.server.inject({ url })
    expect(answer.body).not.toContain('open-mobile-bank')
    expect([400, 404]).toContain(answer.statusCode)
  })

  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'GET', 'HEAD'] as const)('%s is no way to call', async (method) => {
    const answer = await bank.server.inject({ method, url: signOut.path })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['an array', '[]'],
    ['a number', '1'],
    ['a deep array', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a deep object', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
    ['a prototype', '{"configName":"fingerprintMode","__proto__":{"polluted":1}}'],
    ['a constructor', '{"configName":"fingerprintMode","constructor":{"prototype":{"polluted":1}}}'],
    ['a number for a text', '{"configName":1}'],
    ['half a character', Buffer.from([0x7b, 0x22, 0xff, 0x22])],
  ])('%s is refused', async (_, payload) => {
    const answer = await bank.server.inject({ ...config, headers: json, payload })
    expect(errorName((answer.json() as { code: number }).code)).toBe('InvalidRequest')
    expect({}).not.toHaveProperty('polluted')
  })

  test('what a proxy might say decides neither address nor scheme', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' }
    for (const url of ['/', '/main', '/sandbox']) {
      const { headers: answer } = await bank.server.inject({ url, headers })
      expect(String(answer.location)).toMatch(/^\/(main|sandbox)\/$/)
      expect(answer).not.toHaveProperty('strict-transport-security')
    }
  })

  test('the console refuses host names that somebody else can point here', async () => {
    const ask = (host: string) =>
      bank.server.inject({ url: '/sandbox/api/state', headers: { host, 'x-sandbox-console': '1' } })
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.168.1.20:8080']) {
      expect([host, (await ask(host)).statusCode]).toEqual([host, 200])
    }
    for (const host of ['evil.example', 'localhost.evil.example:8080', '127.0.0.1.nip.io']) {
      expect([host, (await ask(host)).statusCode]).toEqual([host, 403])
    }
  })

  race('without the console none of its doors is open', async () => {
    const closed = await bank.another({ SANDBOX_CONSOLE: 'off' })
    for (const url of ['/sandbox', '/sandbox/', '/sandbox/console.js', '/sandbox/api/state', '/sandbox/api/ledger']) {
      const answer = await closed.inject({ url, headers: { 'x-sandbox-console': '1' } })
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
    await closed.close()
  })

  race('endless requests are ended, and interrupted ones affect no others', async () => {
    expect(bank.server.server.requestTimeout).toBeGreaterThan(0)
    expect(bank.server.server.requestTimeout).toBeLessThanOrEqual(60_000)
    await bank.server.listen({ port: 0, host: '127.0.0.1' })
    const address = bank.server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        await new Promise((resolve) => socket.once('connect', resolve))
        socket.write(
          `POST ${config.url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{`,
        )
        socket.destroy()
      }),
    )
    const answer = await fetch(`http://127.0.0.1:${port}${getControlByWhiteList.path}`, { method: 'POST' })
    expect(answer.status).toBeLessThan(500)
  })
})
