const { TestEnvironment } = require('jest-environment-jsdom')
const { atTestTime } = require('./environments.cjs')

module.exports = atTestTime(TestEnvironment)
