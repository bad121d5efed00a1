import Taro from '@tarojs/taro'
import { asked } from '../asked'
import type { SecureRandom } from './types'

/** wx.getRandomValues, base library 2.15.0 and later. */
export const secureRandom: SecureRandom = {
  kind: 'fetched',
  async fetch(length) {
    const given = await asked<{ randomValues: ArrayBuffer }>((handlers) =>
      Taro.getRandomValues({ length, ...handlers }),
    )
    if (!given.ok) throw new Error(`wx.getRandomValues failed: ${given.error}`)
    return new Uint8Array(given.value.randomValues)
  },
}
