import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { h5Link } from '@/routes/link'
import type { Query, RouteName } from '@/routes/link'
import { ROWS } from '@/routes/table'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'
import type { Picture } from '../fixtures/photo'
import { until } from '../mini-host/runtime/until'
import { ScreenHands } from './browser'
import { holdCall } from './held'
import { handedFile, HANDED_MS } from './types'
import type { Driver } from './types'

export type H5Options = {
  /** Where the sandbox serves the H5, for instance http://127.0.0.1:8080. */
  readonly origin: string
} & (
  | { readonly browser: Browser; /** Whether the phone asks for nothing to move. */ readonly still?: boolean }
  /** An existing context; closing the driver leaves it open. */
  | { readonly context: BrowserContext }
)

export interface H5Driver extends Driver {
  readonly platform: 'h5'
  /** The page shown now; another one after restart. */
  page(): Page
  /** Goes to a route without reloading the app, as the browser's own buttons do. */
  move(route: RouteName, query?: Query): Promise<void>
}

const BASE = '/main'

/** Writes to the console when a page asks for the phone's position. */
const NOTE_LOCATION = `for (const name of ['getCurrentPosition', 'watchPosition']) {
  const own = Geolocation.prototype[name]
  Geolocation.prototype[name] = function (...given) { console.debug('phone:getLocation'); return own.apply(this, given) }
}`

let script: Promise<string> | undefined

/** The reader as a script that stores it on the window. */
function readerScript(): Promise<string> {
  const contents = `import { createReader } from '../mini-host/runtime/reader'; window.__reader__ = createReader(() => (document.body ? [document.body] : []))`
  script ??= build({
    stdin: { contents, resolveDir: resolve(__dirname), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome87',
  }).then(({ outputFiles: [file] }) => file?.text ?? '')
  return script
}

/** A person with the H5 in a phone-sized browser of their own, or in a given one. The caller closes it. */
export async function openH5({ origin, ...given }: H5Options): Promise<H5Driver> {
  const isOwn = 'browser' in given
  const context = isOwn
    ? await given.browser.newContext({ ...PHONE_CONTEXT, ...(given.still && STILL) })
    : given.context
  const errors: string[] = []
  let picture: Picture | undefined
  let handed: Picture | undefined
  const asked: string[] = []
  const newPage = async (): Promise<Page> => {
    const opened = await context.newPage()
    await opened.addInitScript(await readerScript())
    await opened.addInitScript(NOTE_LOCATION)
    opened.on('pageerror', (error) => errors.push(error.message))
    opened.on('filechooser', (chooser) => {
      if (!picture) return
      const { name, type: mimeType, base64 } = picture
      void chooser.setFiles({ name, mimeType, buffer: Buffer.from(base64, 'base64') })
    })
    opened.on('download', (download) => {
      void download.path().then((path) => {
        const base64 = readFileSync(path).toString('base64')
        handed = handedFile(download.suggestedFilename(), base64)
      })
    })
    opened.on('console', (message) => message.text().startsWith('phone:') && asked.push(message.text()))
    opened.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    return opened
  }
  let page = await newPage()
  const hands = new ScreenHands(() => page, 'window.__reader__')
  const open = async (route: RouteName, query: Query = {}): Promise<void> => {
    // The app may leave for the authorise page before the page it left counts as loaded.
    await page.goto(origin + BASE + h5Link(route, query), { waitUntil: 'commit' })
  }
  return {
    platform: 'h5',
    page: () => page,
    open,
    move: (route, query = {}) =>
      page.evaluate(
        (address) => {
          window.history.pushState(null, '', address)
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
        },
        BASE + h5Link(route, query),
      ),
    restart: async (route, query) => {
      const old = page
      // A new tab, because data of the visit belongs to the old one.
      page = await newPage()
      await old.close()
      await open(route, query)
    },
    tap: hands.tap,
    tapIfThere: hands.tapIfThere,
    fill: hands.fill,
    see: hands.see,
    seeNew: hands.seeNew,
    miss: hands.miss,
    texts: hands.texts,
    controls: hands.controls,
    back: async () => {
      await hands.acting('the way back')
      await page.goBack()
    },
    currentRoute: () => {
      const path = new URL(page.url()).pathname
      const name = path.startsWith(BASE) ? path.slice(BASE.length) || '/' : path
      // By the name in the address, so an old name gives undefined.
      return Promise.resolve(ROWS.find((row) => row.name === name)?.name)
    },
    asked: () => Promise.resolve([...asked]),
    photo: (given) => {
      picture = given
      return Promise.resolve()
    },
    handed: () =>
      until(
        () => handed,
        () => 'no file was handed over',
        HANDED_MS,
      ),
    screenshot: async (path) => {
      await page.screenshot({ path })
    },
    offline: (on) => context.setOffline(on),
    hold: (path) => holdCall(page, (request) => new URL(request.url()).pathname === path),
    errors: () => Promise.resolve([...errors]),
    close: () => (isOwn ? context.close() : page.close()),
  }
}
