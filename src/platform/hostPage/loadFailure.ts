const ID = 'load-failure'
/** Marks files that the page can do without. */
export const OPTIONAL = 'data-optional'

const isNeeded = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && !target.hasAttribute(OPTIONAL)) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet')

/**
 * Runs in index.html: tells the person when a file of the app can't be loaded, as long as nothing of the app is shown that
 * could do so; otherwise shell and picture would stay for ever.
 */
export function tellLoadFailure(): void {
  const tell = ({ target }: Event): void => {
    if (!isNeeded(target) || document.querySelector('.taro_page') || document.getElementById(ID)) return
    const again = document.createElement('button')
    again.id = ID
    again.textContent = '页面加载失败，点此重新加载'
    again.onclick = () => window.location.reload()
    document.body.append(again)
  }
  window.addEventListener('error', tell, true)
}

/** Removes the message, because the app has come after all. */
export const forgetLoadFailure = (): void => document.getElementById(ID)?.remove()
