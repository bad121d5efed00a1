import type { Browser } from 'playwright-core'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { openOtherBank } from '../otherBank/bank'
import type { OtherBank } from '../otherBank/bank'
import { waysOn, wrongIn } from '../otherBank/ways'
import { weappBuild } from './fixtures'
import { readMini } from './sameScreen'

const MINUTES = 20
const SIGN_IN_MS = 20_000

describe('the compiled mini-program at a bank that isn’t the sandbox', () => {
  let browser: Browser
  let bank: OtherBank
  let app: MiniDriver | undefined
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), openOtherBank('dist/h5'))
  })
  afterEach(() => app?.close())
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it.each(waysOn('mini'))(
    '$name',
    async ({ answers, wait = 0, pages }) => {
      Object.assign(bank, { answers, wait })
      expect(pages).not.toEqual([])
      // Its address is all that a build for another bank has otherwise (BANK_ORIGIN, config/bank.ts).
      app = await openMini({ browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
      await app.open('/')
      await app.see('总资产', SIGN_IN_MS)
      const wrong: string[] = []
      for (const { name } of pages) {
        await app.open(name)
        const { title, texts } = await readMini(app)
        wrong.push(...wrongIn(name, [title, ...texts].join('')))
      }
      expect([...wrong, ...(await app.errors())]).toEqual([])
    },
    MINUTES * 60_000,
  )
})
