import type { Result } from '@/domain/result'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The body as text; none with GET. */
  readonly body?: string
  /** Milliseconds until the try is given up. */
  readonly timeout: number
}

export interface HttpResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Why no answer came. Whether the server got the request is unknown, except that 'offline' sent nothing. */
export interface TransportError {
  readonly kind: 'network' | 'timeout' | 'offline' | 'aborted'
}

export interface Sending {
  readonly answer: Promise<Result<HttpResponse, TransportError>>
  /** Aborts: the answer becomes 'aborted' unless it has come already. */
  abort(): void
}

/** One HTTP request and its answer, whatever its status. */
export type SendRequest = (request: HttpRequest) => Sending

/** Whether a GET request to this address was sent before the app began and its answer is kept. */
export type IsAskedAlready = (url: string) => boolean
