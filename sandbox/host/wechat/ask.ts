import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { failureOfCode } from './failure'
import type { WechatFailure } from './failure'

/** Where WeChat answers. */
export interface WechatHost {
  readonly origin: string
  /** How long an answer may take, ms. */
  readonly timeoutMs: number
  /** How long to wait after -1 before asking again, ms. */
  readonly busyMs: number
}

export const WECHAT_HOST: WechatHost = { origin: 'https://api.weixin.qq.com', timeoutMs: 5_000, busyMs: 500 }

export interface Question<Answer extends v.GenericSchema> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown
  /** The fields of a good answer, by the documentation. */
  readonly answer: Answer
}

const errors = v.object({ errcode: v.optional(v.number(), 0) })

/**
 * Asks WeChat once, and once more when it says -1: the system is busy, the developer is asked to try again
 * (developers.weixin.qq.com/doc/oplatform/developers/errCode/errCode.html). Nothing else is repeated, because a code or a
 * permission may be used up by a request whose answer was lost.
 */
export async function ask<Answer extends v.GenericSchema>(
  host: WechatHost,
  question: Question<Answer>,
): Promise<Result<v.InferOutput<Answer>, WechatFailure>> {
  const first = await askOnce(host, question)
  if (first.ok || first.error.name !== 'busy') return first
  await wait(host.busyMs)
  return askOnce(host, question)
}

async function askOnce<Answer extends v.GenericSchema>(
  host: WechatHost,
  { path, query = {}, body, answer }: Question<Answer>,
): Promise<Result<v.InferOutput<Answer>, WechatFailure>> {
  const said = await fetched(host, `${path}?${new URLSearchParams(query).toString()}`, body)
  if (!said.ok) return said
  const code = v.safeParse(errors, said.value)
  if (code.success && code.output.errcode !== 0) return fail(failureOfCode(code.output.errcode))
  const read = v.safeParse(answer, said.value)
  return read.success ? ok(read.output) : fail({ name: 'unreadable' })
}

/** The address is in no error: it holds the secret or a token. A redirect isn't followed, for the same reason. */
async function fetched(host: WechatHost, address: string, body: unknown): Promise<Result<unknown, WechatFailure>> {
  try {
    const response = await fetch(host.origin + address, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(host.timeoutMs),
    })
    return ok(await response.json())
  } catch (error) {
    const { name } = Object(error) as { name?: unknown }
    return fail({ name: name === 'SyntaxError' ? 'unreadable' : name === 'TimeoutError' ? 'slow' : 'cut' })
  }
}
