import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryInterestCheck } from '@/contract/holding/queryInterestCheck'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { interestLine, interestSpan } from '@/domain/interest/checked'
import { Frame } from '@/app/Frame'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { copyText } from '@/features/share/copying'
import { endCaption } from '@/products/model/estimate'
import { interestCheckQuery } from '@/routes/queries/account'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './interestCheck.scss'

type Told = ResponseOf<typeof queryInterestCheck>
type Check = Told['checks'][number]

const TABS = { NOW: '现在支取', END: '持有到期', PAID: '已支付' } as const

const RULES = [
  '算头不算尾：起息当天计息，支取或到期当天不计息。',
  '整月每月按30天、一年按360天计息，不满一个月的按实际天数；按天约定存期的，全部按实际天数。',
  '每次付息四舍五入到分，只舍入一次。优惠券的加息单独支付，不在其中。',
]

/** /interestCheck: how the interest of a deposit comes about, so that anybody can reckon it again without the bank. */
function InterestCheck({ route, query: { seqNo } }: PageProps<typeof interestCheckQuery>) {
  const read = useCall(queryInterestCheck, seqNo === undefined ? undefined : { seqNo })
  return (
    <Frame title={route.title}>
      {seqNo === undefined ? (
        gone('请从一笔存款打开')
      ) : (
        <Loaded read={read} waiting={<Waiting />} failed={notToBeHad}>
          {(told) => <Checks told={told} />}
        </Loaded>
      )}
    </Frame>
  )
}

/** What can't be had however often it is asked for; any other error keeps its way to load it again. */
const notToBeHad = (error: CallError) =>
  error.kind === 'refused' &&
  (error.name === 'HoldingUnknown' || error.name === 'InterestNotCertain') &&
  gone(error.message)

const gone = (text: string) => (
  <Empty picture="notebook" text={text} action={{ text: '查看我的钱', onPress: () => go('/myMoney', {}) }} />
)

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={3} />
  </>
)

function captionOf({ when, on }: Check, productType: string): string {
  const until = formatDay(day(on))
  if (when === 'END') return `${until}${endCaption({ productType })}`
  return when === 'NOW' ? `${until}支取的全部利息` : `${until}止已支付的利息`
}

function Checks({ told }: { readonly told: Told }) {
  const [at, setAt] = useState<Check['when']>()
  const [hidden, setHidden] = useAmountsHidden()
  const [signed, setSigned] = useState(false)
  const { checks, signatures, productName, productType } = told
  const index = Math.max(
    0,
    checks.findIndex(({ when }) => when === at),
  )
  const check = checks[index]
  if (!check) return null
  const items = checks.map(({ when }) => ({ key: when, label: TABS[when] }))
  return (
    <>
      {items.length > 1 && <Tabs label="算到哪一天" items={items} current={check.when} onSelect={setAt} />}
      <Card>
        <View className="interest-check__head">
          <View className="interest-check__caption">{unbroken(`${productName} ${captionOf(check, productType)}`)}</View>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
        <Amount value={check.total} hidden={hidden} size="hero" />
      </Card>
      <CellGroup title="算式" note={check.pieces.length > 1 ? '以上各次利息相加，即为合计。' : undefined}>
        {check.pieces.map((piece) => (
          <Piece key={piece.from} piece={piece} hidden={hidden} />
        ))}
      </CellGroup>
      <CellTable title="计息规则" rows={RULES} />
      {!hidden && (
        <CellGroup note="签名证明算式出自本行；复制出的文字改动一个字，签名就对不上">
          <Cell label="银行已签名，可以自己核对" onPress={() => setSigned(true)} />
          <Cell label="怎样自己核对" onPress={() => go('/aboutUs', { view: 'checks' })} />
        </CellGroup>
      )}
      <Sheet open={signed && !hidden} title="SM2签名" onClose={() => setSigned(false)}>
        <View className="interest-check__line">{signatures[index]}</View>
      </Sheet>
      <View className="interest-check__act">
        <Button
          kind="secondary"
          disabled={hidden}
          onPress={() => copyText(`${check.text}\n签名${signatures[index] ?? ''}`, '算式和签名')}
        >
          {hidden ? '显示金额后可复制' : '复制算式和签名'}
        </Button>
      </View>
    </>
  )
}

/** A line that breaks between its pieces, and inside no number. */
const Pieces = ({ of: pieces }: { readonly of: readonly string[] }) =>
  pieces.map((piece, at) => (
    <Text key={at} className="interest-check__piece">
      {piece}
    </Text>
  ))

/** One payment: the time that counts, the line that a calculator repeats, and what it comes to. */
function Piece({ piece, hidden }: { readonly piece: Check['pieces'][number]; readonly hidden: boolean }) {
  const { months, days, interest } = piece
  const counted = { months, days }
  const span = interestSpan({ ...piece, from: day(piece.from), to: day(piece.to), counted }, 'shown')
  const line = interestLine({ ...piece, counted }, 'shown')
  return (
    <Cell
      label={<Pieces of={span.match(/[^，]+，?/g) ?? []} />}
      layout="stacked"
      value={
        <View className="interest-check__sum">
          <View className="interest-check__line">
            {hidden ? '金额已隐藏' : <Pieces of={line.split(/(?=[×÷+])/)} />}
          </View>
          <View>
            {!hidden && '= '}
            <Amount value={interest} hidden={hidden} />
          </View>
        </View>
      }
    />
  )
}

export default definePage(InterestCheck, { query: interestCheckQuery })
