import { View } from '@tarojs/components'
import { Fragment, useState } from 'react'
import { go } from '@/app/navigate'
import type { MaturityOption } from '@/contract/maturity/maturityFields'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { alike, amountOf, eventHint, nameOf } from '@/features/ahead/items'
import type { Item } from '@/features/ahead/items'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { productRoute } from '@/products/entrance'
import { dueCaption } from '@/products/model/estimate'
import { elderMode } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'
import { Unbroken } from '@/ui/Unbroken'
import { unbroken } from '@/ui/Unbroken/unbroken'
import {
  goesAway,
  happensCaption,
  NOT_IN_SUM,
  notFollowed,
  otherWays,
  untilText,
  wayHint,
  wayOut,
  whenText,
} from './upcoming'
import type { Maturity } from './upcoming'

interface ComingDayProps {
  readonly day: Day
  readonly today: Day
  readonly items: readonly Item[]
}

/** One day of the next 90: what comes, and of each deposit that ends what happens and what may be chosen. */
export const ComingDay = ({ day, today, items }: ComingDayProps) => (
  <CellGroup title={<Unbroken text={whenText(day, today)} />}>
    {alike(items).map(([item, ...more]) => (
      <Coming key={`${item.seqNo} ${item.kind} ${item.name} ${item.renewed}`} item={item} more={more} />
    ))}
  </CellGroup>
)

interface ComingProps {
  readonly item: Item
  /** Others of the same kind on the same day, of which only the sum is shown. */
  readonly more: readonly Item[]
}

function Coming({ item, more }: ComingProps) {
  const [hidden] = useAmountsHidden()
  const { kind, prodType, seqNo, renewed, maturity } = item
  const route = prodType === '' || renewed ? undefined : productRoute(prodType, 'HoldInfo')
  const elder = useValue(elderMode.value)
  const interest = kind === 'MATURITY' && item.interest > 0 && (
    <View className="upcoming__interest">
      {`${dueCaption(prodType)} `}
      <Amount value={item.interest} hidden={hidden} />
    </View>
  )
  const name = unbroken([...new Set([item, ...more].map(nameOf))].join('、'))
  const amount = <Amount value={addFen(...[item, ...more].map(amountOf))} hidden={hidden} />
  const away = goesAway(item)
  return (
    <>
      <Cell
        label={name}
        hint={
          <View className="upcoming__what">
            <View>{unbroken(`${eventHint(item)}${more.length === 0 ? '' : `${more.length + 1}笔`}`)}</View>
            {away && <View>{NOT_IN_SUM}</View>}
            {/* Beside the name large type would break it. */}
            {elder && interest}
          </View>
        }
        value={
          <>
            {away ? <View className="upcoming__away">{amount}</View> : amount}
            {!elder && interest}
          </>
        }
        onPress={kind === 'POT' ? () => go('/pot', { potId: seqNo }) : route && (() => go(route, { seqNo }))}
      />
      {maturity && <Choosing item={item} maturity={maturity} />}
    </>
  )
}

interface ChoosingProps {
  readonly item: Item
  readonly maturity: Maturity
}

/** Said with each way, because several deposits have the same ones. */
const spoken = (item: Item, way: string): string => `${formatChineseDay(item.day as Day)}到期的${nameOf(item)}，${way}`

/** What happens by itself, why it wouldn't, and the other ways: each leads to where it is decided. */
function Choosing({ item, maturity }: ChoosingProps) {
  const { happens, decided, changeable } = maturity
  const [hidden] = useAmountsHidden()
  const [open, setOpen] = useState(false)
  const out = wayOut(maturity)
  return (
    <View className="upcoming__choosing">
      <View className="upcoming__happens">{unbroken(happensCaption(maturity, hidden))}</View>
      {decided && <Figures option={happens} />}
      {happens.unavailable !== '' && <Notice tone="warning">{notFollowed(maturity)}</Notice>}
      {out && <TextLink text={out.text} name={spoken(item, out.text)} onPress={() => void go(out.to)} />}
      <View className="upcoming__caption">{untilText(maturity)}</View>
      {changeable && !open && (
        <View className="upcoming__others">
          <TextLink text={OTHERS} name={spoken(item, OTHERS)} onPress={() => setOpen(true)} />
        </View>
      )}
      {changeable && open && <Ways item={item} maturity={maturity} />}
    </View>
  )
}

const OTHERS = '选择其他到期处理'

function Ways({ item, maturity }: ChoosingProps) {
  const [hidden] = useAmountsHidden()
  const saidOf = (option: MaturityOption): readonly string[] =>
    hidden ? [] : figuresOf(option).map(({ caption, amount }) => `${caption}¥${formatAmount(amount)}`)
  return (
    <>
      <View className="upcoming__or">改为</View>
      {otherWays(maturity).map((option) => {
        const label = INSTRUCTION_NAMES[option.instruction]
        const hint = wayHint(option)
        return option.unavailable === '' ? (
          <Cell
            key={option.instruction}
            label={label}
            hint={hint}
            layout="stacked"
            value={<Figures option={option} />}
            name={spoken(item, [label, hint, ...saidOf(option)].join('，'))}
            onPress={() => go('/redeposit', { seqNo: item.seqNo, instruction: option.instruction })}
          />
        ) : (
          <Cell key={option.instruction} label={label} hint={hint} layout="stacked" />
        )
      })}
    </>
  )
}

/** Where the money goes by a way. */
const figuresOf = ({ target, amount, paidOut }: MaturityOption) =>
  [
    { caption: target?.kind === 'wealth' ? '申购' : '续存', amount: target ? amount : ZERO_FEN },
    { caption: '新一期预计利息', amount: target?.interest ?? ZERO_FEN },
    { caption: '转入电子账户', amount: paidOut },
  ].filter((figure) => figure.amount > 0)

function Figures({ option }: { readonly option: MaturityOption }) {
  const [hidden] = useAmountsHidden()
  return (
    <View className="upcoming__figures">
      {figuresOf(option).map(({ caption, amount }) => (
        <Fragment key={caption}>
          <View>{caption}</View>
          <Amount className="upcoming__amount" value={amount} hidden={hidden} />
        </Fragment>
      ))}
    </View>
  )
}
