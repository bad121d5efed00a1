import { useState } from 'react'
import { go } from '@/app/navigate'
import { changeGesture } from '@/contract/security/changeGesture'
import { useNewGesture } from '@/features/identity/gesture/useNewGesture'
import { refusedAs } from '@/features/identity/refusedAs'
import { useObstacles } from '@/features/order/useObstacles'
import { call } from '@/session/bank'
import { sayWayOn } from '../sayWayOn'

/** The present gesture, then the new one twice; the bank compares the present one with the change. */
export function useChangeGesture() {
  const [old, setOld] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const obstacles = useObstacles(changeGesture, {})
  const begin = (problem?: string): void => {
    setOld(undefined)
    setWrong(problem)
  }
  const drawn = useNewGesture(async (pattern) => {
    const outcome = await call(changeGesture, { oldPattern: old ?? '', pattern })
    if (outcome.ok) {
      go('/changePassSuccessed', {}, { replace: true })
      return undefined
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'GestureSame' || name === 'GestureWeak') return error.message
    begin(name === 'GestureWrong' ? error.message : undefined)
    if (name !== 'GestureWrong') await sayWayOn(error)
    return undefined
  })
  const draw = async (points: readonly number[]): Promise<boolean> => {
    if (obstacles.stop()) return true
    if (old !== undefined) return drawn.draw(points)
    setOld(points.join(''))
    setWrong(undefined)
    return true
  }
  return {
    obstacles,
    step: old === undefined ? ('old' as const) : drawn.repeating ? ('repeat' as const) : ('new' as const),
    error: old === undefined ? wrong : drawn.error,
    draw,
    again: () => {
      drawn.again()
      begin()
    },
  }
}
