import type { Brand } from '../types'

/** A bank that doesn't exist: it shows that everything of a bank's own is in its folder. */
export { BRANCHES } from './branches'
export { CHANNELS } from './channels'
export { COLOURS } from './colours'
export { BRAND } from './names'

/** A leaf of two halves. */
export const MARK: Brand['MARK'] =
  "<circle cx='16' cy='16' r='16' fill='#8a1f6a'/><path d='M16 26V12M16 16c0-6 4-9 9-9 0 6-4 9-9 9zM16 21c0-5-4-8-9-8 0 5 4 8 9 8z' fill='none' stroke='#fff' stroke-width='2.4' stroke-linejoin='round' stroke-linecap='round'/>"

export const MOTIF: Brand['MOTIF'] =
  "<path d='M22 32V6M22 14c0-7 4-10 10-11M22 14c0-7-5-10-11-10M22 22c0-7 4-10 10-11M22 22c0-7-6-10-12-10M22 30c0-7 4-10 10-11M22 30c0-7-6-10-12-10' fill='none' stroke='#fff' stroke-opacity='.18' stroke-width='1.4' stroke-linecap='round'/>"

export const APP_LICENCE: Brand['APP_LICENCE'] = '样例备00000188号（示例）'

export const RECEIVING_BANK: Brand['RECEIVING_BANK'] = {
  branch: '青禾示例银行总行营业部',
  bankNo: '998100000188',
  accountPrefix: '99000188',
}

export const OFFERED: Brand['OFFERED'] = ['regular', 'full', 'gain', 'premium', 'wealth', 'renewed']

export const CAMPAIGNS: Brand['CAMPAIGNS'] = [
  'autumnLearn',
  'checkinPath',
  'deposit',
  'inviteFriend',
  'newcomer',
  'newcomerGift',
  'quizFortnight',
  'weeklyLearn',
]

export const SWITCHES: Brand['SWITCHES'] = {
  kolEnabled: 'never',
  referralRewardEnabled: 'never',
  helpInWeChat: 'never',
  depositRewardEnabled: 'never',
  lotteryEnabled: 'never',
  pointsEnabled: 'on',
  seckillEnabled: 'off',
  enterpriseEnabled: 'on',
}
