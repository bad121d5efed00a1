const { TestEnvironment } = require('jest-environment-node')
const { atTestTime } = require('./environments.cjs')

module.exports = atTestTime(TestEnvironment)
