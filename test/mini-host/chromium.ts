import type { Browser, BrowserContext, Page } from 'playwright-core'
import { serveMiniProgram } from './build/server'
import type { HostServer } from './build/server'
import type { OriginMap } from './build/send'
import { clientOf } from './client'
import type { HostClient } from './client'
import type { HostWindow } from './runtime/main'
import type { Phone } from './runtime/phone'

/** A phone of common size, driven by fingers, in the bank's time zone. */
export const PHONE_CONTEXT = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** For a phone whose owner has turned off animations: drawing them is a sixth of the browser's work. */
export const STILL = { reducedMotion: 'reduce' } as const

export interface ChromiumOptions {
  readonly directory: string
  readonly origins?: OriginMap
  /** Page and query to start with; the entry page by default. */
  readonly start?: string
  readonly phone?: Partial<Phone>
  /** What the app stored on this phone before, by its own keys. */
  readonly stored?: Readonly<Record<string, string>>
  /** CPU slow-down; 4 is the bench's phone. */
  readonly slowDown?: number
  /** Whether the phone asks for nothing to move. */
  readonly still?: boolean
  /** Whether the phone is set to dark. */
  readonly dark?: boolean
  /** Another size of screen. */
  readonly viewport?: typeof PHONE_CONTEXT.viewport
  /** The caller's; it isn't closed. */
  readonly browser: Browser
}

/** A mini-program running in Chromium with real touches. */
export interface HostInChromium {
  readonly page: Page
  readonly context: BrowserContext
  readonly server: HostServer
  readonly client: HostClient
  /** Starts the app anew with its storage kept, as closing and opening it does. */
  relaunch(start?: string, phone?: Partial<Phone>): Promise<void>
  close(): Promise<void>
}

async function load(page: Page, origin: string, start: string, phone: Partial<Phone>): Promise<void> {
  // Changing only the fragment wouldn't load the document again.
  await page.goto('about:blank')
  await page.addInitScript(
    (given: { start: string; phone: Partial<Phone> }) => {
      ;(window as unknown as HostWindow).__hostOptions__ = given
    },
    { start, phone },
  )
  await page.goto(origin)
  await page.evaluate(() => (window as unknown as HostWindow).__hostReady__?.then(() => undefined))
}

/** Serves the folder and opens it in a phone-sized, touch-driven window of the browser. The caller closes it. */
export async function openInChromium(options: ChromiumOptions): Promise<HostInChromium> {
  const server = await serveMiniProgram({
    directory: options.directory,
    ...(options.origins && { origins: options.origins }),
  })
  try {
    return await openServed(server, options)
  } catch (error) {
    await server.close()
    throw error
  }
}

async function openServed(server: HostServer, options: ChromiumOptions): Promise<HostInChromium> {
  const context = await options.browser.newContext({
    ...PHONE_CONTEXT,
    ...(options.still && STILL),
    ...(options.dark && { colorScheme: 'dark' }),
    ...(options.viewport && { viewport: options.viewport }),
  })
  await context.addInitScript((kept: Readonly<Record<string, string>>) => {
    // The host's own form (runtime/wx/storage.ts); what the app has stored since then stays.
    for (const [key, data] of Object.entries(kept))
      if (window.localStorage.getItem(`wx:${key}`) === null)
        window.localStorage.setItem(`wx:${key}`, JSON.stringify({ data }))
  }, options.stored ?? {})
  const page = await context.newPage()
  if (options.slowDown !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowDown })
  }
  await load(page, server.origin, options.start ?? '', options.phone ?? {})
  const client = clientOf((name, given) =>
    page.evaluate(
      ([call, details]) =>
        (window as unknown as { __host__: Record<string, (...details: readonly unknown[]) => unknown> }).__host__[
          call
        ]?.(...details),
      [name, given] as const,
    ),
  )
  return {
    page,
    context,
    server,
    client,
    relaunch: (start = '', phone = options.phone ?? {}) => load(page, server.origin, start, phone),
    close: async () => {
      await context.close()
      await server.close()
    },
  }
}
