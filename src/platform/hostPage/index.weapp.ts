import Taro from '@tarojs/taro'
import { asked } from '../asked'
import type { HostPage } from './types'

export const hostPage: HostPage = {
  bankPublicKey: () => '',
  wear: () => undefined,
  setTitle: (title) => {
    // A failure is ignored: a page that was left before it was named needs no name.
    void asked((handlers) => Taro.setNavigationBarTitle({ title, ...handlers }))
  },
  dismissShell: () => undefined,
  hostName: () => /^https?:\/\/([^/:]+)/.exec(BANK_ORIGIN)?.[1] ?? '',
  origin: () => BANK_ORIGIN,
  channel: () => 'miniProgram',
}
