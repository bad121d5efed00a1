import { FAILURE_HEADER, HOST_PATHS, REQUEST_HEADER, RESPONSE_HEADER } from './wire'
import type { Transport, WireResponse } from './wire'

/** Requests go through the host's server, because WeChat's client has no CORS and may set every header. */
export const pageTransport: Transport = async ({ body, ...head }, signal) => {
  const response = await fetch(HOST_PATHS.request, {
    method: 'POST',
    headers: { [REQUEST_HEADER]: encodeURIComponent(JSON.stringify(head)) },
    body: (body ?? null) as BodyInit | null,
    signal,
  })
  const failure = response.headers.get(FAILURE_HEADER)
  if (failure !== null) throw new Error(decodeURIComponent(failure))
  const rest = JSON.parse(decodeURIComponent(response.headers.get(RESPONSE_HEADER) ?? '{}')) as Omit<
    WireResponse,
    'body'
  >
  return { ...rest, body: new Uint8Array(await response.arrayBuffer()) }
}
