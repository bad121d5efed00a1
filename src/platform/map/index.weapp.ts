import Taro from '@tarojs/taro'
import { gcj02Of } from '@/domain/branches/gcj02'
import { ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { MapView } from './types'

export const map: MapView = {
  isThere: () => true,
  async show({ name, address, ...place }) {
    const shown = await asked<unknown>((handlers) =>
      Taro.openLocation({ ...gcj02Of(place), name, address, ...handlers }),
    )
    return shown.ok ? ok(undefined) : UNSUPPORTED
  },
}
