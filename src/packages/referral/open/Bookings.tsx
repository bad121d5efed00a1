import { cancelService } from '@/contract/referral/cancelService'
import { queryServed } from '@/contract/referral/queryServed'
import { branchOf } from '@/domain/branches/list'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { DAY_PART_NAMES, SERVED_STATE_NAMES, SERVED_TOPIC_NAMES } from '@/domain/referral/labels'
import { SERVED_MACHINE } from '@/domain/referral/served'
import { Loaded } from '@/features/loaded/Loaded'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'

/** The customer's latest appointments; one that waits or is agreed can be called off. */
export function Bookings() {
  const read = useCall(queryServed, { as: 'CUSTOMER' })
  const cancel = useAction(async (servedId: string) => {
    if (!(await confirm({ title: '取消预约', text: '取消后可另选时间重新预约。', yes: '取消预约', no: '再想想' })))
      return
    const done = await callOrSay(cancelService, { servedId })
    if (done) showToast('预约已取消')
  })
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" count={2} />}>
      {({ served }) =>
        served.length > 0 && (
          <CellGroup title="我的预约" note="可取消待确认和已确认的预约">
            {served.map(({ servedId, topic, day: on, part, state, who, branch }) => {
              const canCancel = SERVED_MACHINE.after(state, 'cancel') !== undefined
              return (
                <Cell
                  key={servedId}
                  label={`${formatDay(day(on))} ${DAY_PART_NAMES[part]}`}
                  hint={<Facts of={[SERVED_TOPIC_NAMES[topic], who, branchOf(branch).name]} />}
                  value={SERVED_STATE_NAMES[state]}
                  {...(canCancel && { onPress: () => cancel.run(servedId) })}
                />
              )
            })}
          </CellGroup>
        )
      }
    </Loaded>
  )
}
