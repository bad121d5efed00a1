import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASICS } from './programs'
import { bundleMiniProgram } from '../mini-host/build/bundle'

let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'basics-'))
  cpSync(BASICS, copy, { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

test('keeps the code of each package to itself', () => {
  const { packages } = bundleMiniProgram(copy)
  expect([...packages.keys()]).toEqual(['', 'packages/far', 'packages/near'])
  expect(packages.get('')).not.toContain('你好')
  expect(packages.get('packages/far')).toContain('你好')
})

test('a folder that has changed is read again', () => {
  const before = bundleMiniProgram(copy)
  expect(bundleMiniProgram(copy)).toBe(before)
  writeFileSync(join(copy, 'app.js'), 'App({ changed: 1 })')
  expect(bundleMiniProgram(copy).packages.get('')).toContain('App({ changed: 1 })')
})

test('refuses a template that does not compile, with file and line', () => {
  writeFileSync(join(copy, 'pages/home/index.wxml'), '<view>\n<view wx:for="{{}}" {{>\n')
  expect(() => bundleMiniProgram(copy)).toThrow(/pages\/home\/index\.wxml:\d+/)
})

test('says that a folder without app.json is no mini-program', () => {
  rmSync(join(copy, 'app.json'))
  expect(() => bundleMiniProgram(copy)).toThrow('app.json is missing')
})

test('measures files as WeChat uploads them, project settings left out', () => {
  writeFileSync(join(copy, 'project.config.json'), '{}')
  const { sizes } = bundleMiniProgram(copy).files
  expect(sizes.has('project.config.json')).toBe(false)
  expect(sizes.get('app.wxss')).toBeGreaterThan(10)
})
