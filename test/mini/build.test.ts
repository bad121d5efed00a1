import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { pagesOf } from '../mini-host/program'
import { readMiniProgram } from '../mini-host/build/read'
import { launchQuietChromium } from '../drivers/chromium'
import { openInJsdom } from './inJsdom'
import { until } from '../mini-host/runtime/until'
import { inFull } from '../inFull'
import { weappBuild } from './programs'

// No server is there; what the app shows without one is enough.
const NO_BANK = 'http://127.0.0.1:1'

test('the build runs in jsdom: the first page is drawn without an error', async () => {
  const host = await openInJsdom({ directory: weappBuild(), origins: { 'http://127.0.0.1:8080': NO_BANK } })
  try {
    await until(
      async () => (await host.client.texts()).some((text) => text.includes('演示环境')),
      async () => `drawn: ${(await host.client.texts()).join(' | ')}`,
    )
    expect(await host.client.errors()).toEqual([])
  } finally {
    host.close()
  }
})

describe('in Chromium', () => {
  let browser: Browser
  let copy: string
  let person: MiniDriver
  beforeAll(async () => {
    browser = await launchQuietChromium()
  })
  afterAll(() => browser.close())
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'weapp-'))
    cpSync(weappBuild(), copy, { recursive: true })
  })
  afterEach(async () => {
    await person.close()
    rmSync(copy, { recursive: true })
  })

  const home = async (): Promise<void> => {
    person = await openMini({ browser, directory: copy, bankOrigin: NO_BANK })
    await person.open('/')
    await person.see('演示环境', 20_000)
  }
  const leaves = async (): Promise<boolean> => {
    await person.tap('产品')
    return until(
      async () => (await person.currentRoute()) !== '/',
      () => 'nothing happened',
      2000,
    )
  }

  test('a tap of a finger opens another page', async () => {
    await home()
    expect(await leaves()).toBe(true)
  })

  test('it is the build that is tested: templates without bindtap hear no tap', async () => {
    const template = join(copy, 'base.wxml')
    writeFileSync(template, readFileSync(template, 'utf8').replaceAll('bindtap="eh"', ''))
    await home()
    await expect(leaves()).rejects.toThrow('nothing happened')
  })

  // A change's run opens every page in everyPage.test.ts, beside the H5.
  inFull('every page of the build opens without an unknown call, component or exception', async () => {
    await home()
    const { client } = person.host()
    const broken: string[] = []
    for (const page of pagesOf(readMiniProgram(copy).app)) {
      await client.clearErrors()
      await client.call('reLaunch', { url: `/${page}` })
      await until(
        async () => (await client.texts()).length > 0 || (await client.errors()).length > 0,
        () => `${page} stays empty`,
      ).catch((error: Error) => broken.push(error.message))
      broken.push(...(await client.errors()).map(({ message }) => `${page}: ${message}`))
    }
    expect(broken).toEqual([])
  })
})
