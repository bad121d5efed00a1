export { maturityMessage, maturityPosting, openRenewals } from './carryOut'
export * from './instructions'
export { listRenewals, renewalOf, type RenewalRecord } from './records'
export { settleMatured, type Matured, type Settled } from './settle'
