import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import { isRefusal, LOCATION_PROMPT } from './types'
import type { Location, Position } from './types'

export const location: Location = {
  async locate() {
    const given = await asked<Position>((handlers) => Taro.getLocation({ type: 'wgs84', ...handlers }))
    if (given.ok) return ok({ longitude: given.value.longitude, latitude: given.value.latitude })
    return fail({ kind: isRefusal(given.error) ? 'refused' : 'unavailable', prompt: LOCATION_PROMPT })
  },
  async openSettings() {
    const opened = await asked<unknown>((handlers) => Taro.openSetting(handlers))
    return opened.ok ? ok(undefined) : UNSUPPORTED
  },
}
