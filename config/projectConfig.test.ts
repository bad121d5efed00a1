import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputOf } from './brand'

type Settings = Readonly<Record<string, unknown>>

const ROOT = join(__dirname, '..')
const project = JSON.parse(readFileSync(join(ROOT, 'project.config.json'), 'utf8')) as Settings & {
  readonly setting: Settings
}

/**
 * The fields WeChat DevTools reads from project.config.json
 * (https://developers.weixin.qq.com/miniprogram/dev/devtools/projectconfig.html), as far as we set any: it ignores unknown
 * fields without a message, and the setting they were meant for keeps its default.
 */
const FIELDS: Readonly<Record<string, unknown>> = {
  miniprogramRoot: 'dist/weapp/',
  projectname: 'open-mobile-bank',
  description: expect.any(String),
  // The test appid, with which the project opens without a WeChat account.
  appid: 'touristappid',
  compileType: 'miniprogram',
  libVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  setting: {
    // The sandbox bank answers on the loopback address without TLS.
    urlCheck: false,
    // The build is compiled, prefixed and minified already; doing it again takes minutes and breaks source maps.
    es6: false,
    enhance: false,
    postcss: false,
    minified: false,
    compileHotReLoad: false,
    // Both default to true and remove files that only another script requires: webpack's chunks.
    ignoreDevUnusedFiles: false,
    ignoreUploadUnusedFiles: false,
  },
}

/** Parts of a version, to be compared in order. */
const numbers = (version: string): number => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

describe('project.config.json', () => {
  it('says what WeChat DevTools needs and nothing that it would pass over', () => {
    expect(project).toEqual(FIELDS)
  })

  it('points at the folder that npm run build:weapp fills', () => {
    expect(`${outputOf('weapp')}/`).toBe(project.miniprogramRoot)
    if (existsSync(join(ROOT, 'dist/weapp'))) expect(existsSync(join(ROOT, 'dist/weapp/app.json'))).toBe(true)
  })

  it('asks for a base library that has the privacy interface', () => {
    expect(numbers(String(project.libVersion))).toBeGreaterThanOrEqual(numbers('2.32.3'))
  })
})
