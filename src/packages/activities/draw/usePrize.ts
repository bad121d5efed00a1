import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { claimReward } from '@/contract/campaign/claimReward'
import type { queryRewards } from '@/contract/campaign/queryRewards'
import { addressPrize } from '@/contract/draw/addressPrize'
import { deliveryProblems } from '@/domain/points/mall'
import type { Delivery } from '@/domain/points/mall'
import { sayMessage, sayObstacle } from '@/features/order/refusals'
import { useObstacles } from '@/features/order/useObstacles'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import type { DeliveryFormProps } from '../DeliveryForm'

type Reward = ResponseOf<typeof queryRewards>['rewards'][number]

const NOWHERE: Delivery = { name: '', mobileNo: '', region: '', street: '' }

/**
 * The address of a thing that was won; one that isn't claimed yet is claimed first, once however often it is tapped, and what
 * stands against that is told before anything is typed.
 */
export function usePrizeAddress({ rewardId, state, net }: Reward, onChanged: () => void) {
  const [delivery, setDelivery] = useState(NOWHERE)
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const ids = useClientId()
  const obstacles = useObstacles(claimReward, state === 'EARNED' ? {} : undefined)
  const problems = deliveryProblems(delivery)
  const action = useAction(async () => {
    if (obstacles.stop()) return
    if (Object.keys(problems).length > 0) {
      setChecked(true)
      return showComplaint()
    }
    if (!agreed) return askToTick()
    if (state === 'EARNED') {
      const claimed = await call(claimReward, { clientId: await ids.of(rewardId), rewardId, amount: net })
      // Claimed once, though the address may be handed in again.
      if (!claimed.ok) ids.settle(claimed)
      if (!claimed.ok || claimed.value.state !== 'GRANTED') {
        onChanged()
        return claimed.ok ? sayMessage('已领取，核实后可填写收货地址') : sayObstacle(claimed.error)
      }
    }
    const kept = await call(addressPrize, { rewardId, delivery, agreed })
    onChanged()
    return kept.ok ? showToast('已提交收货地址') : sayMessage(kept.error.message)
  })
  const form: DeliveryFormProps = {
    delivery,
    problems: checked ? problems : {},
    agreed,
    onChange: (part) => setDelivery((before) => ({ ...before, ...part })),
    onAgree: setAgreed,
  }
  return { form, action, obstacles }
}
