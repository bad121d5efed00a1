import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import type { MemberArea } from '@/app/invitation'
import { CHECK_IN_MOST, POINT_RULES } from '@/domain/points/rules'
import { entryText } from '@/features/entry/entryText'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

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
      <PointRules />
    </Frame>
  )
}

/** How points come, and what they aren't. */
export const PointRules = () => (
  <CellGroup title="如何获得积分" note="积分仅用于兑换，不能购买、转让或兑现；自获得之月起12个月后的月末到期。">
    <Cell
      label={POINT_RULES.CHECK_IN.title}
      hint="连续签到逐日递增，漏签重新计算"
      value={`每天1至${CHECK_IN_MOST}积分`}
    />
    <Cell label={POINT_RULES.LEARN.title} hint="读完一篇安全知识，每篇一次" value={`${POINT_RULES.LEARN.points}积分`} />
    <Cell
      label={POINT_RULES.QUIZ.title}
      hint={`每份测验一次，每天最多${POINT_RULES.QUIZ.cap}积分`}
      value={`${POINT_RULES.QUIZ.points}积分`}
    />
    <Cell
      label={POINT_RULES.SURVEY.title}
      hint={`每份问卷首次填写，每天最多${POINT_RULES.SURVEY.cap}积分`}
      value={`${POINT_RULES.SURVEY.points}积分`}
    />
    <Cell label={POINT_RULES.INFO.title} hint="仅一次" value={`${POINT_RULES.INFO.points}积分`} />
  </CellGroup>
)
