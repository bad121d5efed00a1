import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright-core'
import { startBank, type TestBank } from '../../sandbox/testing/bank'
import { DEMO_GESTURE } from '../../sandbox/seeds/customers'
import { openH5, type H5Driver } from '../drivers/h5'
import { meetVisitor, signInMember } from '../drivers/member'
import { openMini, type MiniDriver } from '../drivers/mini'
import { views, type View } from '../gallery/routes'
import { makeSamples, type Samples } from '../gallery/samples'
import { drawGesture } from '../journeys/people'
import { weappBuild } from './fixtures'
import { launchChromium } from './host/chromium'
import { readH5, readMini, type Screen } from './sameScreen'

jest.setTimeout(240_000)

const MEMBER = 'zhangwei'
const VISITOR = 'lina'

interface Difference {
  readonly route: string
  readonly h5: Screen
  readonly mini: Screen
}

interface Pair {
  readonly h5: H5Driver
  readonly mini: MiniDriver
}

/** One customer of one bank with both platforms in hand, up to the gesture. */
async function openPair(browser: Browser, origin: string, customer: string): Promise<Pair> {
  const phone = { loginCode: `demo:${customer}` }
  const [h5, mini] = await Promise.all([
    openH5({ browser, origin }),
    openMini({ browser, directory: weappBuild(), bankOrigin: origin, phone }),
  ])
  await h5.page().goto(`${origin}/sandbox/wechat/be?customer=${customer}`)
  await Promise.all(
    [h5, mini].map(async (driver) => {
      await driver.open('/')
      await driver.see('请绘制手势密码', 20_000)
    }),
  )
  return { h5, mini }
}

describe('the same page on both platforms', () => {
  let browser: Browser
  let bank: TestBank
  let samples: Samples
  let member: Pair
  let visitor: Pair

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
    await meetVisitor(bank.origin, VISITOR)
    samples = await makeSamples(await signInMember(bank.origin, MEMBER))
    visitor = await openPair(browser, bank.origin, VISITOR)
    member = await openPair(browser, bank.origin, MEMBER)
    await Promise.all(
      [member.h5, member.mini].map(async (driver) => {
        await drawGesture(driver, DEMO_GESTURE)
        await driver.see('总资产')
      }),
    )
  })

  afterAll(async () => {
    await Promise.all([member, visitor].flatMap((pair) => (pair ? [pair.h5.close(), pair.mini.close()] : [])))
    await browser?.close()
    await bank?.close()
  })

  /** Opens a view on both; the two screens where they aren't the same. */
  async function differences({ row, query, visitor: before }: View): Promise<Difference[]> {
    const { h5, mini } = before ? visitor : member
    await Promise.all([h5.open(row.name, query), mini.open(row.name, query)])
    const [onH5, inMini] = await Promise.all([readH5(h5), readMini(mini)])
    const [led, ledMini] = [await h5.currentRoute(), await mini.currentRoute()]
    expect([row.name, led, ledMini]).toEqual([row.name, row.name, row.name])
    return isDeepStrictEqual(onH5, inMini) ? [] : [{ route: row.name, h5: onH5, mini: inMini }]
  }

  it('has the same title, texts and controls wherever a built route leads, and nothing goes wrong', async () => {
    // The way to an account leads everybody to their own step of it; its journeys walk it on both platforms.
    const chosen = views(samples).views.filter(({ row }) => !row.page.startsWith('packages/onboarding/'))
    const found: Difference[] = []
    for (const view of chosen) found.push(...(await differences(view)))
    // Compared as screens, so that a failure shows the lines that differ.
    expect(found.map(({ route, mini }) => ({ route, ...mini }))).toEqual(
      found.map(({ route, h5 }) => ({ route, ...h5 })),
    )
    const drivers = [member, visitor].flatMap(({ h5, mini }) => [h5, mini])
    expect((await Promise.all(drivers.map((driver) => driver.errors()))).flat()).toEqual([])
  })
})
