import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import type { Place } from './useQueue'
import './queueWaiting.scss'

const SECOND_MS = 1_000
const MINUTE_S = 60

/** A time in whole seconds, or in whole minutes from one on; rounded up, so that nothing seems shorter than it is. */
export function waitText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  return seconds < MINUTE_S ? `${seconds}秒` : `${Math.ceil(seconds / MINUTE_S)}分钟`
}

interface WaitingProps {
  readonly title: string
  readonly place: Place
  readonly onLeave: () => void
}

/** Somebody's place in the bank's queue. Nothing is counted down here: what is shown is what the bank has just said. */
export const Waiting = ({ title, place: { ahead, waitedMs, aboutMs }, onLeave }: WaitingProps) => (
  <Frame
    title={title}
    action={
      <Button kind="secondary" onPress={onLeave}>
        退出排队
      </Button>
    }
  >
    <Card tone="campaign">
      <View className="queue-waiting__caption">正在排队，排在您前面</View>
      <Heading level={2} className="queue-waiting__ahead">{`${ahead}人`}</Heading>
    </Card>
    <CellGroup>
      <Cell label="已排队" value={waitText(waitedMs)} />
      <Cell
        label="预计还需"
        value={aboutMs === undefined ? '暂无法估计' : `约${waitText(aboutMs)}`}
        hint="按最近几秒的办理速度估计，不是承诺"
      />
    </CellGroup>
    <Notice tone="info">
      请停留在本页，轮到您时自动办理，不会重复扣除。排到时可能已经送完；退出后再来需重新排队。
    </Notice>
  </Frame>
)
