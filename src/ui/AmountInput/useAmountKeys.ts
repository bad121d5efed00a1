import { useContext, useEffect, useState } from 'react'
import controls from '@/platform/controls'
import { ElderView } from '../Theme/elder'
import { useLoad } from '../useLoad'
import type { AmountKeys } from './AmountKeys'

/** Most customers never need them; until they are there, or if they never come, the phone's keyboard serves. */
const loadKeys = () => import('./AmountKeys')

/** Of a field together with its open keys, which must be in sight at once. */
export const TYPING = 'ui-amount-input__entry--typing'

/** Closes the keys that are open: like a phone's keyboard, one field has them at a time. */
let closeOpen: (() => void) | undefined

interface AmountKeysState {
  /** In the elder view fields of amounts have keys of their own, larger than those of a phone's keyboard. */
  readonly Keys: typeof AmountKeys | undefined
  readonly open: boolean
  readonly show: () => void
  readonly close: () => void
}

/**
 * Whether an amount is typed on our own keys, and whether they are shown.
 * @param text of the field, and its problem: where they change, the keys may have moved out of sight
 * @param onKeys is told when they open and close
 */
export function useAmountKeys(
  text: string,
  problem: string | undefined,
  onKeys?: (open: boolean) => void,
): AmountKeysState {
  const { loaded } = useLoad(useContext(ElderView) ? loadKeys : undefined)
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  useEffect(
    () => () => {
      if (closeOpen === close) closeOpen = undefined
    },
    [close],
  )
  // Asked for before they are loaded, they come later than the asking.
  const shown = loaded !== undefined && open
  useEffect(() => {
    onKeys?.(shown)
  }, [shown, onKeys])
  useEffect(() => {
    if (shown) controls.intoSight(TYPING, true)
  }, [shown, text, problem])
  const show = (): void => {
    if (closeOpen !== close) closeOpen?.()
    closeOpen = close
    setOpen(true)
  }
  return { Keys: loaded?.AmountKeys, open: shown, show, close }
}
