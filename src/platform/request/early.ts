import type { IsAskedAlready } from './types'

/** Name on the window under which index.html stores the answer it has asked for already (./askEarly.ts). */
export const EARLY_ANSWER = 'bankEarlyAnswer'

interface EarlyAnswer {
  readonly url: string
  readonly answer: Promise<Response>
}

export type EarlyHolder = Window & { [EARLY_ANSWER]?: EarlyAnswer }

/** The early answer's content without taking it; undefined when there is none, or the app has taken it. */
export async function peekEarlyAnswer(): Promise<unknown> {
  try {
    return await (await (window as EarlyHolder)[EARLY_ANSWER]?.answer)?.clone().json()
  } catch {
    return undefined
  }
}

/** Whether index.html has asked for this address, and nobody has taken the answer yet. */
export const isAskedAlready: IsAskedAlready = (url) => (window as EarlyHolder)[EARLY_ANSWER]?.url === url

/** The answer that index.html asked for, given out once; undefined when it asked for something else or failed. */
export async function takeEarlyAnswer(method: string, url: string): Promise<Response | undefined> {
  const holder = window as EarlyHolder
  const early = holder[EARLY_ANSWER]
  if (early === undefined || method !== 'GET' || early.url !== url) return undefined
  delete holder[EARLY_ANSWER]
  return early.answer.catch(() => undefined)
}
