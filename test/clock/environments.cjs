const { aheadNow, HANDED_ON, shiftDate } = require('./shift.cjs')

/**
 * A Jest environment in which every suite begins at the same time, however long the run is by then. Jest and the packages
 * that Node loads keep the real clock; Jest measures with it.
 */
const atTestTime = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      const ahead = aheadNow()
      // Before Jest copies the environment for the suite, whose programs would otherwise show the time of the last suite.
      process.env[HANDED_ON] = String(ahead)
      super(config, context)
      shiftDate(this.global, ahead)
    }
  }

module.exports = { atTestTime }
