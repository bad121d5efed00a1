import { connect } from 'node:net'
import { mkdtempSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { getRequestRandom } from '@/contract/security/getRequestRandom'
import { createClientChannel, encodeHeader, ENVELOPE_HEADER } from '@/crypto/envelope'
import { sm2Encrypt } from '@/crypto/sm'
import { ERRORS } from '@/domain/errors/catalogue'
import { pictureAddress, PICTURES } from '@/domain/pictures'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { nodeRandom } from '@sandbox/kernel/session/nodeRandom'
import { serverKeys } from '@sandbox/kernel/session/serverKeys'
import { testServer } from '@sandbox/testing/server'
import { machineNow } from '@sandbox/kernel/clock'
import { pickEncoding } from './assets'
import { reportError } from './errorLog'
import { scriptHash } from './headers'

const INLINE = 'window.started = 1'
const LARGE = `console.log(${JSON.stringify('x'.repeat(5_000))})`

withDatabaseInTurn((database) => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-app-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!DOCTYPE html><html><head><script>${INLINE}</script></head><body></body></html>`,
  )
  writeFileSync(join(folder, 'js/app.0123abcd.js'), LARGE)
  writeFileSync(join(folder, 'robots.txt'), 'plain')
  let opened: FastifyInstance | undefined
  const server = (): FastifyInstance => {
    if (!opened) throw new Error('not open yet')
    return opened
  }
  beforeAll(async () => {
    opened = await testServer(database.current, { STATIC_DIR: folder, PUBLIC_ORIGIN: 'https://bank.example' })
  })
  afterAll(async () => {
    await opened?.close()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => server().inject({ url, headers })

  test.each(['/', '/main/', '/main/js/app.0123abcd.js', '/main/none.js', '/api/none', '/sandbox/', '/nowhere', '/%zz'])(
    '%s carries the security headers and the time',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(String(headers['strict-transport-security'])).toMatch(/^max-age=\d{8}/)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(/script-src[^;]*/.exec(policy)?.[0] ?? '').not.toContain('unsafe')
      expect(Math.abs(Number(headers['x-time']) - machineNow())).toBeLessThan(10_000)
      // Fastify's own refusals come before any hook.
      if (url !== '/%zz') expect(headers['x-ip']).toBe('127.0.0.1')
    },
  )

  test('a picture of the bank is kept for ever by its version, and asked for without one', async () => {
    const versioned = await get(pictureAddress('', 'shareCard'))
    expect(versioned.headers).toMatchObject({ 'content-type': 'image/png' })
    expect(versioned.headers['cache-control']).toContain('immutable')
    expect(pictureAddress('', 'shareCard')).toMatch(/\?v=20190510$/)
    expect((await get(PICTURES.shareCard)).headers['cache-control']).toBe('no-cache')
  })

  test('a plain host sends no HSTS, which would lock it out', async () => {
    const plain = await testServer(database.current)
    expect((await plain.inject({ url: '/main/' })).headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })

  test.each(['/main/', '/main/productIndex', '/main/a/b?x=1'])('%s gives the page with the bank’s key', async (url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch(/<meta name="bank-public-key" content="04[0-9a-f]{128}">/)
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain(`'${scriptHash(INLINE)}'`)
    expect((await get(url, { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
  })

  test('a hashed file is kept for ever, in the best encoding both know', async () => {
    const url = '/main/js/app.0123abcd.js'
    const plain = await get(url)
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(plain.headers['content-type']).toContain('text/javascript')
    expect(plain.body).toBe(LARGE)
    const br = await get(url, { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LARGE)
    const gzip = await get(url, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(LARGE)
    expect((await get('/main/robots.txt', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding')
    expect((await get('/robots.txt')).body).toBe('plain')
  })

  test.each([
    ['what the build has made of a file is sent as it is', 'made', 1, 'made by the build'],
    ['what was made of a file before it changed is not', 'stale', -1, LARGE],
  ])('%s', async (_, name, later, sent) => {
    const file = join(folder, `js/${name}.0123abcd.js`)
    writeFileSync(file, LARGE)
    writeFileSync(`${file}.br`, brotliCompressSync('made by the build'))
    const made = statSync(file).mtimeMs / 1000 + later
    utimesSync(`${file}.br`, made, made)
    const answer = await get(`/main/js/${name}.0123abcd.js`, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(sent)
  })

  test('a file that is missing or outside is not found, and never the page', async () => {
    for (const url of ['/main/js/none.js', '/main/..%2f..%2fetc%2fpasswd.txt', '/main/%2e%2e/package.json']) {
      const answer = await get(url)
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
  })

  test('the root leads to the app', async () => {
    expect((await get('/')).headers.location).toBe('/main/')
  })

  describe('an API request that no call takes', () => {
    const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      server().inject({ method: 'POST', url: getCustomizedConfig.path, headers, payload })

    test('is an unknown call', async () => {
      expect((await get('/api/none')).json()).toMatchObject({ code: 9002 })
      expect((await server().inject({ method: 'DELETE', url: getCustomizedConfig.path })).json().code).toBe(9002)
    })

    test('is refused when it is no JSON, too large, of another type or shape', async () => {
      expect((await post('{')).json().code).toBe(1003)
      expect((await post(JSON.stringify({ configName: 'x'.repeat(70_000) }))).statusCode).toBe(413)
      expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).json().code).toBe(1003)
      expect((await post(JSON.stringify({ configName: 'x', more: 1 }))).json().code).toBe(1003)
      expect((await post('null')).json().code).toBe(1003)
    })

    test('takes no form, not even a well-formed one', async () => {
      const form = await post('configName=fingerprintMode', { 'content-type': 'application/x-www-form-urlencoded' })
      expect([form.statusCode, form.json().code]).toEqual([415, 1003])
    })

    test('with more headers than are read is refused with every answer’s headers', async () => {
      const origin = new URL(await server().listen({ port: 0, host: '127.0.0.1' }))
      const many = Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1`).join('\r\n')
      const answerTo = (path: string) =>
        new Promise<string>((done, failed) => {
          const socket = connect(Number(origin.port), '127.0.0.1')
          let text = ''
          socket.setEncoding('utf8').on('data', (more: string) => (text += more))
          socket.on('close', () => done(text)).on('error', (error) => (text === '' ? failed(error) : done(text)))
          socket.write(`GET ${path} HTTP/1.1\r\nhost: bank\r\n${many}\r\n\r\n`)
        })
      const api = await answerTo(getCustomizedConfig.path)
      expect(api).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(api).toMatch(/\r\n\r\n\{"code":1003,/)
      const page = await answerTo('/main/')
      expect(page).toMatch(/^HTTP\/1\.1 302 /)
      for (const answer of [api, page]) {
        expect(answer).toContain('x-content-type-options: nosniff')
        expect(answer).toContain("frame-ancestors 'none'")
      }
    })

    test('is answered for nobody’s cache', async () => {
      expect((await get('/api/none')).headers['cache-control']).toBe('no-store')
    })
  })

  test('a bug becomes an internal error with an id, and no detail', async () => {
    const broken = await testServer(database.current)
    await database.current.drizzle.execute('ALTER TABLE config_flags RENAME TO gone')
    const payload = { configName: 'fingerprintMode,secret-of-the-customer' }
    const answer = await broken.inject({ method: 'POST', url: getCustomizedConfig.path, payload })
    await database.current.drizzle.execute('ALTER TABLE gone RENAME TO config_flags')
    expect(answer.json().code).toBe(9003)
    expect(answer.json().msg).toMatch(/（问题编号[0-9a-f]{12}）$/)
    expect(answer.body).not.toMatch(/config_flags|select|secret/i)
    await broken.close()
  })

  test('a sealed call is called by its own nonce in its answer, in its sentence and in every line of the log', async () => {
    const lines: Record<string, unknown>[] = []
    const log = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
    const logged = await testServer(database.current, { LOG_LEVEL: 'info' }, undefined, undefined, log)
    const { publicKey } = await serverKeys(database.current, undefined)
    const { method, path } = getRequestRandom
    const channel = createClientChannel({
      ...{ serverPublicKey: publicKey, primitives: nodePrimitives, sm2Encrypt, random: nodeRandom, now: machineNow },
    })
    const sealed = channel.sealRequest({ method, path, sessionId: '', body: {} })
    const id = sealed.envelope.r.slice(0, 12)
    const headers = { [ENVELOPE_HEADER]: encodeHeader(sealed.envelope), 'x-request-id': 'a stranger’s' }
    const send = () => logged.inject({ method, url: path, headers })
    await database.current.drizzle.execute('ALTER TABLE request_randoms RENAME TO gone')
    const answer = await send()
    await database.current.drizzle.execute('ALTER TABLE gone RENAME TO request_randoms')
    expect(answer.headers['x-request-id']).toBe(id)
    expect(sealed.open(answer.json())).toMatchObject({
      ok: true,
      value: { msg: `网络繁忙，请稍后再试（问题编号${id}）` },
    })
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['call failed', id],
      ['call', id],
    ])
    // Who sends somebody else's request again doesn't write under its name.
    const again = await send()
    expect(sealed.open(again.json())).toMatchObject({ value: { code: ERRORS.EnvelopeRefused.code } })
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
    expect([again.headers['x-request-id'], lines.at(-1)?.requestId]).not.toContain(id)
    await logged.close()
  })
})

test('the log of a bug says where it was and none of its values', () => {
  const cause = Object.assign(new Error('Failed query … params: 张伟, 17000000001'), { code: '23505' })
  const report = JSON.stringify(reportError(new Error('for 张伟', { cause })))
  expect(report).not.toMatch(/张伟|17000000001/)
  expect(report).toContain('23505')
  expect(report).toContain('http.test')
})

test.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('accept-encoding %j is answered in %j', (accepts, encoding) => {
  expect(pickEncoding(accepts)).toBe(encoding)
})
