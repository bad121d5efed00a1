import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext } from 'playwright-core'
import { startBank } from '../../sandbox/testing/bank'
import type { TestBank } from '../../sandbox/testing/bank'
import { h5Link } from '../../src/routes/link'
import { ROWS } from '../../src/routes/table'
import { launchQuietChromium } from '../drivers/chromium'
import { meetVisitor, remember, signInMember } from '../drivers/member'
import { views } from '../gallery/routes'
import type { View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT } from '../mini/host/chromium'

jest.setTimeout(240_000)

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const LOOKS = ['light', 'dark', 'elder'] as const

/** What axe finds on a view, a line each; [] when it is clean. */
async function findings(context: BrowserContext, origin: string, { row, query }: View): Promise<string[]> {
  const page = await context.newPage()
  try {
    const { settled } = watch(page)
    await page.goto(`${origin}/main${h5Link(row.name, query)}`)
    await settled()
    await page.evaluate(AXE)
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
    )
    return violations.map(
      ({ id, nodes }) =>
        `${row.name}: ${id} ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    )
  } finally {
    await page.close()
  }
}

describe('axe finds nothing on a built page', () => {
  let browser: Browser
  let bank: TestBank
  let all: readonly View[]
  let tokens: { readonly member: string; readonly visitor: string }

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
    const member = await signInMember(bank.origin, '张伟')
    all = views(await makeSamples(member)).views
    tokens = { member: member.token, visitor: (await meetVisitor(bank.origin, 'lina')).token }
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it.each(LOOKS)('in the %s look', async (look) => {
    const colourMode = look === 'dark' ? 'dark' : 'light'
    const contextFor = async (sessionToken: string): Promise<BrowserContext> => {
      const context = await browser.newContext({
        ...PHONE_CONTEXT,
        // Tall enough for a whole page: what a fixed bar covers until one scrolls is no finding.
        viewport: { width: 375, height: 4000 },
        bypassCSP: true,
        colorScheme: colourMode,
        reducedMotion: 'reduce',
      })
      await remember(context, { sessionToken, colourMode, elderMode: look === 'elder' })
      return context
    }
    const [member, visitor] = [await contextFor(tokens.member), await contextFor(tokens.visitor)]
    // Families share their pages: the first view of each page stands for them in the dark and elder looks.
    const pages = new Set<string>()
    const chosen = all.filter(({ row }) => look === 'light' || (!pages.has(row.page) && pages.add(row.page)))
    const found: string[] = []
    for (const view of chosen) found.push(...(await findings(view.visitor ? visitor : member, bank.origin, view)))
    await Promise.all([member.close(), visitor.close()])
    expect(found).toEqual([])
  })

  it('has looked at every page that a route is built with', () => {
    expect(new Set(all.map(({ row }) => row.page))).toEqual(new Set(ROWS.map((row) => row.page)))
  })
})
