import type { IsAskedAlready } from './types'

/** Name on the window under which index.html leaves the answer it has asked for already (config/earlyAsk.ts). */
export const EARLY_ANSWER = 'bankEarlyAnswer'

interface EarlyAnswer {
  readonly url: string
  readonly answer: Promise<Response>
}

type Holder = Window & { [EARLY_ANSWER]?: EarlyAnswer }

/** Whether the page has asked for this ahead of the app, and nobody has taken the answer yet. */
export const isAskedAlready: IsAskedAlready = (url) => (window as Holder)[EARLY_ANSWER]?.url === url

/** The answer that the page asked for ahead of the app, once; undefined when it asked for something else or failed. */
export async function takeEarlyAnswer(method: string, url: string): Promise<Response | undefined> {
  const holder = window as Holder
  const early = holder[EARLY_ANSWER]
  if (early === undefined || method !== 'GET' || early.url !== url) return undefined
  delete holder[EARLY_ANSWER]
  return early.answer.catch(() => undefined)
}
