import type { ResponseOf } from '@/contract/call'
import type { queryDevices } from '@/contract/security/queryDevices'
import type { queryLoginRecord } from '@/contract/security/queryLoginRecord'
import { CHANNEL_NAMES, PLATFORM_NAMES } from '@/domain/devices/platform'

export type Login = ResponseOf<typeof queryLoginRecord>['login']
export type OwnDevice = ResponseOf<typeof queryDevices>['devices'][number]

/** The phone or computer of a log-in in a list; one of before they were noted has the way it came. */
export const fromWhich = ({ platform, device }: Pick<Login, 'platform' | 'device'>): string =>
  platform === undefined ? CHANNEL_NAMES[device] : PLATFORM_NAMES[platform]

/** What a log-in was made from, as far as it was noted: 苹果手机 · 微信小程序. */
export const fromWhat = ({ platform, device }: Pick<Login, 'platform' | 'device'>): string =>
  [...(platform === undefined ? [] : [PLATFORM_NAMES[platform]]), CHANNEL_NAMES[device]].join(' · ')

/** Where it was; attempts of before places were noted have none. */
export const loginPlace = ({ place }: Pick<Login, 'place'>): string => place ?? '未记录'
