export { buyDeposit, nextHoldingNumbers, type DepositPurchase } from './buy'
export * from './holdings'
export * from './interest'
export { observeIndex } from './observe'
export {
  findHolding,
  previewRedeem,
  redeemDeposit,
  withdrawalRefusal,
  type Redemption,
  type Withdrawal,
  type WithdrawalPreview,
} from './redeem'
