import type { PotMove } from './pots'

/** What a movement of a pot is called. */
export const POT_MOVE_NAMES: Readonly<Record<PotMove, string>> = {
  in: '存入',
  out: '转出',
  monthly: '每月自动存入',
  matured: '到期利息自动存入',
  closed: '关闭转回',
  held: '转回电子账户抵扣',
}
