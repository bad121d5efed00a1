const { TestEnvironment } = require('jest-environment-node')

/** What suites of one worker hand on to each other: Jest gives each of them a world of its own. */
const handedOn = new Map()

/** With Node's own `require` for `packages.cjs`: PGlite starts with dynamic imports, which Jest's refuses without a flag. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.requireByNode = require
    this.global.handedOn = handedOn
  }
}
