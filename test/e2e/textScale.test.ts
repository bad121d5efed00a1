import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { Query, RouteName } from '@/routes/link'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { remember, signInMember } from '../drivers/member'

jest.setTimeout(240_000)

/** Where the most stands in the least room: figures beside figures, long names, forms, and a bar of buttons. */
const WORST: readonly (readonly [RouteName, Query, string])[] = [
  ['/', {}, '总资产'],
  ['/productDetailsHomePage', {}, '起存'],
  ['/assetOverview', {}, '总资产'],
  ['/PersonalCenter', {}, '张*'],
  ['/ProductIndex', { productType: '20194' }, '产品特点'],
  ['/fnzqIndex', {}, '理财非存款'],
  ['/ProductBuy', { productType: '20194' }, '存入金额'],
  ['/ProductHoldList', {}, '持有中'],
  ['/histotyList', {}, '交易历史'],
  ['/assetStandard', {}, '日历'],
  ['/productRadom', { codes: '20194,20178,20122' }, '年利率'],
  ['/SettingSecret', {}, '隐私政策'],
  ['/EditeIdCard', {}, '身份证'],
]

/** Texts that are cut off, and what stands out at the side of the page on top. */
const FAULTS = `(() => {
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const page = pages[pages.length - 1] ?? document.body
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
  const inScrolled = (element) => {
    for (let box = element.parentElement; box && box !== page; box = box.parentElement)
      if (scrolls(getComputedStyle(box).overflowX)) return true
    return false
  }
  const named = (element) => element.className + ': ' + element.textContent.trim().slice(0, 30)
  const every = [...page.querySelectorAll('*')]
  const out = every.filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1 && !inScrolled(element))
  const cut = every.filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    const { overflowX, overflowY, display } = getComputedStyle(element)
    if (!own || element.clientWidth <= 1 || display === 'inline' || display === 'none') return false
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  const wide = page.scrollWidth > page.clientWidth + 1 && !scrolls(getComputedStyle(page).overflowX)
  return [
    ...(wide ? ['is ' + page.scrollWidth + ' wide'] : []),
    ...out.map((element) => 'stands out: ' + named(element)),
    ...cut.map((element) => 'cut off: ' + named(element)),
  ]
})()`

describe('type of 1.4 times its size on the H5', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  /** A member's phone of a width, on which the browser's own type is 1.4 times as large. */
  const largeType = async (width: number): Promise<H5Driver> => {
    const driver = await openH5({ browser, origin: bank.origin, still: true })
    await driver.page().setViewportSize({ width, height: 812 })
    await driver.page().addInitScript(() => {
      const enlarge = () => document.documentElement.style.setProperty('font-size', '22.4px')
      if (document.documentElement) enlarge()
      else document.addEventListener('readystatechange', enlarge, { once: true })
    })
    const { token } = await signInMember(bank.origin, '张伟')
    await remember(driver.page().context(), { sessionToken: token })
    return driver
  }

  it.each([375, 320])('is followed and cut off nowhere at %i pixels width', async (width) => {
    const driver = await largeType(width)
    try {
      const found: string[] = []
      for (const [name, query, seen] of WORST) {
        await driver.open(name, query)
        await driver.see(seen)
        const size = await driver.page().evaluate(() => {
          const theme = [...document.querySelectorAll('.theme')].pop()
          return theme ? parseFloat(getComputedStyle(theme).fontSize) : 0
        })
        expect({ name, size }).toEqual({ name, size: 21 })
        for (const fault of await driver.page().evaluate<string[]>(FAULTS)) found.push(`${name} ${fault}`)
      }
      expect(found).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
