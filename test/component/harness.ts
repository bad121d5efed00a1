import ReactTestUtil from '@tarojs/test-utils-react'
import type { ComponentClass, FunctionComponent } from 'react'
import { forgetAnswers } from '@/session/memory'
import { endToast } from '@/ui/Toast/queue'
import { machineNow } from '@sandbox/kernel/clock/machine'
import { repeatedOn } from './repeatedTexts'

export interface Mounted {
  /** The element the component was mounted in. */
  readonly container: HTMLElement
  /** All visible text, in reading order. */
  text(): string
  /** The first element that matches, or a failure that names the selector and shows the page. */
  find(selector: string): HTMLElement
  findAll(selector: string): HTMLElement[]
  /** The innermost element whose text is exactly this, or a failure that shows the page. */
  findText(text: string): HTMLElement
  /** Taps as a finger does (Taro's onClick on the H5 listens to click). */
  tap(target: HTMLElement | string): Promise<void>
  /** Types a value into an input, with the event Taro's onInput listens to. */
  type(target: HTMLElement | string, value: string): Promise<void>
  /** Waits until the check holds; fails with the check's last error after the time-out (milliseconds). */
  until(check: () => void, timeout?: number): Promise<void>
  unmount(): void
}

/** Much longer than any wait here, because other tests may use the cores. */
const PATIENCE_MS = 15_000

const mountedNow = new Set<Mounted>()
const endings = new Set<() => void>()
const complaints: string[] = []

/** Registers what resets a double; called after each test, when nothing is mounted any more. */
export const atEnd = (ending: () => void): void => void endings.add(ending)

/** Makes the test fail, from any code that notices a problem, even where the app would catch an error. */
export const complain = (what: string): void => void complaints.push(what)

/** @throws Error with all problems reported since the last call */
export function failIfWrong(): void {
  if (complaints.length > 0) throw new Error(complaints.splice(0).join('\n'))
}

/** Unmounts every component and resets all doubles; called after each test. */
export function endTest(): void {
  for (const each of [...mountedNow]) each.unmount()
  for (const ending of endings) ending()
  endToast()
  forgetAnswers()
  failIfWrong()
}

/**
 * Mounts one component on the H5 runtime in jsdom, with Taro's real components.
 * @param ui the component; its own providers belong to the caller.
 */
export async function mount<Props extends object>(
  ui: FunctionComponent<Props> | ComponentClass<Props>,
  props?: Props,
): Promise<Mounted> {
  const tools = new ReactTestUtil()
  const container = document.body.appendChild(document.createElement('div'))
  await tools.mount(ui, { ...(props === undefined ? {} : { props }), container })

  const settle = async () => {
    await tools.act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
    repeatedOn(container).forEach(complain)
  }
  const missing = (what: string) => new Error(`${what} is not on the page:\n${container.innerHTML}`)
  const find = (selector: string): HTMLElement => {
    const element = container.querySelector<HTMLElement>(selector)
    if (!element) throw missing(selector)
    return element
  }
  const elementOf = (target: HTMLElement | string) => (typeof target === 'string' ? find(target) : target)

  const mounted: Mounted = {
    container,
    find,
    text: () => container.textContent ?? '',
    findAll: (selector) => [...container.querySelectorAll<HTMLElement>(selector)],
    findText(text) {
      // A word of a sentence is no text of its own.
      const all = container.querySelectorAll<HTMLElement>('*:not(.ui-unbroken)')
      const matches = [...all].filter((each) => each.textContent === text)
      const innermost = matches.at(-1)
      if (!innermost) throw missing(`the text "${text}"`)
      return innermost
    },
    async tap(target) {
      tools.fireEvent.click(elementOf(target))
      await settle()
    },
    async type(target, value) {
      const input = elementOf(target)
      const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      // React stores the value it last set; only the prototype's setter bypasses that.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, value)
      tools.fireEvent.input(input)
      await settle()
    },
    async until(check, timeout = PATIENCE_MS) {
      const end = machineNow() + timeout
      for (;;) {
        failIfWrong()
        try {
          check()
          return
        } catch (error) {
          if (machineNow() > end) throw error
          await settle()
        }
      }
    },
    unmount() {
      if (!mountedNow.delete(mounted)) return
      repeatedOn(container).forEach(complain)
      tools.unmout()
      container.remove()
    },
  }
  mountedNow.add(mounted)
  return mounted
}
