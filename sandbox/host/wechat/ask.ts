import { setTimeout as wait } from 'node:timers/promises'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'

/**
 * Why WeChat gave nothing. `refused` is its answer to what was asked, by its number; `unavailable` says that nothing was
 * decided: it is busy, over its quota, silent, or what came isn't an answer of its.
 */
export type WechatFailure =
  | { readonly kind: 'refused'; readonly errcode: number }
  | { readonly kind: 'unavailable'; readonly errcode?: number }

/** One question to WeChat's server; with a body it is a POST of JSON. */
export interface Question {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

export type WechatAnswer = Readonly<Record<string, unknown>>

/** WeChat's own servers answer in well under a second; a customer waits no longer than this, ms. */
const PATIENCE_MS = 5_000
const BUSY = -1
/** -1 system busy, 45009 quota of the day, 45011 of the minute (developers.weixin.qq.com/doc/oplatform/developers/errCode). */
const UNDECIDED = new Set([BUSY, 45_009, 45_011])
const BREATH_MS = 200

/**
 * Asks WeChat. Busy (-1, 请开发者稍候再试) is asked once more, because nothing was done; what was silent or cut off isn't, because
 * a code may have been used up. No answer, address or secret goes into an error.
 */
export async function ask(api: string, question: Question): Promise<Result<WechatAnswer, WechatFailure>> {
  const first = await askOnce(api, question)
  if (first.ok || first.error.errcode !== BUSY) return first
  await wait(BREATH_MS)
  return askOnce(api, question)
}

async function askOnce(
  api: string,
  { path, query = {}, body }: Question,
): Promise<Result<WechatAnswer, WechatFailure>> {
  const url = `${api}${path}?${new URLSearchParams(query).toString()}`
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    const answer = await fetch(url, { ...sent, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? read(await answer.json()) : fail({ kind: 'unavailable' })
  } catch {
    return fail({ kind: 'unavailable' })
  }
}

function read(answer: unknown): Result<WechatAnswer, WechatFailure> {
  if (typeof answer !== 'object' || answer === null) return fail({ kind: 'unavailable' })
  const { errcode = 0 } = answer as { errcode?: unknown }
  if (typeof errcode !== 'number') return fail({ kind: 'unavailable' })
  if (errcode === 0) return ok(answer as WechatAnswer)
  return fail({ kind: UNDECIDED.has(errcode) ? 'unavailable' : 'refused', errcode })
}

/** A text of an answer; a missing one is as good as no answer. */
export const textIn = (answer: WechatAnswer, name: string): Result<string, WechatFailure> => {
  const text = answer[name]
  return typeof text === 'string' && text !== '' ? ok(text) : fail({ kind: 'unavailable' })
}
