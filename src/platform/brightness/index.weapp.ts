import Taro from '@tarojs/taro'
import { asked } from '../asked'
import type { Brightness } from './types'

const BRIGHTEST = 1

const set = (value: number): void => void asked<unknown>((handlers) => Taro.setScreenBrightness({ value, ...handlers }))

export const brightness: Brightness = {
  raise() {
    let before: number | undefined
    let over = false
    void asked<{ value: number }>((handlers) => Taro.getScreenBrightness(handlers)).then((now) => {
      // Whoever has left meanwhile keeps their own.
      if (!now.ok || over) return
      before = now.value.value
      set(BRIGHTEST)
    })
    return () => {
      over = true
      if (before !== undefined) set(before)
    }
  },
}
