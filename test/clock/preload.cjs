/** Shifts this process's clock: to the time of the test that started it, otherwise to the beginning. Jest shifts its own. */
const { aheadNow, HANDED_ON, shiftDate } = require('./shift.cjs')

if (!Date.testClock) {
  process.env[HANDED_ON] ||= String(aheadNow())
  shiftDate(globalThis, Number(process.env[HANDED_ON]))
}
