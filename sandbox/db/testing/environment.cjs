const { TestEnvironment } = require('jest-environment-node')
const pglite = require('@electric-sql/pglite')

/** What suites of one worker hand on to each other: Jest gives each of them a world of its own. */
const handedOn = new Map()

/**
 * PGlite starts with dynamic imports, which Jest's module system refuses without a Node flag; so Node itself loads
 * it here, outside the tests' context, and `pglite.cjs` hands it in.
 */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.nativePglite = pglite
    this.global.handedOn = handedOn
  }
}
