const { default: Sequencer } = require('@jest/test-sequencer')

/** Files that take minutes, and whose own size doesn't tell. */
const LONG = [/\/journeys\.test\.ts$/, /\/everyPage\.test\.ts$/]

/**
 * Jest begins with the files that took longest last time, and knows no last time on a fresh clone: begun last, these
 * would run alone.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((name) => name.test(path))
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
