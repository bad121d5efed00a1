import type { Browser } from 'playwright-core'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { startBank, type TestBank } from '@sandbox/testing/bank'
import { launchQuietChromium } from '../drivers/chromium'
import { meetVisitor } from '../drivers/member'
import { openMini, type MiniDriver } from '../drivers/mini'
import { weappBuild } from './fixtures'

jest.setTimeout(120_000)

const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const

/** A finger that goes through the pattern's points without leaving the screen. */
async function draw(person: MiniDriver, pattern: string): Promise<void> {
  const { client, context, page } = person.host()
  const places: { x: number; y: number }[] = []
  for (const point of pattern) {
    const spot = await client.spot(POINTS[Number(point)] ?? '')
    if (!spot || spot.problem) throw new Error(`point ${point}: ${spot?.problem ?? 'not there'}`)
    places.push({ x: spot.x, y: spot.y })
  }
  const session = await context.newCDPSession(page)
  for (const [index, place] of places.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [place] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('the gesture, drawn', () => {
  let browser: Browser
  let bank: TestBank
  let person: MiniDriver
  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([launchQuietChromium(), startBank()])
  })
  afterAll(async () => {
    await person?.close()
    await browser?.close()
    await bank?.close()
  })

  test('opens home: fingers and the pad are measured from one corner', async () => {
    await meetVisitor(bank.origin, 'lina')
    const phone = { loginCode: 'demo:lina' }
    person = await openMini({ browser, directory: weappBuild(), bankOrigin: bank.origin, phone, still: true })
    await person.open('/')
    await person.see('请绘制手势密码', 20_000)
    await draw(person, DEMO_GESTURE)
    await person.see('总资产')
    expect(await person.errors()).toEqual([])
  })
})
