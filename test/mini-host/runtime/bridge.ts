import { createReader } from './reader'
import type { Control, Reader, Spot } from './reader'
import { trimSlashes } from '../program'
import type { HostContext } from './context'
import type { HostError } from './errors'
import type { Loader } from './loader'
import { countNodes } from './measure'
import type { NodeFigures } from './measure'
import { splitUrl } from './page'
import type { SetDataEntry } from './page'
import type { Phone } from './phone'
import type { Screen } from './screen'
import type { WxCall } from './wx/calls'

export interface PageState {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly title: string
}

/** ms since the document began to load. */
export interface LaunchTimes {
  readonly scriptsRead: number
  readonly launched: number
  readonly firstPage: number
}

/** What a test may ask of the running mini-program and do to it. All parameters and results are plain data. */
export interface Bridge {
  readonly reader: Reader
  pages(): PageState[]
  texts(): string[]
  controls(): Control[]
  spot(name: string): Spot | undefined
  /** Taps the named element by events, for environments without layout; throws when no element has the name. */
  press(name: string): void
  /** Types into the field with the label, as events; throws when there is none. */
  type(label: string, text: string): void
  /** Makes a wx call as the program would; gives WeChat's result, refusals included. */
  call(name: string, options?: object): Promise<object>
  phone(): Phone
  setPhone(change: Partial<Phone>): void
  /** Sends the app to the background, or brings it back. */
  setVisible(visible: boolean): void
  /** Opens the running app through a link: it comes to the front with only that page. */
  enter(url: string): Promise<void>
  /** Takes a screenshot, as the person would. */
  capture(): void
  /**
   * What the page gives WeChat when the person shares it from the menu; undefined when the menu doesn't offer that. The
   * timeline is offered only together with the chat.
   */
  share(to: 'chat' | 'timeline'): unknown
  pullDown(): void
  errors(): readonly HostError[]
  clearErrors(): void
  calls(): readonly WxCall[]
  setDataLog(): readonly SetDataEntry[]
  nodes(): NodeFigures
  loadedPackages(): readonly string[]
  launchTimes(): LaunchTimes
}

interface BridgeParts {
  readonly context: HostContext
  readonly screen: Screen
  readonly loader: Loader
  readonly setDataLog: readonly SetDataEntry[]
  readonly times: LaunchTimes
  readonly wx: Record<string, unknown>
}

function pressElement(element: Element): void {
  // A button of WeChat's own dialogs is a plain DOM button; everything else needs touch events.
  const point = { bubbles: true, cancelable: true, clientX: 0, clientY: 0 }
  for (const type of ['mousedown', 'mouseup', 'click']) element.dispatchEvent(new MouseEvent(type, point))
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  field.value = field.maxLength >= 0 ? text.slice(0, field.maxLength) : text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  field.blur()
}

function applyPhone({ context, screen }: BridgeParts, change: Partial<Phone>): void {
  const { phone, events } = context
  const before = { ...phone }
  Object.assign(phone, change)
  if (before.network !== phone.network) {
    events.emit('networkStatusChange', { isConnected: phone.network !== 'none', networkType: phone.network })
  }
  if (phone.theme && screen.theme !== phone.theme) {
    screen.theme = phone.theme
    screen.draw()
    events.emit('themeChange', { theme: phone.theme })
  }
  screen.setFontScale(phone.fontSizeScaleFactor)
}

/** The functions that act on the app as WeChat would. */
function actions(parts: BridgeParts): Pick<Bridge, 'setVisible' | 'enter' | 'capture' | 'share' | 'pullDown' | 'call'> {
  const { context } = parts
  return {
    setVisible: (visible) => {
      if (!visible) context.pages.appVisible(false)
      context.events.emit(visible ? 'appShow' : 'appHide', {
        path: context.pages.top?.path ?? '',
        query: {},
        scene: context.phone.scene,
      })
      if (visible) context.pages.appVisible(true)
    },
    enter: async (url) => {
      const { path, query } = splitUrl(url)
      context.pages.appVisible(false)
      context.events.emit('appHide', {})
      context.entered = { path: trimSlashes(path), query, scene: context.phone.scene, referrerInfo: {} }
      context.events.emit('appShow', context.entered)
      await context.pages.reLaunch(url)
    },
    capture: () => context.events.emit('userCaptureScreen', {}),
    share: (to) => {
      const { top } = context.pages
      if (top?.menuHidden) return undefined
      if (to === 'chat') return context.pages.lifecycle(top, 'onShareAppMessage', { from: 'menu' })
      return top?.instance.onShareAppMessage && context.pages.lifecycle(top, 'onShareTimeline')
    },
    pullDown: () => {
      if (context.pages.top?.config.enablePullDownRefresh)
        context.pages.lifecycle(context.pages.top, 'onPullDownRefresh')
    },
    call: (name, options = {}) =>
      new Promise((resolve, reject) => {
        // An event channel isn't plain data, and only plain data may leave the document.
        const give = (result: object): void =>
          resolve(Object.fromEntries(Object.entries(result).filter(([name]) => name !== 'eventChannel')))
        try {
          ;(parts.wx[name] as (options: object) => void)({ ...options, success: give, fail: give })
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      }),
  }
}

export function createBridge(parts: BridgeParts): Bridge {
  const { context, loader, screen } = parts
  const reader = createReader(() =>
    [context.pages.top?.element, screen.tabBar, context.overlay.layer].filter((root) => root !== undefined),
  )
  const needed = <T>(found: T | undefined, name: string): T => {
    if (found === undefined)
      throw new Error(`nothing on the screen is called "${name}"; there is: ${reader.texts().join(' | ')}`)
    return found
  }
  return {
    reader,
    pages: () => context.pages.all.map(({ path, query, title }) => ({ path, query, title })),
    texts: () => reader.texts(),
    controls: () => reader.controls(),
    spot: (name) => reader.spot(name),
    press: (name) => pressElement(needed(reader.find(name), name)),
    type: (label, text) => typeInto(needed(reader.field(label), label), text),
    phone: () => ({ ...context.phone }),
    setPhone: (change) => applyPhone(parts, change),
    ...actions(parts),
    errors: () => context.errors.all(),
    clearErrors: () => context.errors.clear(),
    calls: () => context.calls,
    setDataLog: () => parts.setDataLog,
    nodes: () => countNodes(context.pages.top?.element ?? document.body),
    loadedPackages: () => loader.loaded,
    launchTimes: () => parts.times,
  }
}
