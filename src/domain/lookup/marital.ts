import { lookupTable } from './table'

/**
 * Marital status (specification §3: U, M, F, A, R, W, D, S, Y, N). The names are those of GB/T 2261.2-2003; which letter
 * stands for which is our reading, and S and Y, which the standard doesn't have, are ours.
 */
export const MARITAL_STATUSES = /*#__PURE__*/ lookupTable(`
  U 未婚
  M 已婚
  F 初婚
  A 再婚
  R 复婚
  W 丧偶
  D 离婚
  S 分居
  Y 其他
  N 未说明
`)
