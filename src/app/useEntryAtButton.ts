import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Link } from '../routes/link'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { sessionAtom, startAgain } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** Obstacles that are removed on the page itself or that lead back to it unchanged; afterwards the entry continues. */
const ON_THE_WAY: readonly Obstacle[] = ['authorise', 'consent']

/** The entry of a page that anybody may read: it begins when its button is pressed. */
export interface EntryAtButton {
  /** true: signed in with an account, so that what belongs to the customer may be asked for and shown. */
  readonly entered: boolean
  /** true: whether somebody is signed in isn't known yet. What is drawn now may change its shape when it is. */
  readonly starting: boolean
  /** Takes the person through what stands between them and a trade, and back to this page. */
  readonly enter: () => void
}

interface EntryOptions {
  /** The person had already pressed the button on this page, which starts anew after the platform's authorise page. */
  readonly begun: boolean
  /** Called before the person may leave the page; `goingOn` when the entry continues after what comes now. */
  readonly beforeLeaving: (goingOn: boolean) => void
}

/**
 * Delays the entry rules (specification §4) of a page until its button is pressed. Each obstacle is shown once a press, so
 * that a person who turns back stays on the page.
 * @param going this page, to which the entry leads back
 */
export function useEntryAtButton(going: Link, { begun, beforeLeaving }: EntryOptions): EntryAtButton {
  const standing = obstacle('trading', useValue(sessionAtom))
  // 0: the button was not pressed.
  const [presses, setPresses] = useState(begun ? 1 : 0)
  const authorised = useRef(begun)
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))

  useEffect(() => {
    if (presses === 0 || !onTop || standing === undefined || standing === 'starting') return
    // A person who comes back from the authorise page without a session pressed "back" there.
    const refused = standing === 'authorise' && authorised.current
    const goesOn = ON_THE_WAY.includes(standing)
    if (refused || !goesOn) setPresses(0)
    if (refused) return
    authorised.current = standing === 'authorise'
    beforeLeaving(goesOn)
    if (standing === 'unreachable') void startAgain()
    else void removeObstacle(standing, going, true)
    // The link and `beforeLeaving` are new objects at each drawing but mean the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a press and what stands in the way begin anything
  }, [presses, onTop, standing])

  const enter = (): void => {
    authorised.current = false
    setPresses((times) => times + 1)
  }
  return { entered: standing === undefined, starting: standing === 'starting', enter }
}
