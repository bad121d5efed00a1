export { endDueDays } from './run'
