import type { Result } from '@/domain/result'
import type { HttpRequest, HttpResponse, SendRequest, TransportError } from './types'

export interface FakeSend {
  readonly send: SendRequest
  /** Every request so far, in order. */
  readonly sent: HttpRequest[]
}

/** A transport whose answers a function makes: an in-process server, or one that fails. */
export function fakeSend(
  answer: (request: HttpRequest, turn: number) => Promise<Result<HttpResponse, TransportError>>,
): FakeSend {
  const sent: HttpRequest[] = []
  return {
    sent,
    send(request) {
      sent.push(request)
      let giveUp: (answer: Result<HttpResponse, TransportError>) => void = () => undefined
      const aborted = new Promise<Result<HttpResponse, TransportError>>((resolve) => (giveUp = resolve))
      return {
        answer: Promise.race([answer(request, sent.length), aborted]),
        abort: () => giveUp({ ok: false, error: { kind: 'aborted' } }),
      }
    },
  }
}
