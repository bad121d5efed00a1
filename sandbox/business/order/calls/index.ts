export * from './purchase'
export * from './redemption'
export * from './anyOrder'
