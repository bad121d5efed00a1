import { connect } from 'node:net'
import { CALLS } from '@/contract/calls'
import { writeFlag } from '@sandbox/kernel/flags'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { isNavigation } from './navigations'

const MODERN = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', accept: 'text/html,*/*;q=0.8' }
const OLD = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['a link', 'GET', MODERN, true],
  ['a link in an old browser', 'GET', OLD, true],
  ['a script', 'GET', { 'sec-fetch-mode': 'cors', accept: '*/*' }, false],
  ['a script in an old browser', 'GET', { accept: '*/*' }, false],
  ['a script that accepts pages', 'GET', { 'sec-fetch-mode': 'same-origin', accept: 'text/html' }, false],
  ['a sent form', 'POST', MODERN, false],
])('%s is told from the rest', (_, method, headers, navigation) => {
  expect(isNavigation({ method, headers })).toBe(navigation)
})

withBankInTurn((bank) => {
  const calls = Object.values(CALLS).map(({ path }) => path)
  const open = (url: string, headers: object = MODERN) => bank.server.inject({ url, headers: { ...headers } })

  test.each([
    ...calls.slice(0, 12),
    CALLS.oauthRedirectBasic.path,
    `${CALLS.oauthRedirectBasic.path}?state=x&returnTo=/main/`,
    `${CALLS.oauthRedirectBasic.path}?nothing=known`,
    CALLS.getOauthOpenId.path,
    '/api/nothing',
    '/sandbox/api/state',
    '/main/%',
    '/main/%00',
    '/api/%',
  ])('a link to %s ends on a page', async (url) => {
    for (const headers of [MODERN, OLD]) {
      const answer = await open(url, headers)
      expect(String(answer.headers['content-type'] ?? '')).not.toContain('json')
      expect(answer.body).not.toMatch(/^\s*[{[]/)
      if (answer.statusCode === 302) expect(answer.headers.location).toBe('/main/ErrorInfo')
    }
  })

  test('during maintenance a link leads to the notice', async () => {
    await writeFlag(bank.db.drizzle, 'SYSTEM_MAINTAIN', 'ON', 0)
    const { statusCode, headers } = await open(`${CALLS.oauthRedirectBasic.path}?state=0123456789abcdef`)
    await writeFlag(bank.db.drizzle, 'SYSTEM_MAINTAIN', 'OFF', 0)
    expect([statusCode, headers.location]).toEqual([302, '/main/finalNotice'])
  })

  test('a script is answered with JSON as ever', async () => {
    const answer = await bank.server.inject({ url: '/api/nothing', headers: { 'sec-fetch-mode': 'cors' } })
    expect(answer.json()).toMatchObject({ code: 9002 })
  })

  test('an address that no server reads leads to the error page', async () => {
    await bank.server.listen({ port: 0, host: '127.0.0.1' })
    const address = bank.server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const answer = await new Promise<string>((done, failed) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /main/?q=${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`),
      )
      socket.setEncoding('utf8').on('data', (part: string) => (text += part))
      socket.on('close', () => done(text))
      socket.on('error', failed)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 302 [\s\S]*location: \/main\/ErrorInfo/)
  })
})
