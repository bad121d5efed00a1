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

/** Puts the picture in the shell's place, unless the app has come before. */
export function hangPicture(fill: (picture: HTMLElement) => void): void {
  const shell = document.getElementById(SHELL_ID)
  const template = document.getElementById(TEMPLATE_ID)
  if (!shell || !(template instanceof HTMLTemplateElement)) return
  const picture = document.createElement('div')
  picture.id = PICTURE_ID
  picture.append(template.content.cloneNode(true))
  fill(picture)
  picture.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest(CONTROL)
    if (!control) return
    // The last one counts, as on the page itself.
    picture.querySelector(`.${TAPPED}`)?.classList.remove(TAPPED)
    control.classList.add(TAPPED)
  })
  shell.replaceWith(picture)
}

/** Takes shell and picture away, for the app's page stands beneath: scrolled as far, and tapped where they were. */
export function takePicture(): void {
  document.getElementById(SHELL_ID)?.remove()
  const picture = document.getElementById(PICTURE_ID)
  if (!picture) return
  const app = document.getElementById('app')
  const page = app?.querySelector('.taro_page')
  if (page) page.scrollTop = picture.scrollTop
  const drawn = [...picture.querySelectorAll(CONTROL)]
  const tapped = drawn.findIndex((control) => control.classList.contains(TAPPED))
  picture.remove()
  const control = app?.querySelectorAll<HTMLElement>(CONTROL)[tapped]
  // Later, when the page has been mounted to its end: what it leads to comes on top of it.
  if (control && control.textContent === drawn[tapped]?.textContent) setTimeout(() => control.click())
}

/** Until the style sheets that the page has asked for so far count; one that doesn't come is waited for in vain. */
export async function sheetsApplied(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"],link[rel="preload"][as="style"]')
  await Promise.all([...links].map(applied))
}

const applied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (link.sheet) resolve()
      // Fetched first and named as a style sheet then (./preload.ts), so that it may be loaded twice.
      else link.addEventListener('load', () => setTimeout(look), { once: true })
    }
    look()
  })
