import { Image, View } from '@tarojs/components'
import { useMemo } from 'react'
import { callHotline } from '@/app/callHotline'
import { go, switchTab } from '@/app/navigate'
import { queryLiquidity } from '@/contract/account/queryLiquidity'
import { queryAhead } from '@/contract/holding/queryAhead'
import { queryInviter } from '@/contract/referral/queryInviter'
import { NOTHING_COMES, SHEET_NOTES, sheetSections, spokenSheet } from '@/domain/account/moneySheet'
import type { MoneySheet, SheetLine } from '@/domain/account/moneySheet'
import { BRAND } from '@/domain/brand'
import { formatChineseDay } from '@/domain/dates/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { after, together } from '@/features/loaded/together'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { EyeToggle } from '@/ui/EyeToggle'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { drawSheet } from './picture'
import { sheetOf } from './sheet'
import { SHEET_ID, useKeeping } from './useKeeping'
import { CANNOT_READ, useReading } from './useReading'
import './readToMe.scss'

/** What the sheet is made of; who serves the customer may stay unknown. */
function useSheet() {
  const inviter = useCall(queryInviter, {})
  const read = together(useCall(queryLiquidity, {}), useCall(queryAhead, {}))
  return { read: after(read, inviter), inviter: inviter.data }
}

/** What the customer has, what comes when and whom to call, to be heard, printed or kept for the family. */
export function ReadToMe() {
  const { read, inviter } = useSheet()
  return (
    <Loaded read={read} waiting={<Waiting />}>
      {([money, ahead]) => <Told sheet={sheetOf(money, ahead, inviter)} />}
    </Loaded>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={6} />
  </>
)

function Told({ sheet }: { readonly sheet: MoneySheet }) {
  const [hidden, setHidden] = useAmountsHidden()
  const { reading, refusal, start, stop } = useReading(spokenSheet(sheet, hidden))
  return (
    <>
      <View className="read-to-me__act">
        <Button onPress={reading ? stop : start}>{reading ? '停下' : '开始念'}</Button>
      </View>
      {refusal && (
        <Notice tone="warning" onPress={callHotline} action="拨打">
          {CANNOT_READ[refusal]}
        </Notice>
      )}
      <View className="read-to-me__choice">
        <View className="read-to-me__hint">{hidden ? '金额不写也不念' : '金额写出也念出'}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Sheet sheet={sheet} hidden={hidden} />
      <Keep sheet={sheet} hidden={hidden} />
      <CellGroup>
        {sheet.total === 0 && (
          <Cell icon="deposit" label="看看存款产品" onPress={() => switchTab('/productDetailsHomePage')} />
        )}
        <Cell icon="phone" label="打电话问客服" value={BRAND.hotline} onPress={callHotline} />
        <Cell icon="location" label="附近的网点" hint="地址与营业时间" onPress={() => go('/counterlists')} />
        <Cell icon="calendar" label="未来90天" hint="每一笔钱的去向，现在就能决定" onPress={() => go('/upcoming')} />
      </CellGroup>
    </>
  )
}

interface SheetProps {
  readonly sheet: MoneySheet
  readonly hidden: boolean
}

/** What is printed is what is shown. */
const Sheet = ({ sheet, hidden }: SheetProps) => (
  <View id={SHEET_ID} className="read-to-me__sheet">
    <View className="read-to-me__paper">
      <Heading level={1} className="read-to-me__name">
        家里的账
      </Heading>
      <View className="read-to-me__hint">{unbroken(`${BRAND.bankName}，${formatChineseDay(sheet.today, true)}`)}</View>
      {sheetSections(sheet, hidden).map(({ key, title, lines }) => (
        <View key={key} className="read-to-me__section">
          <Heading level={2} className="read-to-me__title">
            {title}
          </Heading>
          {lines.length === 0 && <View className="read-to-me__line">{NOTHING_COMES}</View>}
          {lines.map((line, nth) => (
            // Two deposits may be told in the same words.
            <Line key={nth} line={line} />
          ))}
        </View>
      ))}
      <View className="read-to-me__section">
        {SHEET_NOTES.map((note) => (
          <View key={note} className="read-to-me__hint">
            {note}
          </View>
        ))}
      </View>
    </View>
  </View>
)

const Line = ({ line: { label, hint, value } }: { readonly line: SheetLine }) => (
  <View className="read-to-me__line">
    <View className="read-to-me__said">
      <View>{label}</View>
      {hint !== undefined && <View className="read-to-me__hint">{hint}</View>}
    </View>
    <View className="read-to-me__value">{value}</View>
  </View>
)

/** The ways to give the sheet to the family. */
function Keep({ sheet, hidden }: SheetProps) {
  const drawing = useMemo(
    () => drawSheet(sheetSections(sheet, hidden), formatChineseDay(sheet.today, true)),
    [sheet, hidden],
  )
  const { address, save, paper } = useKeeping(drawing, hidden)
  return (
    <>
      <View className="read-to-me__acts">
        <Button kind="secondary" busy={save.busy} onPress={save.run}>
          保存成图片
        </Button>
        <Button kind="secondary" busy={paper.busy} onPress={paper.run}>
          打印给家人
        </Button>
      </View>
      {address !== undefined && (
        <View className="read-to-me__kept" {...role('img')} aria-label="家里的账，长按图片保存">
          <View className="read-to-me__hint">长按图片保存或发送</View>
          <Image className="read-to-me__image" src={address} mode="widthFix" showMenuByLongpress aria-hidden="true" />
        </View>
      )}
    </>
  )
}
