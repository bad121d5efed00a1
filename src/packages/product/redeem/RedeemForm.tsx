import { View } from '@tarojs/components'
import { formatAmount } from '@/domain/money/format'
import { typedYuan } from '@/domain/money/input'
import { Available, TakeAll } from '@/features/order/Available'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
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
  const [hidden] = useAmountsHidden()
  const { form, change, problem } = redeeming
  const most = redeemable(preview, form.mode)
  return (
    <>
      <Card>
        <View className="redeem-form__name">{name}</View>
        <AmountInput
          label="赎回金额"
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          error={form.amountError ?? problem}
          tooMuch={tooManyShares(preview, hidden)}
        >
          <Available caption="可赎回" amount={preview.principal}>
            <TakeAll
              label={hidden ? '全部' : `全部，${formatAmount(most)}元`}
              onPress={() => change({ text: typedYuan(most), amount: most, amountError: undefined })}
            />
          </Available>
        </AmountInput>
      </Card>
      <Choices label="到账方式">
        {MODES.map((each) => (
          <Mode key={each.mode} {...each} preview={preview} redeeming={redeeming} />
        ))}
      </Choices>
    </>
  )
}
