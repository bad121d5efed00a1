import { useContext } from 'react'
import { ElderView } from '../Theme/elder'
import { useLoad } from '../useLoad'
import type { ReaderProps } from './Reader'

/** Most customers never need it, so it is loaded in the elder view only. */
const loadReader = () => import('./Reader')

/** Reads an amount aloud when it is pressed: in the elder view, where the phone can. */
export function ReadAloud(props: ReaderProps) {
  const { loaded } = useLoad(useContext(ElderView) ? loadReader : undefined)
  return loaded ? <loaded.Reader {...props} /> : null
}
