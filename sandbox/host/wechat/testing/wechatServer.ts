import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WechatHost } from '../ask'

/** What the server was asked. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** An answer: fields as JSON, a text as it is, `silence`, or a broken connection. */
export type Said = object | string
export const SILENCE = 'silence'
export const BREAK = 'break'

type Script = Said | ((asked: Asked, nth: number) => Said)

export interface WechatServer {
  readonly host: WechatHost
  readonly asked: Asked[]
  /** What the paths answer from now on; one that isn't named answers as the documentation does. */
  says(scripts: Readonly<Record<string, Script>>): void
  asks(path: string): readonly Asked[]
  close(): Promise<void>
}

/** The token that the server gives the nth time it is asked for one. */
export const tokenNumber = (nth: number): string => `token-${nth}`

/** Good answers, with the fields of the documentation's examples. */
const GOOD: Readonly<Record<string, Script>> = {
  '/cgi-bin/stable_token': (_asked, nth) => ({ access_token: tokenNumber(nth), expires_in: 7200 }),
  '/cgi-bin/ticket/getticket': (_asked, nth) => ({
    errcode: 0,
    errmsg: 'ok',
    ticket: `ticket-${nth}`,
    expires_in: 7200,
  }),
  '/sns/jscode2session': { openid: 'open-mini', session_key: 'session-key', unionid: 'union-1' },
  '/sns/oauth2/access_token': {
    access_token: 'grant',
    expires_in: 7200,
    refresh_token: 'refresh-1',
    openid: 'open-h5',
    scope: 'snsapi_userinfo',
    unionid: 'union-1',
  },
  '/sns/oauth2/refresh_token': {
    access_token: 'grant',
    expires_in: 7200,
    refresh_token: 'refresh-2',
    openid: 'open-h5',
    scope: 'snsapi_userinfo',
  },
  '/wxa/business/getuserphonenumber': {
    errcode: 0,
    errmsg: 'ok',
    phone_info: {
      phoneNumber: '+8613800138000',
      purePhoneNumber: '13800138000',
      countryCode: '86',
      watermark: { timestamp: 1637744274, appid: 'wxmini' },
    },
  },
  '/wxa/msg_sec_check': {
    errcode: 0,
    errmsg: 'ok',
    trace_id: 'trace-1',
    result: { suggest: 'pass', label: 100 },
    detail: [{ strategy: 'content_model', errcode: 0, suggest: 'pass', label: 100, prob: 90 }],
  },
  '/wxa/media_check_async': { errcode: 0, errmsg: 'ok', trace_id: 'trace-2' },
  '/wxa/generate_urllink': { errcode: 0, errmsg: 'ok', url_link: 'https://wxaurl.cn/abc' },
  '/cgi-bin/message/subscribe/send': { errcode: 0, errmsg: 'ok', msgid: 1 },
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const text = Buffer.concat(chunks).toString('utf8')
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat.invalid')
  return {
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text === '' ? {} : (JSON.parse(text) as Asked['body']),
  }
}

function send(response: ServerResponse, said: Said): void {
  if (said === SILENCE) return
  if (said === BREAK) return void response.destroy()
  // WeChat says text/plain of some of its JSON.
  response.setHeader('content-type', 'text/plain')
  response.end(typeof said === 'string' ? said : JSON.stringify(said))
}

/** A server that answers as WeChat's documentation says, or as a test tells it to. */
export async function openWechat(): Promise<WechatServer> {
  const asked: Asked[] = []
  let scripts: Readonly<Record<string, Script>> = {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = await read(request)
    asked.push(question)
    const script = scripts[question.path] ?? GOOD[question.path] ?? { errcode: 40066, errmsg: 'invalid url' }
    const nth = asked.filter(({ path }) => path === question.path).length
    send(response, typeof script === 'function' ? script(question, nth) : script)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    host: { origin: `http://127.0.0.1:${port}`, timeoutMs: 300, busyMs: 1 },
    asked,
    says(given) {
      scripts = given
      asked.length = 0
    },
    asks: (path) => asked.filter((one) => one.path === path),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
