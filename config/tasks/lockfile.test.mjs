import { readFileSync } from 'node:fs'
import { missingOptional, platformEntry } from './lockfile.mjs'

it('names every optional package, so that npm ci takes it (else: npm run lock:complete)', () => {
  expect(missingOptional(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([])
})

describe('what is missing from a lock file', () => {
  const packages = (more) => ({
    'node_modules/a': { version: '2.0.0', optionalDependencies: { 'a-darwin-arm64': '2.0.0' } },
    ...more,
  })

  it('is an optional package without an entry', () => {
    expect(missingOptional(packages({}))).toEqual([
      { name: 'a-darwin-arm64', version: '2.0.0', place: 'node_modules/a-darwin-arm64' },
    ])
  })

  it('is one whose only entry has another version', () => {
    expect(missingOptional(packages({ 'node_modules/a-darwin-arm64': { version: '1.0.0' } }))).toEqual([
      { name: 'a-darwin-arm64', version: '2.0.0', place: 'node_modules/a/node_modules/a-darwin-arm64' },
    ])
  })

  it.each(['node_modules/a-darwin-arm64', 'node_modules/a/node_modules/a-darwin-arm64'])(
    'is nothing when it stands at %s',
    (place) => expect(missingOptional(packages({ [place]: { version: '2.0.0' } }))).toEqual([]),
  )
})

it.each([
  ['a-linux-arm64-gnu', { cpu: ['arm64'], os: ['linux'], libc: ['glibc'] }],
  ['a-linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
  ['a-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['a-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
])('reads the system of %s from its name', (name, system) => {
  expect(platformEntry({ name, version: '1.2.3' })).toEqual({ version: '1.2.3', optional: true, ...system })
})

it('invents no entry for a package of another kind', () => {
  expect(platformEntry({ name: 'usage-tool', version: 'latest' })).toBeUndefined()
})
