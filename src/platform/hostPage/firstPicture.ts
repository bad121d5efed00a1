import { forgetLoadFailure } from './loadFailure'

/**
 * The first picture: what index.html draws of a page before the app is there (src/pages/home/drawFirst.ts). It looks
 * as the app's own page will, so that the app can take its place unseen, and what is tapped on it is kept for the app.
 */
export const PICTURE_ID = 'first-picture'
/** The picture's markup without the bank's answer, a `template` of index.html (config/startPage). */
export const TEMPLATE_ID = 'first-picture-template'

const SHELL_ID = 'shell'
const CONTROL = '.ui-pressable'
const TAPPED = 'is-tapped'
/** What is left of a scroll when a finger taps is less. */
const SCROLLED_ON_PX = 40

const controlsOf = (within: ParentNode): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(CONTROL)]

/** Puts the picture in the shell's place, unless the app has come before. */
export function hangPicture(fill: (picture: HTMLElement) => void): void {
  const shell = document.getElementById(SHELL_ID)
  const template = document.getElementById(TEMPLATE_ID)
  if (!shell || !(template instanceof HTMLTemplateElement)) return
  const picture = document.createElement('div')
  picture.id = PICTURE_ID
  picture.append(template.content.cloneNode(true))
  fill(picture)
  // What lies round the picture has its look, as hostPage.wear gives it to the app's page.
  document.body.className = (picture.firstElementChild?.className ?? '').replace('ui-theme ', '')
  let tappedAt = 0
  // The last tap counts, as on the page itself; who scrolls on has thought better of it.
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

/**
 * Takes shell and picture away, for the app's page stands beneath: scrolled as far, with the focus and the tap where
 * they were.
 */
export function takePicture(): void {
  forgetLoadFailure()
  document.getElementById(SHELL_ID)?.remove()
  const picture = document.getElementById(PICTURE_ID)
  const app = document.getElementById('app')
  if (!picture || !app) return
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
  // Later, when the page has been mounted to its end: what it leads to comes on top of it.
  if (tapped) setTimeout(() => tapped.click())
}

const MOMENT_MS = 16

/**
 * Until the template is there. It stands behind the style sheets, where a browser stops reading the page until they
 * have come.
 */
export async function templateRead(): Promise<void> {
  while (!document.getElementById(TEMPLATE_ID)) await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
}

/** Until the style sheets that the page has asked for so far count; one that can't be had is waited for in vain. */
export async function sheetsApplied(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"],link[rel="preload"][as="style"]')
  await Promise.all([...links].map(applied))
}

const applied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      // One that failed has no rules.
      if (link.sheet?.cssRules.length) resolve()
      // Fetched first and named as a style sheet then (./preload.ts), so that it may be loaded twice.
      else link.addEventListener('load', () => setTimeout(look), { once: true })
    }
    look()
  })
