export { lastEndedDay } from './lastEnded'
export { endDueDays } from './run'
