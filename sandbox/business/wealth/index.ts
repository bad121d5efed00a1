export * from './holdings'
export { incomeOn, publishedIncomes, publishIncome, type PublishedIncome } from './incomes'
export { fastRedemptionLeft, redeemFast, redeemOrdinary, type WealthRedemption } from './redeem'
export { lockPositions, openPositions, subscribe, tradeDaysOf, type Subscription } from './subscribe'
