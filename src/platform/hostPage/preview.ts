import { hasNativeBar } from '../appearance/userAgent'
import { peekStored } from '../storage/peek'
import { forgetLoadFailure } from './loadFailure'

/**
 * The first picture: what is drawn of a page before the app is there (src/pages/home/renderPreview.ts and the landings'). It
 * looks the same as the app's page, so that nobody sees the app replace it; taps on it are passed to the app.
 */
export const PICTURE_ID = 'first-picture'
/** The markup of home's picture without the bank's answer, a `template` of index.html (config/startPage). */
export const TEMPLATE_ID = 'first-picture-template'

const SHELL_ID = 'shell'
const CONTROL = '.ui-pressable'
const TAPPED = 'is-tapped'
/** A tap stops a scroll; more than this many px afterwards means that the person scrolled on. */
const SCROLLED_ON_PX = 40

const controlsOf = (within: ParentNode): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(CONTROL)]

/** Whether the shell still stands: neither the app nor a picture has come. */
export const isWaiting = (): boolean => document.getElementById(SHELL_ID) !== null

/**
 * Puts the picture in place of the shell, unless the app is there already.
 * @param markup with a `Theme` around all
 * @param until what the app's page has once it shows what the picture shows, when that isn't at once
 */
export function hangPicture(markup: Node, fill: (picture: HTMLElement) => void, until?: string): void {
  const shell = document.getElementById(SHELL_ID)
  if (!shell) return
  const picture = document.createElement('div')
  picture.id = PICTURE_ID
  Object.assign(picture.dataset, { path: window.location.pathname, ...(until !== undefined && { until }) })
  picture.append(markup)
  const mode = peekStored('colourMode')
  if (mode === 'light' || mode === 'dark') picture.firstElementChild?.classList.replace('theme--auto', `theme--${mode}`)
  if (hasNativeBar(navigator.userAgent)) picture.querySelector('.ui-screen__header')?.remove()
  fill(picture)
  // Gives the area around the picture its look, as hostPage.wear does for the app's page.
  document.body.className = (picture.firstElementChild?.className ?? '').replace('ui-theme ', '')
  let tappedAt = 0
  // Only the last tap counts, as on the page itself; scrolling on cancels it.
  const forget = (): void => picture.querySelector(`.${TAPPED}`)?.classList.remove(TAPPED)
  const keep = ({ target }: Event): void => {
    const control = (target as Element).closest(CONTROL)
    if (!control) return
    forget()
    control.classList.add(TAPPED)
    tappedAt = picture.scrollTop
  }
  picture.addEventListener('click', keep)
  picture.addEventListener('scroll', () => {
    if (Math.abs(picture.scrollTop - tappedAt) > SCROLLED_ON_PX) forget()
  })
  picture.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    keep(event)
  })
  shell.replaceWith(picture)
}

/** Whether the page still waits for what its picture shows; another page, and one that has failed, doesn't. */
function isBehind(app: ParentNode, { dataset: { path, until } }: HTMLElement): boolean {
  if (until === undefined || path !== window.location.pathname) return false
  return !app.querySelector(until) && app.querySelector('.ui-skeleton') !== null
}

/**
 * Removes shell and picture once the app's page is below them, and passes on the scroll position, the focus and the tap.
 * While the page is behind the picture, the picture stays.
 */
export function takePicture(): void {
  forgetLoadFailure()
  document.getElementById(SHELL_ID)?.remove()
  const picture = document.getElementById(PICTURE_ID)
  const app = document.getElementById('app')
  if (!picture || !app) return
  if (isBehind(app, picture)) {
    requestAnimationFrame(takePicture)
    return
  }
  const drawn = controlsOf(picture)
  const own = controlsOf(app)
  const sameAs = (control: Element | null | undefined): HTMLElement | undefined => {
    const same = own[drawn.indexOf(control as HTMLElement)]
    return same?.textContent === control?.textContent ? same : undefined
  }
  const focused = sameAs(document.activeElement)
  const tapped = sameAs(picture.querySelector(`.${TAPPED}`))
  const page = app.querySelector('.taro_page')
  if (page) page.scrollTop = picture.scrollTop
  picture.remove()
  focused?.focus({ preventScroll: true })
  // Later, when the page is completely mounted, so that what the tap opens comes on top of it.
  if (tapped) setTimeout(() => tapped.click())
}

const MOMENT_MS = 16

/**
 * The markup in index.html's template, once all of the page is read. The template is its end: a browser doesn't read so far
 * before it has the style sheets, and a slow network may stop in its middle.
 */
export async function templateRead(): Promise<Node> {
  for (;;) {
    const template = document.readyState === 'loading' ? null : document.getElementById(TEMPLATE_ID)
    if (template instanceof HTMLTemplateElement) return template.content.cloneNode(true)
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
  }
}

/** Waits until the style sheets requested so far are applied; never settles when one can't be loaded. */
export async function sheetsApplied(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"],link[rel="preload"][as="style"]')
  await Promise.all([...links].map(applied))
}

const applied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      // A sheet that failed has no rules.
      if (link.sheet?.cssRules.length) resolve()
      // ./preload.ts first fetches a file and then makes it a style sheet, so `load` may come twice.
      else link.addEventListener('load', () => setTimeout(look), { once: true })
    }
    look()
  })
