import type { Browser } from 'playwright-core'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { meetVisitor } from '../drivers/member'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs, personsOf } from '../drivers/persons'
import { photographIdCard } from '../journeys/applicant'
import { weappBuild } from './programs'
import { until } from '../mini-host/runtime/until'

const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const
/** A pause between two positions of a finger, so that the wheel doesn't take the movement for a fling. */
const PAUSE_MS = 50
/** Height of a line of NutUI's wheel, px. */
const LINE = 36

interface Place {
  readonly x: number
  readonly y: number
}

/** A finger that moves from place to place without leaving the screen. */
async function drag(person: MiniDriver, places: readonly Place[]): Promise<void> {
  const { context, page } = person.host()
  const session = await context.newCDPSession(page)
  for (const [index, { x, y }] of places.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function placeOf(person: MiniDriver, name: string): Promise<Place> {
  const spot = await person.host().client.spot(name)
  if (!spot || spot.problem) throw new Error(`${name}: ${spot?.problem ?? 'not there'}`)
  return spot
}

/** Dragging, where journeys tap as people do who can't drag. */
/** The number in what a wheel says of itself: 2026 of 年，2026年. */
const numberIn = (said: string | null): number => Number(/\d+/.exec(said ?? '')?.[0])

describe('a finger that is dragged', () => {
  let browser: Browser
  let bank: TestBank
  let person: MiniDriver
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })
  afterEach(async () => {
    expect(await person.errors()).toEqual([])
    await person.close()
  })
  const options = () => ({ browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })

  test('draws the gesture: it and the pad are measured from one corner', async () => {
    await meetVisitor(bank.origin, 'lina')
    person = await openMini({ ...options(), phone: { loginCode: 'demo:lina' } })
    await person.open('/')
    await person.see('请绘制手势密码', 20_000)
    const places: Place[] = []
    for (const point of DEMO_GESTURE) places.push(await placeOf(person, POINTS[Number(point)] ?? ''))
    await drag(person, places)
    await person.see('总资产')
  })

  test("turns a wheel, whose transition's end tells what it stands at", async () => {
    person = await openMiniAs(await personsOf(bank)('registered'), options())
    await person.open('/')
    await person.open('/VerifiedIdCard')
    await photographIdCard(person)
    await person.see('请逐项核对')
    await person.tap('有效期起')
    const { page } = person.host()
    const chosen = (): Promise<string | null> =>
      page.locator('.ui-picker-sheet__value').first().getAttribute('aria-label')
    const before = await chosen()
    // While the sheet comes up the wheel may have no place on the screen yet.
    const wheel = page.locator('.nut-pickerview-list').first()
    const box = await until(
      async () => (await wheel.boundingBox()) ?? undefined,
      () => 'the wheel has no place on the screen',
    )
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await drag(
      person,
      [0, 0.5, 1, 1.5, 2].map((lines) => ({ ...middle, y: middle.y - lines * LINE })),
    )
    const after = await until(
      async () => {
        const now = await chosen()
        return now !== before && now
      },
      () => `the wheel stays at ${before}`,
    )
    expect(Math.abs(numberIn(after) - numberIn(before))).toBe(2)
  })
})
