export * from './credentials'
export * from './devices'
export * from './protection'
export * from './codes'
