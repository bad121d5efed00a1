import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import type { MaturityOption } from '@/contract/maturity/maturityFields'
import type { Day } from '@/domain/dates/day'
import { INSTRUCTION_NAMES, standOf } from '@/domain/maturity/instruction'
import { amountOf, hintOf, nameOf } from '@/features/ahead/items'
import type { Item } from '@/features/ahead/items'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { productRoute } from '@/products/entrance'
import { dueCaption } from '@/products/model/estimate'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Tag } from '@/ui/Tag'
import { TextLink } from '@/ui/TextLink'
import { Unbroken } from '@/ui/Unbroken'
import { happensCaption, notFollowed, otherWays, untilText, wayHint, wayOut, whenText } from './upcoming'
import type { Maturity } from './upcoming'

interface ComingDayProps {
  readonly day: Day
  readonly today: Day
  readonly items: readonly Item[]
}

/** One day of the next 90: what comes, and of each deposit that ends what happens and what may be chosen. */
export const ComingDay = ({ day, today, items }: ComingDayProps) => (
  <CellGroup title={<Unbroken text={whenText(day, today)} />}>
    {items.map((item) => (
      <Coming key={`${item.seqNo} ${item.kind} ${item.name} ${item.renewed}`} item={item} />
    ))}
  </CellGroup>
)

function Coming({ item }: { readonly item: Item }) {
  const [hidden] = useAmountsHidden()
  const { kind, prodType, seqNo, renewed, maturity } = item
  const route = prodType === '' || renewed ? undefined : productRoute(prodType, 'HoldInfo')
  const interest = kind === 'MATURITY' && item.interest > 0
  return (
    <>
      <Cell
        label={nameOf(item)}
        hint={
          <View className="upcoming__what">
            <View>{hintOf(item)}</View>
            {maturity && <Tag tone={maturity.decided ? 'success' : 'plain'}>{standOf(maturity)}</Tag>}
          </View>
        }
        value={
          <>
            <Amount value={amountOf(item)} hidden={hidden} />
            {interest && (
              <View className="upcoming__interest">
                {`${dueCaption(prodType)} `}
                <Amount value={item.interest} hidden={hidden} symbol={false} />
              </View>
            )}
          </>
        }
        onPress={kind === 'POT' ? () => go('/pot', { potId: seqNo }) : route && (() => go(route, { seqNo }))}
      />
      {maturity && <Choosing seqNo={seqNo} maturity={maturity} />}
    </>
  )
}

/** What happens by itself, why it wouldn't, and the other ways: each leads to where it is decided. */
function Choosing({ seqNo, maturity }: { readonly seqNo: string; readonly maturity: Maturity }) {
  const { happens, decided, changeable } = maturity
  // Who has chosen reads what was chosen; the other ways are one tap away.
  const [open, setOpen] = useState(!decided)
  const out = wayOut(maturity)
  return (
    <View className="upcoming__choosing">
      <View className="upcoming__happens">{happensCaption(maturity)}</View>
      <Figures option={happens} />
      {happens.unavailable !== '' && <Notice tone="warning">{notFollowed(maturity)}</Notice>}
      {out && <TextLink text={out.text} onPress={() => void go(out.to)} />}
      <View className="upcoming__caption">{untilText(maturity)}</View>
      {changeable && !open && <TextLink text="查看其他办法" onPress={() => setOpen(true)} />}
      {changeable && open && <Ways seqNo={seqNo} maturity={maturity} />}
    </View>
  )
}

function Ways({ seqNo, maturity }: { readonly seqNo: string; readonly maturity: Maturity }) {
  const { instruction, decided } = maturity
  const decide = (to: MaturityOption['instruction']) => () => go('/redeposit', { seqNo, instruction: to })
  return (
    <>
      <View className="upcoming__or">{decided ? '改为' : '现在就能决定'}</View>
      {!decided && (
        <Cell
          label={`就按${INSTRUCTION_NAMES[instruction]}办理`}
          hint="现在确认，到期前仍可修改"
          onPress={decide(instruction)}
        />
      )}
      {otherWays(maturity).map((option) => (
        <Cell
          key={option.instruction}
          label={INSTRUCTION_NAMES[option.instruction]}
          hint={wayHint(option)}
          layout="stacked"
          {...(option.unavailable === '' && {
            value: <Figures option={option} />,
            onPress: decide(option.instruction),
          })}
        />
      ))}
    </>
  )
}

/** Where the money goes by a way, in yuan. */
function Figures({ option: { target, amount, paidOut } }: { readonly option: MaturityOption }) {
  const [hidden] = useAmountsHidden()
  const figure = (caption: string, value: MaturityOption['amount']) =>
    value > 0 && (
      <>
        <View>{caption}</View>
        <Amount className="upcoming__amount" value={value} hidden={hidden} />
      </>
    )
  return (
    <View className="upcoming__figures">
      {target && figure(target.kind === 'wealth' ? '申购' : '续存', amount)}
      {target && figure('新一期预计利息', target.interest)}
      {figure('转入电子账户', paidOut)}
    </View>
  )
}
