import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import type { IsAskedAlready, SendRequest } from './types'

const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

export const send: SendRequest = ({ method, url, headers, body, timeout }) => {
  let aborted = false
  let task: { abort(): void } | undefined
  const answer = asked<{ statusCode: number; header: Record<string, unknown>; data: unknown }>((handlers) => {
    const sending = Taro.request({
      method,
      url,
      header: { ...headers },
      data: body,
      timeout,
      // Any value other than 'json' leaves the text unchanged; the envelope's MAC covers its exact bytes.
      dataType: 'text',
      responseType: 'text',
      ...handlers,
    })
    task = sending
    return sending
  })
  return {
    answer: answer.then((answered) => {
      if (answered.ok) {
        const { statusCode, header, data } = answered.value
        return ok({ status: statusCode, headers: lowerCased(header), text: typeof data === 'string' ? data : '' })
      }
      if (aborted) return fail({ kind: 'aborted' })
      return fail({ kind: /time\s?out/i.test(answered.error) ? 'timeout' : 'network' })
    }),
    abort() {
      aborted = true
      task?.abort()
    },
  }
}

/** No code runs before a mini-program's own scripts. */
export const isAskedAlready: IsAskedAlready = () => false
