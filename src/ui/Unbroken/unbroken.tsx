import { useContext } from 'react'
import type { ReactNode } from 'react'
import { ElderView } from '../Theme/elder'
import { useLoad } from '../useLoad'

/** The words are a kilobyte that home doesn't wait for. */
const loadWords = () => import('./index')

/** In the elder view a line has so little room that most of its words would break. */
function Words({ text }: { readonly text: string }) {
  const { loaded } = useLoad(useContext(ElderView) ? loadWords : undefined)
  return loaded ? <loaded.Unbroken text={text} /> : text
}

/** Has room on every line. */
const SHORT = 8

/** What a shared component is given to show: the words of a text are unbroken in the elder view. */
export const unbroken = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' && shown.length > SHORT ? <Words text={shown} /> : shown
