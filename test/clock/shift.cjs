/**
 * The time at which everything under test begins, and the shift of `Date` to it: the only file of the tests that reads
 * the machine's real clock. docs/decisions/tests.md says why.
 */

/**
 * A Wednesday on which banks work, with nothing special near enough to surprise: the history of forty days that banks are
 * seeded with begins after National Day, the month ends in five days and the year in five weeks, and the legal texts are in
 * force. Special days are asked for by TEST_DAY.
 */
const USUAL_DAY = '20261125'

/** Phones and servers begin at noon, banks at ten of that day: a test that takes one clock for the other fails. */
const USUAL_HOURS = { machine: 12, bank: 10 }

/** @param text a day such as 20261231, or a minute of one such as 20261130T2329: then both clocks begin with it */
function beginning(text) {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?$/.exec(text) ?? []
  const at = (hours, minutes) => Date.UTC(Number(year), Number(month) - 1, Number(day), hours - 8, minutes)
  const midnight = new Date(at(8, 0))
  const isDay = year !== undefined && midnight.toISOString().slice(0, 10) === `${year}-${month}-${day}`
  if (!isDay || hour > '23' || minute > '59') {
    throw new Error(`TEST_DAY is a day such as 20261231 or a minute of one such as 20261130T2329, not "${text}"`)
  }
  if (hour !== undefined) return { machine: at(Number(hour), Number(minute)), bank: at(Number(hour), Number(minute)) }
  return { machine: at(USUAL_HOURS.machine, 0), bank: at(USUAL_HOURS.bank, 0) }
}

const { machine: START, bank: OPENING } = beginning(process.env.TEST_DAY || USUAL_DAY)

/** How far a clock that shows START now is ahead of the real one, ms. */
const aheadNow = () => START - realNow()

/** Handed on to the programs that a test starts, so that they show the same time as the test. */
const HANDED_ON = 'TEST_CLOCK_AHEAD'

/**
 * Shifts `realm.Date`, which runs on from there. It needs nothing from outside, because its text is also sent to pages.
 * Values of the old `Date` stay instances of the new.
 */
function shiftDate(realm, ahead) {
  const RealDate = realm.Date
  const state = { ahead, held: undefined }
  const now = () => state.held ?? RealDate.now() + state.ahead
  const TestDate = function Date(...given) {
    if (!new.target) return new RealDate(now()).toString()
    return Reflect.construct(RealDate, given.length === 0 ? [now()] : given, new.target)
  }
  TestDate.prototype = RealDate.prototype
  TestDate.prototype.constructor = TestDate
  Object.assign(TestDate, { now, parse: RealDate.parse, UTC: RealDate.UTC, testClock: state })
  realm.Date = TestDate
}

/** The real time in a realm that may be shifted. */
const realNow = () => Date.now() - (Date.testClock?.ahead ?? 0)

module.exports = { START, OPENING, HANDED_ON, aheadNow, realNow, shiftDate }
