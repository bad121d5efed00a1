import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as WeChat would see it. */
export interface Asked {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** What WeChat answers: its JSON; a text that is none; or nothing, with the line cut. */
export type Says = Readonly<Record<string, unknown>> | string | 'CUT'

/** A server of ours that answers as the documentation of WeChat says, and remembers what it was asked. */
export async function pretendWechat() {
  const asked: Asked[] = []
  const said = new Map<string, Says[]>()
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://wechat.invalid')
    let text = ''
    request.on('data', (data) => (text += String(data)))
    request.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body })
      const waiting = said.get(url.pathname) ?? []
      const answer = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? { errcode: 40_066 }
      if (answer === 'CUT') request.socket.destroy()
      else reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** What it answers at an address from now on, one after another; the last one stays. */
    says: (path: string, ...answers: readonly Says[]) => void said.set(path, [...answers]),
    askedAt: (path: string) => asked.filter((each) => each.path === path),
    close: () => new Promise((done) => server.close(done)),
  }
}
