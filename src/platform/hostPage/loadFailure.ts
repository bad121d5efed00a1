const ID = 'load-failure'
/** On what the page can do without. */
export const OPTIONAL = 'data-optional'

const isNeeded = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && !target.hasAttribute(OPTIONAL)) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet')

/**
 * Runs in index.html: says so when a file of the app can't be had, as long as nothing of the app stands that could say
 * it; shell and picture would wait for ever.
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

/** The app has come after all. */
export const forgetLoadFailure = (): void => document.getElementById(ID)?.remove()
