import { makePhoneCall } from '@tarojs/taro'
import { BRAND } from '../domain/brand'
import { REGULATOR_HOTLINE } from '../domain/regulation'

/** Offers to call a number. Refused or cancelled: the number stands on the control or beside it. */
const offerCall = (phoneNumber: string): void => {
  makePhoneCall({ phoneNumber }).catch(() => undefined)
}

/** The bank. */
export const callHotline = (): void => offerCall(BRAND.hotline)

/** The regulator, whom who isn't content with the bank's answer turns to. */
export const callRegulator = (): void => offerCall(REGULATOR_HOTLINE)
