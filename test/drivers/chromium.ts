import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../../config/tasks/requirements.mjs'

/** Nothing but what a page asks for: figures and pictures must not depend on what the browser does for itself. */
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

/** @throws Error when no Chromium or Chrome is installed */
export function launchQuietChromium(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('Chromium or Chrome is needed: install one, or set CHROME_PATH to its program.')
  return chromium.launch({ executablePath, args: QUIET })
}
