import './platform/authorisation'
import { useDidHide, useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { onAppHidden, watchServices } from './app/services'
import { queryProducts } from './contract/product/queryProducts'
import { teachAria } from './platform/aria'
import { isAskedAlready } from './platform/request'
import { recheckSession, start } from './session/session'
import { askAhead } from './session/useCall'
import './app.scss'

teachAria()
// The answer is there by now: read at once, it stands in the first picture of the page that shows it.
if (isAskedAlready(queryProducts.path)) askAhead(queryProducts, {})

/**
 * The app. platform/authorisation comes first: loading it takes the one-use token out of the address before anything
 * else can see it.
 */
export default function App({ children }: PropsWithChildren) {
  useLaunch(({ query }) => {
    void start()
    watchServices(query ?? {})
  })
  useDidHide(onAppHidden)
  // Also after the back-forward cache brought a page back: what it shows may be another person's by now.
  useDidShow(() => void recheckSession())
  // Hardly anybody needs it, so it isn't in the first load.
  usePageNotFound(() => void import('./app/unknownPath').then(({ leaveUnknownPath }) => leaveUnknownPath()))
  return children
}
