import { writeFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { measurePurchase } from './figures'
import { BASICS, weappBuild } from './programs'
import { launchQuietChromium } from '../drivers/chromium'
import { breaches, LIMITS, measurePackages, measureStep, sumSetData } from './limits'

test('every package of the build stays below its limit, and so does the whole', () => {
  const { packages, total } = measurePackages(weappBuild())
  const { '': main = 0, ...others } = packages
  expect(main).toBeLessThanOrEqual(LIMITS.mainPackageBytes)
  expect(Object.entries(others).filter(([, bytes]) => bytes > LIMITS.subPackageBytes)).toEqual([])
  expect(total).toBeLessThanOrEqual(LIMITS.totalBytes)
})

test('a file counts for the package whose folder it is in', () => {
  const copy = mkdtempSync(join(tmpdir(), 'basics-'))
  cpSync(BASICS, copy, { recursive: true })
  const before = measurePackages(copy)
  writeFileSync(join(copy, 'packages/far/big.js'), 'x'.repeat(1000))
  const after = measurePackages(copy)
  expect((after.packages['packages/far'] ?? 0) - (before.packages['packages/far'] ?? 0)).toBe(1000)
  expect([after.packages[''], after.total - before.total]).toEqual([before.packages[''], 1000])
  rmSync(copy, { recursive: true })
})

test.each([
  [[], { count: 0, bytes: 0, largest: 0, perSecond: 0 }],
  [[0, 400, 999], { count: 3, bytes: 30, largest: 10, perSecond: 3 }],
  [[0, 400, 1000, 1399], { count: 4, bytes: 40, largest: 10, perSecond: 3 }],
] as const)('calls at %j ms are counted in the busiest second', (times, figures) => {
  expect(sumSetData(times.map((at) => ({ at, bytes: 10, page: 'p' })))).toEqual(figures)
})

test('a step that goes over a limit is named with its figures', () => {
  const step = {
    step: 'buy',
    count: 1,
    bytes: 1,
    largest: LIMITS.setDataBytes + 1,
    perSecond: 1,
    nodes: { nodes: 1000, depth: 31, children: 60 },
  }
  expect(breaches(step)).toEqual(['buy: setData bytes 262145 > 262144', 'buy: depth 31 > 30'])
})

describe('the build, running', () => {
  let browser: Browser
  const options = () => ({ browser, directory: weappBuild(), bankOrigin: 'http://127.0.0.1:1' })
  beforeAll(async () => {
    browser = await launchQuietChromium()
  })
  afterAll(() => browser.close())
  let person: MiniDriver | undefined
  afterEach(() => person?.close())

  test("keeps WeChat's limits on its tab pages", async () => {
    const driver = await openMini(options())
    person = driver
    const steps = []
    for (const tab of ['首页', '产品', '资产', '我的']) {
      await driver.open('/')
      await driver.see('演示环境', 20_000)
      steps.push(await measureStep(driver, tab, () => driver.tap(tab)))
    }
    expect(steps.flatMap(breaches)).toEqual([])
  })
})

describe('the build, with a bank behind it', () => {
  let browser: Browser
  let bank: TestBank
  const options = () => ({ browser, directory: weappBuild(), bankOrigin: bank.origin })
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  test("keeps WeChat's limits at each step of a purchase", async () => {
    const steps = await measurePurchase(options())
    expect(steps.every(({ count }) => count > 0)).toBe(true)
    expect(steps.flatMap(breaches)).toEqual([])
  })
})
