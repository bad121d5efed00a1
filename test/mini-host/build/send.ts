import type { Transport } from '../runtime/wire'

/** Compiled-in origin → the origin that answers in this run, so that one build works with every port. */
export type OriginMap = Readonly<Record<string, string>>

export function mapOrigin(url: string, origins: OriginMap): string {
  const entry = Object.entries(origins).find(([from]) => url === from || url.startsWith(`${from}/`))
  return entry ? entry[1] + url.slice(entry[0].length) : url
}

/** Requests as WeChat's client sends them: no CORS, no cookies of the page, redirects followed. */
export const nodeTransport =
  (origins: OriginMap = {}): Transport =>
  async ({ url, method, headers, body }, signal) => {
    const payload = body && method !== 'GET' && method !== 'HEAD' ? Buffer.from(body) : undefined
    const response = await fetch(mapOrigin(url, origins), {
      method,
      headers,
      signal,
      ...(payload && { body: payload }),
    })
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  }
