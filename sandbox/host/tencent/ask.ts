import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { failureOf } from './failure'
import type { TencentFailure } from './failure'
import { authorization, CONTENT_TYPE } from './sign'
import type { TencentKey } from './sign'

/** Where Tencent Cloud answers. */
export interface TencentHost {
  /** The origin of a service, such as `sms`. */
  origin(service: string): string
  /** How long an answer may take, ms. */
  readonly timeoutMs: number
  /** How long to wait after "too often" before asking again, ms. */
  readonly busyMs: number
}

export const TENCENT_HOST: TencentHost = {
  origin: (service) => `https://${service}.tencentcloudapi.com`,
  timeoutMs: 8_000,
  busyMs: 500,
}

/** Who asks. */
export interface TencentClient {
  readonly host: TencentHost
  readonly key: TencentKey
  /** Epoch ms by the machine's clock. */
  readonly now: () => number
}

/** One call of the documentation. */
export interface Question<Answer extends v.GenericSchema> {
  readonly service: string
  readonly action: string
  readonly version: string
  /** Only for the services that are asked in one. */
  readonly region?: string
  readonly body: Readonly<Record<string, unknown>>
  /** The fields of a good answer. */
  readonly answer: Answer
  /** A question about what was done before: it may be asked again after silence. */
  readonly onlyAsks?: boolean
}

const answered = v.object({
  Response: v.looseObject({
    Error: v.optional(v.object({ Code: v.string() })),
    RequestId: v.optional(v.string()),
  }),
})

/**
 * Asks Tencent Cloud once: a POST of JSON whose headers say which action, in which version
 * (cloud.tencent.com/document/product/679/47719). It is asked once more after `RequestLimitExceeded`, with which the cloud
 * has done nothing. After silence, only a question is, because anything else may have been done.
 */
export async function ask<Answer extends v.GenericSchema>(
  client: TencentClient,
  question: Question<Answer>,
): Promise<Result<v.InferOutput<Answer>, TencentFailure>> {
  const first = await askOnce(client, question)
  if (first.ok) return first
  const { name } = first.error
  if (name === 'busy') await wait(client.host.busyMs)
  else if (!question.onlyAsks || name === 'refused') return first
  return askOnce(client, question)
}

async function askOnce<Answer extends v.GenericSchema>(
  client: TencentClient,
  question: Question<Answer>,
): Promise<Result<v.InferOutput<Answer>, TencentFailure>> {
  const said = await fetched(client, question)
  if (!said.ok) return said
  const read = v.safeParse(answered, said.value)
  if (!read.success) return fail({ name: 'unreadable' })
  const { Response: response } = read.output
  if (response.Error) return fail(failureOf(response.Error.Code, response.RequestId))
  const good = v.safeParse(question.answer, response)
  return good.success ? ok(good.output) : fail({ name: 'unreadable' })
}

/** Nothing of what is sent is in an error: it may be a face's owner or an ID card. A redirect isn't followed. */
async function fetched(
  { host, key, now }: TencentClient,
  { service, action, version, region, body }: Question<v.GenericSchema>,
): Promise<Result<unknown, TencentFailure>> {
  const url = new URL(host.origin(service))
  const payload = JSON.stringify(body)
  const timestamp = Math.floor(now() / 1000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: authorization(key, { service, host: url.host, timestamp, payload }),
        'content-type': CONTENT_TYPE,
        'x-tc-action': action,
        'x-tc-timestamp': String(timestamp),
        'x-tc-version': version,
        ...(region !== undefined && { 'x-tc-region': region }),
      },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(host.timeoutMs),
    })
    return ok(await response.json())
  } catch (error) {
    return fail({ name: nameOfError(error) })
  }
}

/** Before these nothing was sent. */
const UNREACHED: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function nameOfError(error: unknown): TencentFailure['name'] {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown }
  if (name === 'SyntaxError') return 'unreadable'
  if (name === 'TimeoutError') return 'slow'
  return UNREACHED.includes((Object(cause) as { code?: unknown }).code) ? 'unreached' : 'cut'
}
