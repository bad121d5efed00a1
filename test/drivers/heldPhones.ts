import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { PICTURE_ID } from '@/platform/hostPage/preview'
import { PHONE_CONTEXT } from '../mini-host/chromium'
import { remember } from './member'
import type { Remembered } from './member'

export const PICTURE = `#${PICTURE_ID}`

export interface Opening {
  /** Below /main. */
  readonly path?: string
  /** Instead of the bank's own. */
  readonly origin?: string
  readonly remembered?: Remembered
  readonly userAgent?: string
  /** Answers the call that is made before the app is there. */
  readonly answer?: (route: Route) => Promise<void>
  /** Files that take half a second longer. */
  readonly slow?: RegExp
  /** Files that can't be loaded. */
  readonly lost?: RegExp
  /** Done to the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>
}

export interface Held {
  readonly page: Page
  /** Lets the app come. */
  readonly app: () => void
  /** Lets the bank's other answers come. */
  readonly others: () => void
  /** When the early call has been answered as `answer` says; at once without it. */
  readonly answered: Promise<void>
}

/** Phones on which the app and what it asks is held back, so that what stands before it can be seen. */
export class HeldPhones {
  private readonly phones: BrowserContext[] = []
  /** What is still held back; a page with a request under way can't be closed. */
  private readonly held: (() => void)[] = []

  /** @param early the paths of the calls that are made before the app is there */
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly early: readonly string[],
  ) {}

  async open({ path = '/', origin = this.origin, remembered = {}, userAgent, ...held }: Opening): Promise<Held> {
    const { answer, slow, lost, prepare } = held
    const context = await this.browser.newContext({ ...PHONE_CONTEXT, ...(userAgent !== undefined && { userAgent }) })
    this.phones.push(context)
    await remember(context, remembered)
    const page = await context.newPage()
    await prepare?.(page)
    const others = await this.hold(
      page,
      ({ pathname }) => pathname.startsWith('/api/wechatbank/') && !this.early.includes(pathname),
    )
    const app = await this.hold(page, /\/js\/app\./)
    if (slow)
      await page.route(slow, async (route) => {
        await page.waitForTimeout(500)
        await route.continue()
      })
    if (lost) await page.route(lost, (route) => route.abort())
    let settled = (): void => undefined
    const answered = answer ? new Promise<void>((resolve) => (settled = resolve)) : Promise.resolve()
    if (answer)
      await page.route(
        ({ pathname }) => this.early.includes(pathname),
        (route) => answer(route).finally(settled),
      )
    await page.goto(`${origin}/main${path}`, { waitUntil: 'commit' })
    return { page, app, others, answered }
  }

  async close(): Promise<void> {
    for (const release of this.held.splice(0)) release()
    // An answer still being fetched for a page would fail the test that runs when its page has gone.
    const pages = this.phones.flatMap((phone) => phone.pages())
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'wait' })))
    await Promise.all(this.phones.splice(0).map((phone) => phone.close()))
  }

  private async hold(page: Page, what: RegExp | ((url: URL) => boolean)): Promise<() => void> {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    this.held.push(release)
    await page.route(what, async (route) => {
      await released
      await route.continue().catch(() => undefined)
    })
    return release
  }
}

export const pictured = (page: Page) => page.waitForSelector(PICTURE)
export const pictureGone = (page: Page) => page.waitForSelector(PICTURE, { state: 'detached' })

/** A page's look and markup. */
interface Drawn {
  readonly look: string
  readonly html: string
}

/** What the picture showed, and what the app shows as soon as it has taken its place. */
export async function drawnAndShown({ page, app }: Held): Promise<readonly [drawn: Drawn, shown: Drawn]> {
  await pictured(page)
  await page.evaluate(`(() => {
    const look = (theme) => {
      const copy = theme.cloneNode(true)
      copy.querySelector('.ui-toast')?.remove()
      return { look: copy.className, html: copy.innerHTML }
    }
    const drawn = look(document.querySelector('${PICTURE} .theme'))
    window.replaced = new Promise((resolve) => new MutationObserver(() => {
      if (!document.querySelector('${PICTURE}')) resolve([drawn, look(document.querySelector('#app .theme'))])
    }).observe(document.body, { childList: true }))
  })()`)
  app()
  return page.evaluate('replaced')
}

/** Answers as the bank does, with something changed. */
export const changed =
  <Body>(change: (body: Body) => void) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const body = (await response.json()) as Body
    change(body)
    await route.fulfill({ response, json: body })
  }
