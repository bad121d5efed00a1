import { useRef } from 'react'
import type { ReactNode } from 'react'
import { ObstacleNotes } from './ObstacleNotes'
import type { Obstacles } from './useObstacles'

interface AfterObstaclesProps {
  readonly obstacles: Obstacles
  /** Whether the form waits for something else as well. */
  readonly awaited?: boolean
  /** Stands while the bank is asked. */
  readonly waiting: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/**
 * A form below what stands against its order. Both come at once, because a form must not move away under a finger; what has
 * been drawn stays while the bank is asked about another order.
 */
export function AfterObstacles({ obstacles, awaited = false, waiting, children }: AfterObstaclesProps) {
  const drawn = useRef(false)
  drawn.current ||= obstacles.known && !awaited
  if (!drawn.current) return waiting
  return (
    <>
      <ObstacleNotes obstacles={obstacles} />
      {children}
    </>
  )
}
