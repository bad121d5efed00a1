import type { ReactNode } from 'react'
import { go } from '@/app/navigate'
import { isOpenPhoneState, PHONE_CHANGE_MS } from '@/domain/phone/change'
import { Loaded } from '@/features/loaded/Loaded'
import type { Read } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Changed } from './Changed'
import { beginning, nextStep } from './steps'
import type { PhoneChange, PhoneStanding } from './steps'

/** What a person decides about takes longer. */
const MINUTES = PHONE_CHANGE_MS / 60_000

interface ChangeStepProps {
  readonly read: Read<PhoneStanding>
  /** Whether the change has come to this page's step; what it is then. */
  readonly here: (change: PhoneChange) => boolean
  /** The change that was dealt with on this page, whose end is shown here. */
  readonly watched?: string | undefined
  readonly children: (change: PhoneChange) => ReactNode
}

/** A step of a change; the way to the right one for who opens it out of order, and the end where it was reached here. */
export const ChangeStep = ({ read, here, watched, children }: ChangeStepProps) => (
  <Loaded read={read} waiting={<Skeleton shape="card" />}>
    {({ change }) => {
      if (change?.state === 'DONE' && change.changeId === watched) return <Changed change={change} />
      if (change && here(change)) return children(change)
      return change && isOpenPhoneState(change.state) ? (
        <Empty
          picture="boat"
          text="请先完成当前步骤"
          hint="您有一笔手机号更换正在办理"
          action={{ text: '继续办理', onPress: () => go(nextStep(change), { replace: true }) }}
        />
      ) : (
        <Empty
          picture="drawer"
          text="没有正在办理的手机号更换"
          hint={`可能已办理完成，或${change?.recordNo === undefined ? `超过${MINUTES}分钟未完成` : '已超过办理时限'}`}
          action={{ text: '重新办理', onPress: () => go(beginning(), { replace: true }) }}
        />
      )
    }}
  </Loaded>
)
