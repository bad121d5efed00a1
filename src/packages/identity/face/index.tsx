import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { activateAccount } from '@/contract/identity/activateAccount'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import type { WithoutFace } from '@/features/identity/face/withoutFace'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { useObstacles } from '@/features/order/useObstacles'
import { upkeepFaceQuery } from '@/routes/queries/identity'
import { Skeleton } from '@/ui/Skeleton'
import { tellOtherWays } from '../otherWays'
import { useFacePage } from './useFacePage'
import { UPKEEP_SCENES } from '../scenes'

const OTHER_WAYS: WithoutFace = { text: '查看其他办理方式', says: '选择其他办理方式', go: tellOtherWays }

/** /facialRecognition, and /txFaceResult where the face service comes back to: the face that a piece of upkeep wants. */
function Face({ route, query }: PageProps<typeof upkeepFaceQuery>) {
  const face = useFacePage(query.scene, query.bizToken)
  const obstacles = useObstacles(activateAccount, query.scene === 'activateAccount' ? {} : undefined)
  const stopped = obstacles.found.length > 0
  const { failure, checking } = face.check
  const arriving = checking && !failure && query.bizToken !== undefined
  return (
    <Frame title={route.title} action={arriving || stopped ? undefined : faceAction(face, OTHER_WAYS)}>
      {stopped ? (
        <ObstacleNotes obstacles={obstacles} />
      ) : arriving ? (
        <Skeleton shape="card" />
      ) : (
        <FacePart face={face} purpose={UPKEEP_SCENES[query.scene].purpose} without={OTHER_WAYS} />
      )}
    </Frame>
  )
}

export default definePage(Face, { query: upkeepFaceQuery })
