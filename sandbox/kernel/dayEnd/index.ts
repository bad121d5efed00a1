export { advance, advanceToNextDay, runDueDayEnds } from './run'
