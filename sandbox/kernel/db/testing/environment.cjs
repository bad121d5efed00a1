const TestEnvironment = require('../../../../test/clock/node.cjs')

/** Shared by the suites of one worker; Jest gives each suite globals of its own. */
const handedOn = new Map()

/**
 * Loads `packages.cjs` with Node's own `require`: PGlite starts with dynamic imports, which Jest's refuses without a flag.
 */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.requireByNode = require
    this.global.handedOn = handedOn
  }
}
