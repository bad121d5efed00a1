export { machineNow } from './machine'
export { bankNow, moveClock, startClockAt } from './now'
