import Taro from '@tarojs/taro'
import { createStorage, memoryStore } from './keyed'
import type { Storage } from './types'

/** The mini-program has no storage that ends with the visit, so its process is the session. */
export const storage: Storage = createStorage({
  session: memoryStore(),
  local: {
    read: (name) => String(Taro.getStorageSync(name) ?? ''),
    write: (name, text) => Taro.setStorageSync(name, text),
    delete: (name) => Taro.removeStorageSync(name),
  },
})
