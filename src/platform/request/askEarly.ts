import { cookieId } from '../device/cookieId'
import { pageOfAddress } from '../hostPage/pageOfAddress'
import { runOptional } from '../hostPage/runOptional'
import { peekStored } from '../storage/peek'
import { EARLY_ANSWER } from './early'
import type { EarlyHolder } from './early'

/** What the build writes into index.html (config/startPage). Pages by their addresses below /main/. */
export interface EarlyAsk {
  readonly url: string
  readonly channelAppId: string
  readonly pages: readonly string[]
  /** The pages that have a first picture, and the script that draws it; undefined in a development build. */
  readonly drawing?: { readonly pages: readonly string[]; readonly script: string }
}

/**
 * Whether the page will begin as its first picture shows it: in the standard view, with everything the bank sells. Without
 * a session the app leaves for authorisation at once, and the picture would only flash.
 */
function beginsOrdinary(): boolean {
  const query = window.location.search.replace(/[?&](token|state)=[^&]*/g, '')
  const known = typeof peekStored('sessionToken') === 'string' || /[?&]token=./.test(window.location.search)
  return known && peekStored('elderMode') !== true && peekStored('source') === undefined && query === ''
}

/** Sends a public request exactly as the app would (src/api/attempt.ts), whose answer the app then takes. */
export function askFor(url: string, channelAppId: string): void {
  const headers = { 'x-channel-app-id': channelAppId, 'x-ip': '', 'x-cookie-id': cookieId() }
  const answer = fetch(url, { headers, cache: 'no-store', redirect: 'error', credentials: 'same-origin' })
  ;(window as EarlyHolder)[EARLY_ANSWER] = { url, answer }
}

/**
 * Runs in index.html: sends the page's first request to the bank before the app's own scripts have come, and
 * fetches the script that draws the answer.
 */
export function askEarly({ url, channelAppId, pages, drawing }: EarlyAsk): void {
  const page = pageOfAddress()
  if (!pages.includes(page)) return
  askFor(url, channelAppId)
  if (!drawing?.pages.includes(page) || !beginsOrdinary()) return
  runOptional(drawing.script)
}
