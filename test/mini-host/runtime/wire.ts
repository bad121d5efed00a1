/** A request of the mini-program on its way through the host: WeChat's client sends it, not the page. */
export interface WireRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
}

export interface WireResponse {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Uint8Array
}

/** Sends one request; rejects with the reason when no answer came. */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireResponse>

/** Where the host's page sends requests and finds its scripts. */
export const HOST_PATHS = {
  request: '/__host__/request',
  runtime: '/__host__/runtime.js',
  program: '/__host__/program.js',
  packages: '/__host__/package/',
} as const

export const REQUEST_HEADER = 'x-mini-request'
export const RESPONSE_HEADER = 'x-mini-response'
export const FAILURE_HEADER = 'x-mini-failure'

/** A request without its body, as the header of the host's page says it. */
export const headOf = (header: string): Omit<WireRequest, 'body'> =>
  JSON.parse(decodeURIComponent(header)) as Omit<WireRequest, 'body'>
