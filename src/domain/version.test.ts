import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_VERSION } from './version'

it('is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string }
  expect(APP_VERSION).toBe(version)
})
