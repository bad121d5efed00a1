import { queryProducts } from '../src/contract/product/queryProducts'
import { EARLY_ANSWER } from '../src/platform/request/early'
import { ROWS } from '../src/routes/table'

/** Pages that begin with what the bank tells anybody; the rest needs a session or the page's own query. */
const PAGES = new Set(['pages/home/index', 'pages/shelf/index'])

/**
 * A script for index.html that asks the bank for the products before the app's own scripts have come: on a slow phone
 * their download and start take longer than the answer. The request is the one that the app would send (src/api), so
 * it waits for the cookie id that every call carries: the very first visit asks from the app.
 */
export function earlyAskScript(channelAppId: string): string {
  const names = ROWS.filter(({ page }) => PAGES.has(page)).map(({ name }) => name.slice(1))
  const headers = `{'x-channel-app-id':${JSON.stringify(channelAppId)},'x-ip':'','x-cookie-id':c[1]}`
  return `(function(){var p=location.pathname.replace(/^\\/main\\/?/,''),c=/(?:^|; )bankCookieId=([0-9a-f]{32})/.exec(document.cookie),u=${JSON.stringify(queryProducts.path)};if(c&&${JSON.stringify(names)}.indexOf(p)>=0)window.${EARLY_ANSWER}={url:u,answer:fetch(u,{headers:${headers},cache:'no-store',redirect:'error',credentials:'same-origin'})}})()`
}
