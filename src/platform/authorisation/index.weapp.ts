import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import { launchToken } from './address'
import type { Authorisation } from './types'

let taken: string | undefined

export const authorisation: Authorisation = {
  take() {
    const token = launchToken(Taro.getEnterOptionsSync().query)
    // WeChat keeps giving the same launch query, but its token can be used only once.
    if (token === undefined || token === taken) return ok(undefined)
    taken = token
    return ok({ kind: 'token', token })
  },
  async request() {
    const login = await asked<{ code: string }>((handlers) => Taro.login(handlers))
    return login.ok ? ok({ kind: 'weChatCode', code: login.value.code }) : fail({ kind: 'unavailable' })
  },
}
