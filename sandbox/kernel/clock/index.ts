export { bankNow, moveClock, startClockAt } from './now'
