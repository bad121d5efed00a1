const { TestEnvironment } = require('jest-environment-node')
const pglite = require('@electric-sql/pglite')

/**
 * PGlite starts with dynamic imports, which Jest's module system refuses without a Node flag; so Node itself loads
 * it here, outside the tests' context, and `pglite.cjs` hands it in.
 */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.nativePglite = pglite
  }
}
