import { View } from '@tarojs/components'
import { formatAmount } from '../../../domain/money/format'
import { Amount } from '../../../ui/Amount'
import { AmountInput } from '../../../ui/AmountInput'
import { Card } from '../../../ui/Card'
import { EyeToggle } from '../../../ui/EyeToggle'
import { Icon } from '../../../ui/Icon'
import { Pressable } from '../../../ui/Pressable'
import { useAmountsHidden } from '../hooks/useAmountsHidden'
import type { Redeeming } from '../hooks/useRedeem'
import { arrivalText, redeemable } from '../model/redeem'
import type { Preview, RedeemMode } from '../model/redeem'
import './RedeemForm.scss'

interface RedeemFormProps {
  readonly name: string
  readonly preview: Preview
  readonly redeeming: Redeeming
}

const MODES: readonly { readonly mode: RedeemMode; readonly title: string }[] = [
  { mode: 'ordinary', title: '普通赎回' },
  { mode: 'fast', title: '快速赎回' },
]

function Mode({ mode, title, preview, redeeming }: Omit<RedeemFormProps, 'name'> & (typeof MODES)[number]) {
  const chosen = redeeming.form.mode === mode
  const arrival = arrivalText(mode, preview)
  const left =
    mode === 'fast' && preview.fastLeft !== undefined ? `今日剩余额度${formatAmount(preview.fastLeft)}元` : '不限额'
  return (
    <Pressable
      role="radio"
      checked={chosen}
      label={`${title}，${arrival}，${left}`}
      disabled={mode === 'fast' && preview.fastLeft === 0}
      className={chosen ? 'redeem-mode is-chosen' : 'redeem-mode'}
      onPress={() => redeeming.change({ mode, amountError: undefined })}
    >
      <View className="redeem-mode__main">
        <View className="redeem-mode__title">{title}</View>
        <View className="redeem-mode__hint">{`${arrival}，${left}`}</View>
      </View>
      {chosen && <Icon name="check" tone="brand" />}
    </Pressable>
  )
}

/** How many shares, and how fast the money is to come. */
export function RedeemForm({ name, preview, redeeming }: RedeemFormProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { form, change, problem } = redeeming
  const most = redeemable(preview, form.mode)
  const fillAll = () => change({ text: formatAmount(most).replace(/,/g, ''), amount: most, amountError: undefined })
  return (
    <>
      <Card>
        <View className="redeem__head">
          <View className="redeem__name">{name}</View>
          <View className="redeem__caption">可赎回</View>
          <Amount value={preview.principal} hidden={hidden} />
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
        <AmountInput
          label="赎回金额"
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          error={form.amountError ?? problem}
        />
        <Pressable className="redeem__all" onPress={fillAll}>
          全部赎回
        </Pressable>
      </Card>
      <Card className="redeem-modes">
        <View {...{ role: 'radiogroup' }} aria-label="到账方式">
          {MODES.map((each) => (
            <Mode key={each.mode} {...each} preview={preview} redeeming={redeeming} />
          ))}
        </View>
      </Card>
    </>
  )
}
