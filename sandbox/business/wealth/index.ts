export * from './holdings'
export { incomeOn, publishedIncomes, publishIncome, type PublishedIncome } from './incomes'
export { FAST_CAP, fastRedemptionLeft, redeemFast, redeemOrdinary, type WealthRedemption } from './redeem'
export { lockPositions, openPositions, subscribe, tradeDaysOf, type Subscription } from './subscribe'
