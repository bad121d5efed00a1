import { makePhoneCall } from '@tarojs/taro'

/** Offers to call a branch. Refused or cancelled: the number stands on the control. */
export const callBranch = (phoneNumber: string): void => {
  makePhoneCall({ phoneNumber }).catch(() => undefined)
}
