import { link } from '@/routes/link'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { WayTo } from '@/app/WayTo'
import { MAX_CARDS } from '@/domain/card/roles'
import { ZERO_FEN } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import type { TransferDirection } from '@/domain/transfer/machine'
import { Available, TakeAll } from '@/features/order/Available'
import { LackWay, useLackText } from '@/features/order/Lacking'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Choice, Choices } from '@/ui/Choice'
import { Notice } from '@/ui/Notice'
import { OptionSheet } from '@/ui/OptionSheet'
import { TextField } from '@/ui/TextField'
import { Unbroken } from '@/ui/Unbroken'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { cardHint, cardTitle, coolingNotice, mostOut, outHint } from './limits'
import type { Limits, TransferCard } from './limits'
import { SPEED_TEXTS, speedFacts } from './speeds'
import { DIRECTION_WORDS } from './useTransfer'
import type { Transferring } from './useTransfer'
import './TransferForm.scss'

export interface TransferPartProps {
  readonly limits: Limits
  readonly card: TransferCard
  readonly transferring: Transferring
}

const MAX_MEMO = 20

/** Said while a freeze waits for more than there is. */
const FROZEN: Readonly<Record<TransferDirection, string>> = {
  IN: '您的账户有未足额的冻结，转入的资金将先用于补足冻结金额',
  OUT: '您的账户资金已被冻结，暂不能转出',
}

const ADD_CARD = 'add'

/** Which card, and the sheet of all of them with the way to another. */
function CardChoice({ limits: { cards }, card, transferring }: TransferPartProps) {
  const [choosing, setChoosing] = useState(false)
  const { direction, change } = transferring
  const options = cards.map((one) => ({
    key: one.cardId,
    label: cardTitle(one),
    ...(direction === 'IN' && { hint: cardHint(one) }),
  }))
  const select = (key: string): void => {
    setChoosing(false)
    if (key === ADD_CARD) go('/addbandcard')
    else change({ cardId: key, amountError: undefined })
  }
  const label = DIRECTION_WORDS[direction].card
  return (
    <CellGroup>
      <Cell label={label} value={cardTitle(card)} onPress={() => setChoosing(true)} />
      <OptionSheet
        open={choosing}
        title={`选择${label}`}
        options={cards.length < MAX_CARDS.own ? [...options, { key: ADD_CARD, label: '添加银行卡' }] : options}
        value={card.cardId}
        onSelect={select}
        onClose={() => setChoosing(false)}
      />
    </CellGroup>
  )
}

/** What can be spent, and of money out the way to take all of it. */
function Balance({ limits, lacking, transferring: { direction, change } }: TransferPartProps & { lacking: boolean }) {
  const most = mostOut(limits)
  return (
    <Available caption="电子账户可用余额" amount={limits.out.available} lacking={lacking}>
      {direction === 'OUT' && most > 0 && (
        <TakeAll
          text="全部转出"
          onPress={() => change({ text: typedYuan(most), amount: most, amountError: undefined })}
        />
      )}
    </Available>
  )
}

/** How fast, each with what it means. */
const Speeds = ({ limits, transferring: { form, change } }: TransferPartProps) => (
  <Choices label="到账方式">
    {limits.sending.map(({ speed, dueAt }) => (
      <Choice
        key={speed}
        title={SPEED_TEXTS[speed].title}
        hint={speedFacts(speed, dueAt)}
        chosen={form.speed === speed}
        onChoose={() => change({ speed })}
      />
    ))}
  </Choices>
)

/** Card, amount, how fast, and a word beside it. */
export function TransferForm(props: TransferPartProps) {
  const { limits, card, transferring } = props
  const { direction, form, change, problem } = transferring
  const { obstacles } = transferring.order
  const cooling = direction === 'OUT' ? coolingNotice(limits) : undefined
  const isFrozen = obstacles.found.some(({ name }) => name === 'AccountFrozen')
  const frozen = limits.caught > 0 && !isFrozen ? FROZEN[direction] : undefined
  const label = `${DIRECTION_WORDS[direction].what}金额`
  const wrong = form.amountError ?? problem
  const lacks = wrong?.lacks
  const lackText = useLackText(lacks)
  return (
    <>
      {frozen !== undefined && (
        <Notice tone="warning" onPress={() => go('/FrozenAmountLists')}>
          {frozen}
        </Notice>
      )}
      {cooling !== undefined && (
        <Notice tone="warning" action="去查看" onPress={() => go('/paySecurity')}>
          {cooling}
        </Notice>
      )}
      {transferring.waiting && <Notice>{`转入后继续${transferring.waiting.what}`}</Notice>}
      <CardChoice {...props} />
      <Card className="transfer-form__amount">
        <AmountInput
          label={label}
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          hint={<Unbroken text={direction === 'IN' ? cardHint(card) : outHint(limits)} />}
          error={lackText ?? wrong?.said}
        >
          {lacks !== undefined && <LackWay need={form.amount ?? ZERO_FEN} />}
          {direction === 'OUT' && wrong?.ofLimit === true && (
            <WayTo text="查看和调整支付限额" to={link('/paySecurity')} />
          )}
          <Balance {...props} lacking={lacks !== undefined} />
        </AmountInput>
      </Card>
      {direction === 'OUT' ? (
        <>
          <Speeds {...props} />
          <Card>
            <TextField
              label="附言（选填）"
              value={form.memo}
              onChange={(memo) => change({ memo })}
              maxLength={MAX_MEMO}
              placeholder="最多20字"
            />
          </Card>
          <View className="transfer-form__note">{unbroken('资金只能转出至本人已绑定的银行卡，转出不收手续费。')}</View>
        </>
      ) : (
        <View className="transfer-form__note">
          {unbroken('一般实时到账，以发卡银行处理结果为准，不收手续费。转入前请确认银行卡余额充足。')}
        </View>
      )}
    </>
  )
}
