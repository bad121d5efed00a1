import type { Query, RouteName } from '@/routes/link'
import type { Picture } from '../fixtures/photo'
import type { Control } from '../mini-host/runtime/reader'

export type { Control } from '../mini-host/runtime/reader'

/** How long a file may take to be put together. */
export const HANDED_MS = 15_000

/** A file as the app handed it over: a document, or a picture. */
export const handedFile = (name: string, base64: string): Picture => ({
  ...{ name, base64 },
  type: name.endsWith('.png') ? 'image/png' : 'application/pdf',
})

/** A call to the bank that is kept on its way. */
export interface HeldCall {
  /** Waits until the app has sent it. */
  sent(): Promise<void>
  /** Lets it go on, and waits until its answer has come; rejects when the app no longer waits for it. */
  letGo(): Promise<void>
}

/**
 * One person with one phone, on the H5 or in the mini-program; journeys are written with it once for both. Names are what
 * the person reads or hears: an accessible name (aria-label), a control's text, or a text on the screen. tap, fill and see
 * wait up to fifteen seconds for the name and reject with what the screen shows instead.
 */
export interface Driver {
  readonly platform: 'h5' | 'mini'
  /** Opens a route as a link from outside does; an app that is running keeps running. */
  open(route: RouteName, query?: Query): Promise<void>
  /** Closes the app and opens it at a route: only permanently stored data is left. */
  restart(route: RouteName, query?: Query): Promise<void>
  tap(name: string): Promise<void>
  /** Taps the control if it can be tapped now, without waiting; gives whether it did. */
  tapIfThere(name: string): Promise<boolean>
  fill(label: string, text: string): Promise<void>
  /** Waits until the text is part of a visible text or of a control's name. */
  see(text: string, timeoutMs?: number): Promise<void>
  /** Waits until the text is no longer on the screen. */
  miss(text: string, timeoutMs?: number): Promise<void>
  /**
   * Waits until the text is seen, which the last act (tap, fill, back) must have brought: one that was on the screen before
   * it would be found whatever the act did, and is rejected. For what a journey is about.
   */
  seeNew(text: string, timeoutMs?: number): Promise<void>
  texts(): Promise<string[]>
  controls(): Promise<Control[]>
  /** The phone's way back: the browser's button, or the mini-program's. */
  back(): Promise<void>
  /** Name of the route shown; undefined when the page shown belongs to no route. */
  currentRoute(): Promise<RouteName | undefined>
  /**
   * Everything asked so far, in order: paths of calls to the bank, and data about the person asked of the phone
   * (`phone:getLocation`).
   */
  asked(): Promise<string[]>
  /** Makes camera, album and chats give this picture or file from now on. */
  photo(picture: Picture): Promise<void>
  /**
   * Waits for the file that the app handed over last: a download, or what WeChat's viewer or share menu shows or its album
   * keeps.
   */
  handed(): Promise<Picture>
  screenshot(path: string): Promise<void>
  offline(on: boolean): Promise<void>
  /** Keeps the next call of this path on its way to the bank, as a slow network does. */
  hold(path: string): Promise<HeldCall>
  /** Messages of all errors that nobody sees: exceptions, unknown wx calls, unhandled rejections. */
  errors(): Promise<string[]>
  close(): Promise<void>
}
