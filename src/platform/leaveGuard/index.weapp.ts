import Taro from '@tarojs/taro'
import { asked } from '../asked'
import type { LeaveGuard } from './types'

/** WeChat asks with a dialog of its own (base library 2.12.0); older versions don't ask. */
export const leaveGuard: LeaveGuard = {
  guard({ message }) {
    void asked<unknown>((handlers) => Taro.enableAlertBeforeUnload({ message, ...handlers }))
    return () => void asked<unknown>((handlers) => Taro.disableAlertBeforeUnload({ ...handlers }))
  },
}
