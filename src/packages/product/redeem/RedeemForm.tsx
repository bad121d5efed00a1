import { View } from '@tarojs/components'
import { formatAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import type { Redeeming } from './useRedeem'
import { arrivalText, redeemable, tooManyShares } from './redeem'
import type { Preview, RedeemMode } from './redeem'
import { Choice, Choices } from '@/ui/Choice'
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
    <Choice
      title={title}
      hint={`${arrival}，${left}`}
      chosen={chosen}
      disabled={mode === 'fast' && preview.fastLeft === 0}
      onChoose={() => redeeming.change({ mode, amountError: undefined })}
    />
  )
}

/** How many shares, and how fast the money is to come. */
export function RedeemForm({ name, preview, redeeming }: RedeemFormProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { form, change, problem } = redeeming
  return (
    <>
      <Card>
        <View className="redeem-form__head">
          <View className="redeem-form__name">{name}</View>
          <View className="redeem-form__caption">可赎回</View>
          <Amount value={preview.principal} hidden={hidden} />
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
        <AmountInput
          label="赎回金额"
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          error={form.amountError ?? problem}
          tooMuch={tooManyShares(preview, hidden)}
          all={redeemable(preview, form.mode)}
        />
      </Card>
      <Choices label="到账方式">
        {MODES.map((each) => (
          <Mode key={each.mode} {...each} preview={preview} redeeming={redeeming} />
        ))}
      </Choices>
    </>
  )
}
