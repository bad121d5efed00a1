import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TencentHost } from '../ask'
import { authorization } from '../sign'
import type { TencentKey } from '../sign'

/** What the server was asked. */
export interface Asked {
  readonly action: string
  readonly version: string
  readonly region: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/** What stands in `Response`, a text as it is, `silence`, or a broken connection. */
export type Said = object | string
export const SILENCE = 'silence'
export const BREAK = 'break'

type Script = Said | ((asked: Asked, nth: number) => Said)

export interface TencentServer {
  readonly host: TencentHost
  readonly asked: Asked[]
  /** What the actions answer from now on; one that isn't named answers as the documentation's examples do. */
  says(scripts: Readonly<Record<string, Script>>): void
  close(): Promise<void>
}

/** The key that the server knows. */
export const KEY: TencentKey = { secretId: `AKID${'a'.repeat(32)}`, secretKey: 's3cr3t'.repeat(6) }
export const REQUEST_ID = 'ed93f3cb-f35e-473f-b9f3-0d451b8b79c6'

/** An error as the documentation shows it; its text repeats what was sent. */
export const errorOf = (code: string): object => ({
  Error: { Code: code, Message: 'refused: 13800138000 韦小宝 11204416541220243X' },
})

const CARD = { Name: '', Sex: '', Nation: '', Birth: '', Address: '', IdNum: '', Authority: '', ValidDate: '' }
/** The examples of cloud.tencent.com/document/api/866/33524. */
export const FRONT = {
  ...CARD,
  Name: '李明',
  Sex: '男',
  Nation: '汉',
  Birth: '1987/1/1',
  Address: '北京市石景山区高新技术园腾讯大楼',
  IdNum: '440524198701010014',
  AdvancedInfo: '{}',
}
export const BACK = { ...CARD, Authority: '赵县公安局', ValidDate: '2010.07.21-2020.07.21', AdvancedInfo: '{}' }
export const PERSON = { name: '韦小宝', idCardNo: '11204416541220243X' }

/** A result of cloud.tencent.com/document/api/1007/41957, as far as `InfoType` 1 asks for it. */
export const detected = (ErrCode: number | null, { name, idCardNo } = PERSON): object => ({
  Text: { ErrCode, ErrMsg: '成功', IdCard: idCardNo, Name: name, LiveStatus: 0, Comparestatus: 0, Sim: '99.00' },
})
export const smsStatus = (Code: string): object => ({
  SendStatusSet: [{ SerialNo: '5000:1045710669157053657849499619', PhoneNumber: '+8613800138000', Fee: 1, Code }],
})

export const FACE_PAGE = 'https://open.faceid.qq.com/v1/web'
/** Verifications that were opened, by all servers: no token is given twice. */
let opened = 0

const GOOD: Readonly<Record<string, Script>> = {
  SendSms: smsStatus('Ok'),
  DetectAuth: () => ({ BizToken: `CE661F1A-${(opened += 1)}`, Url: FACE_PAGE }),
  GetDetectInfoEnhanced: detected(0),
  IDCardOCR: ({ body }) => (body.CardSide === 'FRONT' ? FRONT : BACK),
}

async function read(request: IncomingMessage): Promise<{ readonly asked: Asked; readonly signed: boolean }> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const payload = Buffer.concat(chunks).toString('utf8')
  const header = (name: string): string => String(request.headers[name] ?? '')
  const [, service = ''] = /\/([a-z]+)\/tc3_request/.exec(header('authorization')) ?? []
  const timestamp = Number(header('x-tc-timestamp'))
  const right = authorization(KEY, { service, host: header('host'), timestamp, payload })
  return {
    asked: {
      action: header('x-tc-action'),
      version: header('x-tc-version'),
      region: request.headers['x-tc-region'] as string | undefined,
      body: JSON.parse(payload) as Asked['body'],
    },
    signed: request.method === 'POST' && right === header('authorization'),
  }
}

function send(response: ServerResponse, said: Said): void {
  if (said === SILENCE) return
  if (said === BREAK) return void response.destroy()
  response.setHeader('content-type', 'application/json')
  const whole = (fields: object) => JSON.stringify({ Response: { ...fields, RequestId: REQUEST_ID } })
  response.end(typeof said === 'string' ? said : whole(said))
}

/** A server that checks signatures and answers as Tencent Cloud's documentation says, or as a test tells it to. */
export async function openTencent(): Promise<TencentServer> {
  const asked: Asked[] = []
  let scripts: Readonly<Record<string, Script>> = {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = await read(request)
    const { action } = question.asked
    asked.push(question.asked)
    if (!question.signed) return send(response, errorOf('AuthFailure.SignatureFailure'))
    const script = scripts[action] ?? GOOD[action] ?? errorOf('InvalidAction')
    const nth = asked.filter((one) => one.action === action).length
    send(response, typeof script === 'function' ? script(question.asked, nth) : script)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    host: { origin: () => `http://127.0.0.1:${port}`, timeoutMs: 300, busyMs: 1 },
    asked,
    says(given) {
      scripts = given
      asked.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
