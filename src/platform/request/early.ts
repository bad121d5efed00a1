/** Name on the window under which index.html leaves the answer it has asked for already (config/earlyAsk.ts). */
export const EARLY_ANSWER = 'bankEarlyAnswer'

interface EarlyAnswer {
  readonly url: string
  readonly answer: Promise<Response>
}

/** The answer that the page asked for ahead of the app, once; undefined when it asked for something else or failed. */
export async function takeEarlyAnswer(method: string, url: string): Promise<Response | undefined> {
  const holder = window as { [EARLY_ANSWER]?: EarlyAnswer }
  const early = holder[EARLY_ANSWER]
  if (early === undefined || method !== 'GET' || early.url !== url) return undefined
  delete holder[EARLY_ANSWER]
  return early.answer.catch(() => undefined)
}
