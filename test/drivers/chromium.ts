import { chromium } from 'playwright-core'
import type { Browser, LaunchOptions } from 'playwright-core'
import { findBrowser, findWindowless } from '@config/tasks/requirements.mjs'
import { withTestClock } from '../clock'

/**
 * Turns off everything a page doesn't ask for: figures and pictures must not depend on what the browser does by itself.
 */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/**
 * Parts of the browser's own window, which nobody sees here: with every page Chromium draws two more for its address bar,
 * which takes a second each time. This list replaces the one playwright-core passes, so it contains that one first.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const launch = async (
  executablePath: string | undefined,
  options: LaunchOptions,
  more: readonly string[] = [],
): Promise<Browser> => {
  if (!executablePath) throw new Error('Chromium or Chrome is needed: install one, or set CHROME_PATH to its program.')
  const args = [...QUIET, ...more, `--disable-features=${OFF.join()}`]
  return withTestClock(await chromium.launch({ executablePath, args, ...options }))
}

/** Pages here exist for seconds, so optimised code that V8 makes on another core would come too late. */
const SHORT_LIVED = '--js-flags=--no-turbofan --single-threaded-gc'

/** @throws Error when no Chromium or Chrome is installed */
export async function launchQuietChromium(options: LaunchOptions = {}): Promise<Browser> {
  return launch(findWindowless(), options, [SHORT_LIVED])
}

/**
 * Whoever drives a page learns from where each request was sent. V8 keeps no positions in the code for that until it is asked, and then
 * reads the whole function anew: of app.js, which is one, half a second on the bench's slow phone that no customer waits.
 */
const KEEP_POSITIONS = '--js-flags=--no-enable-lazy-source-positions'
/**
 * With a window, as customers have it, which keeps pages that were left (bfcache); the windowless one doesn't. @throws
 * Error as above
 */
export async function launchWholeChromium(options: LaunchOptions = {}): Promise<Browser> {
  return launch(findBrowser(), options, [KEEP_POSITIONS])
}
