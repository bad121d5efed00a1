import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import type { MemberArea } from '@/app/invitation'
import { entryText } from '@/features/entry/entryText'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { PointTasks } from './points/PointTasks'
import { tasksOf } from './points/tasks'

interface OutsideProps {
  readonly title: string
  readonly area: MemberArea
  readonly children?: ReactNode
}

/** What anybody may read of points: what brings them and what they are good for, and the way in. */
export function Outside({ title, area: { invitation, accept }, children }: OutsideProps) {
  if (!invitation)
    return (
      <Frame title={title}>
        <Skeleton shape="hero" />
        <Skeleton shape="list" count={5} />
      </Frame>
    )
  return (
    <Frame title={title} action={<Button onPress={accept}>{entryText(invitation)}</Button>}>
      {children}
      <PointTasks tasks={tasksOf()} />
    </Frame>
  )
}
