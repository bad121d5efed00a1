import { machineNow } from '../clock'
import type { WireResponse } from '../wire'
import type { HostContext } from '../context'
import { bytesOf } from '../files'
import { asynchronous, asynchronousTable, WxFailure } from './calls'
import type { Callbacks, WxTable } from './calls'

/** WeChat waits a minute unless the app or the call says otherwise. */
const DEFAULT_TIMEOUT_MS = 60_000
/** At most ten requests at a time; the eleventh waits. */
const CONCURRENT = 10

type Options = Record<string, unknown> & Callbacks

const lowerCased = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((headers as object | undefined) ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

const formEncoded = (data: object): string =>
  Object.entries(data)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&')

/** The URL and body made from `data`: a query for GET, JSON or a form otherwise, bytes unchanged. */
function encodeData(
  url: string,
  method: string,
  data: unknown,
  headers: Record<string, string>,
): { url: string; body: Uint8Array | undefined } {
  if (data === undefined || data === null) return { url, body: undefined }
  if (data instanceof ArrayBuffer) return { url, body: new Uint8Array(data) }
  if (typeof data !== 'string' && typeof data !== 'object')
    throw new WxFailure('parameter error: parameter.data should be Object')
  if (method === 'GET' || method === 'HEAD') {
    const query = typeof data === 'string' ? data : formEncoded(data)
    return { url: query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`, body: undefined }
  }
  const form = headers['content-type']?.includes('x-www-form-urlencoded')
  return {
    url,
    body: new TextEncoder().encode(typeof data === 'string' ? data : form ? formEncoded(data) : JSON.stringify(data)),
  }
}

function decodeBody({ body }: WireResponse, { responseType, dataType = 'json' }: Options): unknown {
  if (responseType === 'arraybuffer') return body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength)
  const text = new TextDecoder().decode(body)
  if (dataType !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    // WeChat gives the text when it isn't JSON.
    return text
  }
}

class Network {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly context: HostContext) {}

  private checkAddress(url: string): void {
    const { phone } = this.context
    if (!/^https?:\/\//.test(url)) throw new WxFailure(`invalid url "${url}"`)
    const host = new URL(url).host
    if (phone.requestDomains && !phone.requestDomains.includes(host))
      throw new WxFailure('url not in domain list', { errno: 600002 })
    if (phone.network === 'none') throw new WxFailure('net::ERR_INTERNET_DISCONNECTED', { errno: 600001 })
  }

  private async slot(): Promise<void> {
    if (this.running >= CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.running += 1
  }

  async send(
    options: Options,
    method: string,
    body: Uint8Array | undefined,
    url: string,
    abort: AbortController,
  ): Promise<WireResponse> {
    this.checkAddress(url)
    await this.slot()
    const timeout = Number(options.timeout ?? this.context.program.app.networkTimeout?.request ?? DEFAULT_TIMEOUT_MS)
    let late = false
    const timer = window.setTimeout(() => {
      late = true
      abort.abort()
    }, timeout)
    try {
      const headers = {
        'content-type': 'application/json',
        ...lowerCased(options.header),
        referer: 'https://servicewechat.com/touristappid/devtools/page-frame.html',
      }
      return await this.context.transport({ url, method, headers, body }, abort.signal)
    } catch (error) {
      if (late) throw new WxFailure('timeout', { errno: 5 })
      if (abort.signal.aborted) throw new WxFailure('abort')
      throw new WxFailure(error instanceof Error ? error.message : String(error), { errno: 600001 })
    } finally {
      window.clearTimeout(timer)
      this.running -= 1
      this.waiting.shift()?.()
    }
  }

  async request(options: Options, abort: AbortController, heard: (headers: object) => void): Promise<object> {
    const method = String(options.method ?? 'GET').toUpperCase()
    const { url, body } = encodeData(String(options.url ?? ''), method, options.data, {
      'content-type': 'application/json',
      ...lowerCased(options.header),
    })
    const response = await this.send(options, method, body, url, abort)
    heard({ header: response.headers, statusCode: response.statusCode, cookies: response.cookies })
    return {
      data: decodeBody(response, options),
      statusCode: response.statusCode,
      header: response.headers,
      cookies: response.cookies,
    }
  }

  async upload(options: Options, abort: AbortController): Promise<object> {
    const file = this.context.files.get(String(options.filePath))
    if (!file) throw new WxFailure('file not found')
    const boundary = `----host${machineNow().toString(36)}`
    const part = (head: string, content: string | ArrayBuffer): (string | ArrayBuffer)[] => [
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
      content,
      '\r\n',
    ]
    const fields = Object.entries((options.formData as object | undefined) ?? {}).flatMap(([name, value]) =>
      part(`name="${name}"`, String(value)),
    )
    const head = `name="${String(options.name)}"; filename="${String(options.filePath).split('/').pop()}"\r\nContent-Type: ${file.type || 'application/octet-stream'}`
    const body = new Blob([...fields, ...part(head, await bytesOf(file)), `--${boundary}--\r\n`])
    const header = { ...lowerCased(options.header), 'content-type': `multipart/form-data; boundary=${boundary}` }
    const response = await this.send(
      { ...options, header },
      'POST',
      new Uint8Array(await bytesOf(body)),
      String(options.url),
      abort,
    )
    // uploadFile's data is always text.
    return { data: new TextDecoder().decode(response.body), statusCode: response.statusCode, header: response.headers }
  }

  async download(options: Options, abort: AbortController): Promise<object> {
    const response = await this.send(options, 'GET', undefined, String(options.url), abort)
    const extension = /\.(\w+)(?:\?|$)/.exec(String(options.url))?.[1] ?? 'bin'
    const blob = new Blob([new Uint8Array(response.body)], { type: response.headers['content-type'] ?? '' })
    return {
      tempFilePath: this.context.files.add(blob, extension),
      statusCode: response.statusCode,
      header: response.headers,
    }
  }
}

/** A call that gives a task, which can be aborted and listened to. */
function task(
  name: string,
  context: HostContext,
  work: (options: Options, abort: AbortController, heard: (headers: object) => void) => Promise<object>,
) {
  return (options: Options): object => {
    const abort = new AbortController()
    let listeners: ((headers: object) => void)[] = []
    const run = asynchronous(name, context.errors, (given) =>
      work(given as Options, abort, (headers) => listeners.forEach((listener) => listener(headers))),
    )
    const promise = run(options)
    // Without callbacks WeChat gives the task and no promise, so nobody is told of a failure.
    promise?.catch(() => undefined)
    return {
      abort: () => abort.abort(),
      onHeadersReceived: (listener: (headers: object) => void) => void listeners.push(listener),
      offHeadersReceived: () => void (listeners = []),
      onProgressUpdate: () => undefined,
      offProgressUpdate: () => undefined,
    }
  }
}

export function networkApi(context: HostContext): WxTable {
  const network = new Network(context)
  return {
    request: task('request', context, (options, abort, heard) => network.request(options, abort, heard)),
    uploadFile: task('uploadFile', context, (options, abort) => network.upload(options, abort)),
    downloadFile: task('downloadFile', context, (options, abort) => network.download(options, abort)),
    ...asynchronousTable(context.errors, {
      getNetworkType: () => ({ networkType: context.phone.network, hasSystemProxy: false, weakNet: false }),
    }),
  }
}
