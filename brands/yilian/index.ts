import type { Brand } from '../types'

/** The bank of the specification: the default. */
export { BRANCHES } from './branches'
export { CHANNELS } from './channels'
export { COLOURS } from './colours'
export { BRAND } from './names'

export const MARK: Brand['MARK'] =
  "<rect width='32' height='32' rx='8' fill='#1d4ed8'/><path d='M8 22V10l8 7 8-7v12' fill='none' stroke='#fff' stroke-width='3' stroke-linejoin='round'/>"

const PETALS = 12

/** A rosette as engraved on paper certificates. */
const rosette = (): string =>
  Array.from(
    { length: PETALS },
    (_, turn) => `<ellipse rx='10.4' ry='7' transform='rotate(${(180 / PETALS) * turn})'/>`,
  ).join('')

/** The moon over the water of what is kept, with the mark in it as a seal has it. */
export const MOTIF: Brand['MOTIF'] = /*#__PURE__*/ `<g transform='translate(23 11)' fill='none' stroke='#fff' stroke-opacity='.18' stroke-width='.14'>${/*#__PURE__*/ rosette()}</g><circle cx='23' cy='11' r='7' fill='#fff' fill-opacity='.12'/><path d='M19.5 13.5v-5l3.5 3 3.5-3v5' fill='none' stroke='#fff' stroke-opacity='.28' stroke-width='1.4' stroke-linejoin='round'/>`

export const APP_LICENCE: Brand['APP_LICENCE'] = '吉ICP备00000000号（示例）'

export const RECEIVING_BANK: Brand['RECEIVING_BANK'] = {
  branch: '亿联银行总行营业部',
  bankNo: '998100000012',
  accountPrefix: '99095396',
}

export const OFFERED: Brand['OFFERED'] = 'all'

export const CAMPAIGNS: Brand['CAMPAIGNS'] = 'all'

// What is off is what the law or WeChat keeps closed (sandbox/kernel/flags.ts).
export const SWITCHES: Brand['SWITCHES'] = {
  kolEnabled: 'off',
  referralRewardEnabled: 'off',
  helpInWeChat: 'off',
  depositRewardEnabled: 'off',
  lotteryEnabled: 'on',
  pointsEnabled: 'on',
  seckillEnabled: 'on',
  enterpriseEnabled: 'on',
}
