import { makePhoneCall } from '@tarojs/taro'
import { BRAND } from '../domain/brand'

/** Offers to call the bank. Refused or cancelled: the number stands on the control or beside it. */
export const callHotline = (): void => {
  makePhoneCall({ phoneNumber: BRAND.hotline }).catch(() => undefined)
}
