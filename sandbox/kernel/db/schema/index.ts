export * from './bank'
export * from './ledger'
export * from './orders'
export * from './people'
