import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { Query, RouteName } from '@/routes/link'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { remember, signInMember } from '../drivers/member'

jest.setTimeout(240_000)

type Place = readonly [RouteName, Query, seen: string, prepare?: (driver: H5Driver) => Promise<void>]

const search =
  (words: string) =>
  (driver: H5Driver): Promise<void> =>
    driver.fill('搜索产品', words)

/** Pages with the most content in the least space: figures beside figures, long names, forms, and a bar of buttons. */
const WORST: readonly Place[] = [
  ['/', {}, '总资产'],
  ['/productDetailsHomePage', {}, '可得利息'],
  ['/newProductList', {}, '搜索', search('三个月')],
  ['/newProductList', {}, '搜索', search('2')],
  ['/assetOverview', {}, '总资产'],
  ['/PersonalCenter', {}, '张*'],
  ['/ProductIndex', { productType: '20194' }, '产品特点'],
  ['/fnzqIndex', {}, '理财非存款'],
  ['/ProductBuy', { productType: '20194' }, '存入金额'],
  ['/ProductHoldList', {}, '持有中'],
  ['/histotyList', {}, '产品交易记录'],
  ['/assetStandard', {}, '日历'],
  ['/productRadom', { codes: '20194,20178,20122' }, '年利率'],
  ['/productRadom', { codes: '30101,30201,91318017' }, '利率'],
  ['/SettingSecret', {}, '隐私政策'],
  ['/EditeIdCard', {}, '身份证'],
]

/** Finds texts that are cut off, and what is wider than the page on top. */
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

/** Finds overlapping texts: of two elements, neither inside the other, on the same layer of the page on top. */
const OVERLAPS = `(() => {
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const page = pages[pages.length - 1] ?? document.body
  const styleOf = (element) => getComputedStyle(element)
  const layerOf = (element) => {
    for (let box = element; box && box !== page; box = box.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(box).position)) return box
    return page
  }
  const clip = (rect, element) => {
    let { left, right, top, bottom } = rect
    for (let box = element; box && box !== page; box = box.parentElement) {
      const { overflowX, overflowY } = styleOf(box)
      const edge = box.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return { left, right, top, bottom }
  }
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const lines = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent.trim()
    if (!text || styleOf(element).visibility !== 'visible') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const { left, right, top, bottom } = clip(rect, element)
      if (right - left > 1 && bottom - top > 1) lines.push({ left, right, top, bottom, node, text, layer: layerOf(element) })
    }
  }
  const met = (one, other) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    // A line's box is higher than its letters, so the boxes of neighbours may touch.
    return across > 2 && down > Math.min(one.bottom - one.top, other.bottom - other.top) * 0.3
  }
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && other.layer === one.layer && met(one, other))
      .map((other) => one.text.slice(0, 20) + ' stands on ' + other.text.slice(0, 20)),
  )
})()`

describe('type on the H5, in the size that the person chose', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  /** A member's phone of this width, whose browser enlarges type by this factor. */
  const phone = async (width: number, scale: number): Promise<H5Driver> => {
    const driver = await openH5({ browser, origin: bank.origin, still: true })
    await driver.page().setViewportSize({ width, height: 812 })
    await driver.page().addInitScript((size) => {
      const enlarge = () => document.documentElement.style.setProperty('font-size', `${size}px`)
      if (document.documentElement) enlarge()
      else document.addEventListener('readystatechange', enlarge, { once: true })
    }, 16 * scale)
    const { token } = await signInMember(bank.origin, '张伟')
    await remember(driver.page().context(), { sessionToken: token })
    return driver
  }

  it.each([
    [375, 1.4, 21],
    [320, 1.4, 21],
    [320, 1, 15],
  ])(
    'is followed, cut off nowhere and stands on nothing at %i pixels width and scale %f',
    async (width, scale, body) => {
      const driver = await phone(width, scale)
      try {
        const found: string[] = []
        for (const [name, query, seen, prepare] of WORST) {
          await driver.open(name, query)
          await driver.see(seen)
          await prepare?.(driver)
          const size = await driver.page().evaluate(() => {
            const theme = [...document.querySelectorAll('.theme')].pop()
            return theme ? parseFloat(getComputedStyle(theme).fontSize) : 0
          })
          expect({ name, size }).toEqual({ name, size: body })
          for (const fault of await driver.page().evaluate<string[]>(FAULTS)) found.push(`${name} ${fault}`)
          for (const met of await driver.page().evaluate<string[]>(OVERLAPS)) found.push(`${name} ${met}`)
        }
        expect(found).toEqual([])
      } finally {
        await driver.close()
      }
    },
  )
})
