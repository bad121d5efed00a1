import { unpack } from '@/routes/compactTable'
import { cookieId } from '../device/cookieId'
import { pageOfAddress } from '../hostPage/pageOfAddress'
import { runOptional } from '../hostPage/runOptional'
import { peekStored } from '../storage/peek'
import { EARLY_ANSWER } from './early'
import type { EarlyHolder } from './early'

/** What the build writes into index.html (config/startPage). Routes by their addresses below /main/. */
export interface EarlyAsk {
  /** How the paths of all questions begin. */
  readonly base: string
  /**
   * How they go on: by route for what is drawn before the app is there, by page for all other routes. `{name}` is what the address
   * gives under this name; where it gives nothing, `{name?}` is empty, and otherwise nothing is asked.
   */
  readonly asks: Readonly<Record<string, string>>
  readonly channelAppId: string
  /** The script that draws home with the products; undefined in a development build. */
  readonly drawing?: string
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

const GIVEN = /\{(\w+)(\?)?\}/

/** A question with what the address gives; undefined where something is missing or would be written otherwise. */
function completed(question: string): string | undefined {
  const [hole, name, optional] = GIVEN.exec(question) ?? []
  if (hole === undefined) return question
  const given = new RegExp(`[?&]${name}=([A-Za-z0-9-]{1,64})(?:&|$)`).exec(window.location.search)?.[1]
  return given === undefined && optional === undefined ? undefined : question.replace(hole, given ?? '')
}

/** Sends a public request exactly as the app would (src/api/attempt.ts), whose answer the app then takes. */
function askFor(url: string, channelAppId: string): void {
  const headers = { 'x-channel-app-id': channelAppId, 'x-ip': '', 'x-cookie-id': cookieId() }
  const answer = fetch(url, { headers, cache: 'no-store', redirect: 'error', credentials: 'same-origin' })
  ;(window as EarlyHolder)[EARLY_ANSWER] = { url, answer }
}

/**
 * Runs in index.html: sends the page's first request to the bank before the app's own scripts have come, and
 * fetches the script that draws the answer.
 * @param table the names of all routes, packed
 */
export function askEarly(table: string, { base, asks, channelAppId, drawing }: EarlyAsk): void {
  const page = pageOfAddress()
  const question = asks[page] ?? asks[unpack(table).pages.get(`/${page}`) ?? '']
  // An address such as /main/constructor names what every object has.
  const asked = typeof question === 'string' ? completed(question) : undefined
  if (asked === undefined) return
  askFor(base + asked, channelAppId)
  if (page === '' && drawing !== undefined && beginsOrdinary()) runOptional(drawing)
}
