import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import type { Subscription } from './types'

export const subscription: Subscription = {
  available: () => Taro.canIUse('requestSubscribeMessage'),
  async ask(templateIds) {
    const answered = await asked<Readonly<Record<string, unknown>>>((handlers) =>
      // entityIds are for Alipay; Taro's type requires them.
      Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [], ...handlers }),
    )
    if (!answered.ok) return fail({ kind: 'failed' })
    return ok(templateIds.filter((id) => answered.value[id] === 'accept'))
  },
}
