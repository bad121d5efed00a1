import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { GRANT_STATE_NAMES } from '@/domain/family/grant'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { Tag } from '@/ui/Tag'
import { classes } from '@/ui/classes'
import { STATE_TONES } from './grants'
import type { GivenGrant, ReceivedGrant } from './grants'
import './GrantUse.scss'

interface GrantUseProps {
  readonly grant: GivenGrant | ReceivedGrant
  /** Whose card it is, as this customer reads it. */
  readonly name: string
  /** Ends the card's last line. */
  readonly children?: ReactNode
}

const PERCENT = 100
const shareOf = (used: Fen, limit: Fen): number => Math.min(PERCENT, Math.round((used / limit) * PERCENT))

/** A family card: whose, what this month has used of it, and what is left. */
export function GrantUse({ grant, name, children }: GrantUseProps) {
  const [hidden] = useAmountsHidden()
  const { state, usedThisMonth, left, monthLimit, single } = grant
  const limits = `每月${formatShortAmount(monthLimit)}元 · 单笔${formatShortAmount(single)}元`
  const paused = state === 'PAUSED'
  const used = paused || state === 'ACTIVE'
  return (
    <View className="grant-use">
      <View className="grant-use__head">
        <View className="grant-use__name">{name}</View>
        <Tag tone={STATE_TONES[state]}>{GRANT_STATE_NAMES[state]}</Tag>
      </View>
      {used && (
        <>
          <View className="grant-use__figures">
            <View>
              <View className="grant-use__caption">{paused ? '恢复后本月可用' : '本月还可用'}</View>
              <View className={classes('grant-use__amount', paused && 'grant-use__amount--later')}>
                <Amount value={left} hidden={hidden} size="amount" />
              </View>
            </View>
            <View className="grant-use__used">
              <View className="grant-use__caption">本月已用</View>
              <View className="grant-use__amount">
                <Amount value={usedThisMonth} hidden={hidden} size="title" />
              </View>
            </View>
          </View>
          <View className="grant-use__bar" aria-hidden="true">
            <View
              className="grant-use__share"
              style={{ width: `${hidden ? 0 : shareOf(usedThisMonth, monthLimit)}%` }}
            />
          </View>
        </>
      )}
      {!used && usedThisMonth > 0 && (
        <View className="grant-use__caption">
          本月已用 <Amount value={usedThisMonth} hidden={hidden} />
        </View>
      )}
      <View className="grant-use__foot">
        <View className="grant-use__limits">{limits}</View>
        {children}
      </View>
    </View>
  )
}
