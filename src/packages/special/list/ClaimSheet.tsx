import { View } from '@tarojs/components'
import { WayTo } from '@/app/WayTo'
import type { ResponseOf } from '@/contract/call'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { formatShortAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { payoutEffect } from '@/domain/special/effect'
import { Effect } from '@/features/order/Effect'
import type { EffectProps } from '@/features/order/Effect'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { RadioList } from '@/ui/RadioList'
import { Sheet } from '@/ui/Sheet'
import type { Payout } from '../payouts'
import type { Goal, useClaim } from './useClaim'
import './payoutList.scss'

interface ClaimSheetProps {
  readonly claim: ReturnType<typeof useClaim>
  /** What of payouts the electronic account still takes today. */
  readonly accountTakes: Fen
}

type Cards = ResponseOf<typeof queryBoundCards>['cards']
type Ground = Parameters<typeof payoutEffect>[2]

/** Where a payout goes and what it does, then the payment password. */
export function ClaimSheet({ claim, accountTakes }: ClaimSheetProps) {
  const { payout, password } = claim
  const cards = useCall(queryBoundCards, payout && {}).data?.cards.filter(({ role }) => role === 'SPECIAL') ?? []
  const limits = useCall(queryTransferLimits, payout && {}).data
  const ground = limits && { available: limits.out.available, caught: limits.caught }
  return (
    <>
      <Sheet
        open={payout !== undefined && !password.open}
        title="领取专项款项"
        onClose={claim.close}
        action={<Button onPress={() => claim.next(accountTakes)}>确认领取</Button>}
      >
        {payout && <Choice payout={payout} claim={claim} cards={cards} accountTakes={accountTakes} ground={ground} />}
      </Sheet>
      <PasswordSheet
        password={password}
        name={payout ? `领取${payout.payer}的${payout.title}` : ''}
        {...(payout && { amount: payout.amount })}
        onComplete={password.complete}
      />
    </>
  )
}

interface ChoiceProps extends ClaimSheetProps {
  readonly payout: Payout
  readonly cards: Cards
  /** The money the effect begins with; undefined while it is asked for. */
  readonly ground: Ground | undefined
}

function Choice({ payout, claim, cards, accountTakes, ground }: ChoiceProps) {
  const { goal, complaint, choose } = claim
  const options: readonly { readonly key: Goal; readonly label: string }[] = [
    { key: 'ACCOUNT', label: `电子账户（今日还可收取${formatShortAmount(accountTakes)}元）` },
    ...cards.map(({ cardId, bankName, cardNo }) => ({
      key: `CARD ${cardId}` as const,
      label: `专项卡 ${bankName}（${cardNo.slice(-4)}）`,
    })),
  ]
  return (
    <View className="payout-list__choice">
      <View className="payout-list__title">{payout.title}</View>
      <View className="payout-list__facts payout-list__payer">{`${payout.payer}发放`}</View>
      <RadioList
        label="收款账户"
        options={options}
        value={goal}
        onChange={choose}
        {...(complaint !== undefined && { error: complaint })}
      />
      {cards.length === 0 && <WayTo text="添加专项卡" to={link('/addOneSpecialCard')} />}
      <View className="payout-list__effect">
        <Effect {...effectOf(payout.amount, goal, ground)} />
      </View>
    </View>
  )
}

/** What claiming does; before a choice what there is to claim. */
function effectOf(amount: Fen, goal: Goal | undefined, ground: Ground | undefined): EffectProps {
  if (goal === undefined || !ground) return { figures: [{ caption: '领取金额', amount }] }
  const here = goal === 'ACCOUNT'
  const { arrives, fee, caught, availableAfter } = payoutEffect(here ? 'ACCOUNT' : 'CARD', amount, ground)
  return {
    figures: [
      { caption: here ? '到账电子账户' : '到账专项卡', amount: arrives },
      ...(here ? [{ caption: '领取后可用余额', amount: availableAfter }] : []),
    ],
    rows: [{ label: '手续费', amount: fee }, ...(caught > 0 ? [{ label: '其中将被冻结', amount: caught }] : [])],
  }
}
