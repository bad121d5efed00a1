import type { Browser } from 'playwright-core'
import { miniProgramLink } from '@/routes/link'
import type { Query, RouteName } from '@/routes/link'
import { ROWS } from '@/routes/table'
import { openInChromium } from '../mini-host/chromium'
import type { HostInChromium, PHONE_CONTEXT } from '../mini-host/chromium'
import type { Phone } from '../mini-host/runtime/phone'
import { headOf, REQUEST_HEADER } from '../mini-host/runtime/wire'
import { until } from '../mini-host/runtime/until'
import { ScreenHands } from './browser'
import { holdCall } from './held'
import { storedText } from './member'
import type { Remembered } from './member'
import { handedFile, HANDED_MS } from './types'
import type { Driver } from './types'

export interface MiniOptions {
  readonly browser: Browser
  /** Output of build:weapp. */
  readonly directory: string
  /** Where the sandbox answers, for instance http://127.0.0.1:41873. */
  readonly bankOrigin: string
  /** The bank's address compiled into the build (config/bank.ts). */
  readonly builtFor?: string
  readonly phone?: Partial<Phone>
  /** The phone's lasting id, of one on which the customer has signed in before; another phone's unless given. */
  readonly cookieId?: string
  /** CPU slow-down, 1 by default. */
  readonly slowDown?: number
  /** What else the app stored on this phone before. */
  readonly remembered?: Remembered
  /** Whether the phone is set to dark. */
  readonly dark?: boolean
  /** Whether the phone asks for nothing to move. */
  readonly still?: boolean
  /** Another size of screen. */
  readonly viewport?: typeof PHONE_CONTEXT.viewport
}

export interface MiniDriver extends Driver {
  readonly platform: 'mini'
  /** The host, for what only a mini-program has: permissions, face check, setData figures. */
  host(): HostInChromium
}

const BUILT_FOR = 'http://127.0.0.1:8080'

const linkOf = (route: RouteName, query: Query = {}): string => {
  // With the name as a link from outside has it, so an old name is not replaced.
  const link = miniProgramLink(route, { ...query, route })
  if (link === undefined) throw new Error(`${route} is no built route`)
  return link
}

/** WeChat's calls that give data about the person, which WeChat itself guards as well. */
const PERSONAL =
  /location|chooseMedia|chooseImage|camera|verify|facial|contact|weRunData|phoneNumber|userProfile|userInfo/i

/** The calls that a run has made, under the names used by the Driver interface. */
const askedIn = (calls: readonly { readonly name: string; readonly options: unknown }[]): string[] =>
  calls.flatMap(({ name, options }) => {
    if (name === 'request') return [new URL((options as { url: string }).url).pathname]
    return PERSONAL.test(name) ? [`phone:${name}`] : []
  })

/** A person with the mini-program in a phone-sized browser of their own. The caller closes it. */
export async function openMini(options: MiniOptions): Promise<MiniDriver> {
  const { browser, directory, bankOrigin, builtFor = BUILT_FOR, phone = {}, cookieId, remembered, ...given } = options
  const stored = storedText({ ...remembered, ...(cookieId !== undefined && { cookieId }) })
  let host: HostInChromium | undefined
  const running = (): HostInChromium => {
    if (!host) throw new Error('no route has been opened yet')
    return host
  }
  const hands = new ScreenHands(() => running().page, 'window.__host__.reader')
  const earlier: string[] = []
  const launch = async (start: string): Promise<void> => {
    if (host) {
      earlier.push(...askedIn(await host.client.calls()))
      return host.relaunch(start)
    }
    const origins = { [builtFor]: bankOrigin }
    host = await openInChromium({ ...given, browser, directory, origins, start, phone, stored })
  }
  return {
    platform: 'mini',
    host: running,
    open: async (route, query) => {
      const url = linkOf(route, query)
      if (!host) return launch(url)
      await host.client.enter(url)
    },
    restart: (route, query) => launch(linkOf(route, query)),
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
      const { client } = running()
      const before = (await client.pages()).length
      await client.call('navigateBack')
      if (before > 1)
        await until(
          async () => (await client.pages()).length < before,
          () => 'the page does not close',
        )
    },
    currentRoute: async () => {
      const page = (await running().client.pages()).at(-1)
      const name = page?.query.route && decodeURIComponent(page.query.route)
      // By the name with which the page was opened, so an old name gives undefined.
      return ROWS.find((row) => (name ? row.name === name : row.page === page?.path))?.name
    },
    asked: async () => [...earlier, ...askedIn(await running().client.calls())],
    photo: (picture) => running().client.setPhone({ photos: [picture] }),
    handed: async () => {
      const opened = await until(
        async () => (await running().client.phone()).opened,
        () => 'no file was opened',
        HANDED_MS,
      )
      return handedFile(opened.name, opened.base64)
    },
    screenshot: async (path) => {
      await running().page.screenshot({ path })
    },
    offline: (on) => running().client.setPhone({ network: on ? 'none' : 'wifi' }),
    // The host's page sends what WeChat's client would send.
    hold: (path) =>
      holdCall(running().page, (request) => {
        const head = request.headers()[REQUEST_HEADER]
        return head !== undefined && new URL(headOf(head).url).pathname === path
      }),
    errors: async () => (host ? (await host.client.errors()).map(({ where, message }) => `${where}: ${message}`) : []),
    close: async () => {
      await host?.close()
    },
  }
}
