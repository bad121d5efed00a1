import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { takeEarlyAnswer } from './early'
import type { HttpRequest, HttpResponse, SendRequest, TransportError } from './types'

export { isAskedAlready } from './early'

export const send: SendRequest = (request) => {
  const controller = new AbortController()
  let reason: TransportError['kind'] = 'network'
  const giveUp = (kind: TransportError['kind']) => {
    reason = kind
    controller.abort()
  }
  return {
    answer: fetchText(request, controller.signal, () => giveUp('timeout')).catch(() => fail({ kind: reason })),
    abort: () => giveUp('aborted'),
  }
}

async function fetchText(
  { method, url, headers, body, timeout }: HttpRequest,
  signal: AbortSignal,
  late: () => void,
): Promise<Result<HttpResponse, TransportError>> {
  const timer = setTimeout(late, timeout)
  try {
    // No cache and no redirects: the answer must be to this call, and a bank's call never redirects.
    const options = { method, headers: { ...headers }, body, signal, cache: 'no-store', redirect: 'error' } as const
    const response =
      (await takeEarlyAnswer(method, url)) ?? (await fetch(url, { ...options, credentials: 'same-origin' }))
    if (signal.aborted) throw new Error('aborted')
    return ok({ status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() })
  } finally {
    clearTimeout(timer)
  }
}
