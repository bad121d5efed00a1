export * from './bank'
export * from './ledger'
export * from './people'
export * from './products'
