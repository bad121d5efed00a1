import { connect } from 'node:net'
import { CALLS } from '@/contract/calls'
import { LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { bankError } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

const UPLOAD = CALLS.idCardImage.path
const code = (name: ErrorName): number => bankError(name).code

/** Sends a request's head without the body it announces; gives the answer's status and JSON. */
function announce(port: number, path: string, headers: readonly string[]): Promise<{ status: number; code: number }> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('error', failed)
    socket.on('data', (more: string) => {
      text += more
      const body = /\r\n\r\n.*?(\{.*\})/s.exec(text)?.[1]
      if (body === undefined) return
      socket.destroy()
      const answer = JSON.parse(body) as { code: number }
      done({ status: Number(text.split(' ')[1]), code: answer.code })
    })
    const head = [`POST ${path} HTTP/1.1`, 'host: bank', 'content-type: application/json', ...headers]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  })
}

withBankInTurn((bank) => {
  const listening = async <T>(
    env: Readonly<Record<string, string>>,
    work: (port: number, token: string) => Promise<T>,
  ): Promise<T> => {
    const server = await bank.another(env)
    try {
      const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
      const lina = await testClient(server).as('李娜')
      return await work(Number(address.port), lina.token)
    } finally {
      await server.close()
    }
  }

  test.each([
    ['a picture', UPLOAD, 2_000_000],
    ['a picture of a few bytes', UPLOAD, 100],
    ['a sealed call', CALLS.buyProduct.path, 200_000],
  ])('%s without a session is refused before its body is sent', async (_what, path, length) => {
    await listening({}, async (port) => {
      const answer = await announce(port, path, [`content-length: ${length}`, 'x-session: nobody'])
      expect(answer).toEqual({ status: 200, code: code('SessionMissing') })
      expect(await announce(port, path, ['transfer-encoding: chunked'])).toEqual(answer)
    })
  })

  test('more than a call takes is refused before it is sent, session or not', async () => {
    await listening({}, async (port, token) => {
      const headers = [`content-length: ${LARGEST_IMAGE * 2}`, `x-session: ${token}`]
      expect(await announce(port, UPLOAD, headers)).toEqual({ status: 413, code: code('ImageTooLarge') })
      expect(await announce(port, CALLS.buyProduct.path, headers)).toEqual({
        status: 413,
        code: code('InvalidRequest'),
      })
    })
  })

  test('an address sends large bodies only so fast, and small ones meanwhile', async () => {
    await listening({ LARGE_BODIES_PER_MINUTE: '1' }, async (port, token) => {
      const send = async (bytes: number): Promise<number> => {
        const body = JSON.stringify({ side: 'portrait', image: 'A'.repeat(bytes) })
        const headers = { 'content-type': 'application/json', 'x-session': token }
        const answer = await fetch(`http://127.0.0.1:${port}${UPLOAD}`, { method: 'POST', headers, body })
        return ((await answer.json()) as { code: number }).code
      }
      expect(await send(100_000)).not.toBe(code('TooManyRequests'))
      expect(await send(100_000)).toBe(code('TooManyRequests'))
      expect(await send(100)).not.toBe(code('TooManyRequests'))
    })
  })
})
