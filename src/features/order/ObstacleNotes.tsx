import { go } from '@/app/navigate'
import { Notice } from '@/ui/Notice'
import { wayOf } from './refusals'
import type { Obstacles, Refused } from './useObstacles'

/** What stands against an order, above its form, each with its way on. */
export const ObstacleNotes = ({ obstacles }: { readonly obstacles: Obstacles }) => (
  <>
    {obstacles.found.map((one) => (
      <Note key={one.code} refused={one} />
    ))}
  </>
)

function Note({ refused }: { readonly refused: Refused }) {
  const way = wayOf(refused)
  if (!way) return <Notice tone="warning">{refused.message}</Notice>
  return (
    <Notice tone="warning" action={way.yes} onPress={() => go(way.to())}>
      {refused.message}
    </Notice>
  )
}
