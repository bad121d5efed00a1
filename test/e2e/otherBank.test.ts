import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { BuiltRow } from '@/routes/names'
import { ROWS } from '@/routes/table'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini/host/chromium'
import { openOtherBank } from '../otherBank/bank'
import type { OtherBank, Schema } from '../otherBank/bank'
import { isFull, named } from '../strength'

/** Pages that a signed-in customer opens without naming anything of their own, each by its first route. */
const PAGES = [
  ...new Map(
    ROWS.filter(
      ({ sample: [sample = {}] = [] }) =>
        sample.by === undefined && sample.names === undefined && sample.act === undefined,
    )
      .reverse()
      .map((row) => [row.page, row]),
  ).values(),
].reverse()
const ONE_IN = 5
/** At the usual strength each way of answering has its own fifth of the pages. */
const pagesOf = (way: number) =>
  named(isFull ? PAGES : PAGES.filter((_, index) => index % ONE_IN === way), ({ name }) => name)

const ANSWERS = JSON.parse(readFileSync(join(__dirname, '../../docs/examples.json'), 'utf8')) as {
  readonly queryProducts: { readonly products: readonly { readonly productName: string }[] }
}

/** Of a page that shows nothing but its frame. */
const FEWEST_SIGNS = 12
const NEVER_SHOWN = ['页面出错了', 'undefined', 'NaN', '[object Object]']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every record of an answer with a field more that no contract knows. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (!isRecord(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [key, withMore(one)])
  return { ...Object.fromEntries(inner), laterField: { since: '2.0' } }
}

/** An answer with what its contract demands and nothing else, and with empty lists. */
function leanest(value: unknown, { properties = {}, required = [], items }: Schema): unknown {
  if (Array.isArray(value)) return items ? [] : value
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([key]) => required.includes(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, leanest(one, properties[key] ?? {})]))
}

/** What nobody gets around: without an answer to these nobody is signed in. */
const ENTRY = [
  'getCustomizedConfig',
  'getControlByWhiteList',
  'getPrivacyPolicyStatus',
  'checkRegisterStatus',
  'verifyGestureCipherResult',
]
/** A bank of an early version: these are all it has beside the entry. */
const EARLY = [
  ...ENTRY,
  'queryProducts',
  'queryProductDetail',
  'queryAssets',
  'queryWallet',
  'queryHoldings',
  'queryAccountStatus',
]
const isEntry = (call: string): boolean => ENTRY.includes(call)

const success = (example: unknown): unknown => example ?? { code: 9002, msg: '暂不支持该服务' }

describe('the built H5 at a bank that isn’t the sandbox', () => {
  let browser: Browser
  let bank: OtherBank
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), openOtherBank(process.env.STATIC_DIR ?? 'dist/h5'))
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })
  beforeEach(() => {
    bank.wait = 0
  })

  /** Opens pages as a customer, and gives what is wrong to see on each. */
  async function wrongOn(pages: readonly BuiltRow[]): Promise<readonly string[]> {
    const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL })
    try {
      await remember(context, { sessionToken: 'somebody', colourMode: 'system', elderMode: false })
      const driver = await openH5({ context, origin: bank.origin })
      const { settled } = watch(driver.page())
      const wrong: string[] = []
      for (const [index, { name }] of pages.entries()) {
        await (index === 0 ? driver.open : driver.move)(name)
        await settled()
        const text = await driver
          .page()
          .evaluate(() => document.querySelector('.ui-screen__main, .taro_page:last-child')?.textContent ?? '')
        if (text.replace('演示环境，不涉及真实资金', '').length < FEWEST_SIGNS) wrong.push(`${name} is blank: ${text}`)
        wrong.push(...NEVER_SHOWN.filter((sign) => text.includes(sign)).map((sign) => `${name} shows ${sign}`))
      }
      return [...wrong, ...(await driver.errors())]
    } finally {
      await context.close()
    }
  }

  it('shows what the bank answers', async () => {
    bank.answers = (_, example) => success(example)
    expect(await wrongOn(pagesOf(0))).toEqual([])
    const phone = await openH5({ browser, origin: bank.origin })
    await phone.open('/productDetailsHomePage')
    for (const { productName } of ANSWERS.queryProducts.products) await phone.see(productName)
    await phone.close()
  })

  it('ignores fields that it doesn’t know', async () => {
    bank.answers = (_, example) => withMore(success(example))
    expect(await wrongOn(pagesOf(1))).toEqual([])
  })

  it('does without what is optional, and with empty lists', async () => {
    bank.answers = (call, example, schema) => (isEntry(call) ? success(example) : leanest(success(example), schema))
    expect(await wrongOn(pagesOf(2))).toEqual([])
  })

  it('waits for a bank that takes its time', async () => {
    bank.answers = (_, example) => success(example)
    bank.wait = 400
    expect(await wrongOn(pagesOf(3).slice(0, isFull ? undefined : 8))).toEqual([])
  })

  it('tells kindly what a bank of an early version doesn’t have', async () => {
    bank.answers = (call, example) => (EARLY.includes(call) ? success(example) : { code: 9002, msg: '暂不支持该服务' })
    expect(await wrongOn(pagesOf(4))).toEqual([])
  })
})
