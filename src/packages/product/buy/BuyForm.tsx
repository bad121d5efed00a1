import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { go } from '@/app/navigate'
import { WayTo } from '@/app/WayTo'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { subtractFen, ZERO_FEN } from '@/domain/money/fen'
import { formatRate, NOT_YET } from '@/domain/money/format'
import { typedYuan } from '@/domain/money/input'
import type { Agreement } from '@/products/agreements'
import { AgreementSheet } from '@/features/document/AgreementSheet'
import type { ProductDescription } from '@/products/family'
import { link } from '@/routes/link'
import { keepCashNeed } from '@/session/cashNeed'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { Pressable } from '@/ui/Pressable'
import { TextLink } from '@/ui/TextLink'
import { limitsSentence, maximumSentence, mostAffordable, quickAmounts } from '../buyAmount'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import type { Buying } from './useBuy'
import { rateNote } from './rateNote'
import { BuyEstimate } from './BuyEstimate'
import { CouponChooser } from './CouponChooser'
import { ProductLine } from './ProductLine'
import './BuyForm.scss'

interface BuyFormProps {
  readonly description: ProductDescription
  readonly facts: ProductFacts
  readonly buying: Buying
}

function Balance({ description, facts, buying }: BuyFormProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { available, change, entered } = buying
  const most = available === undefined ? undefined : mostAffordable(facts, available)
  if (!entered)
    return (
      <View className="buy-balance">
        <View className="buy-balance__caption">{`登录后可查看余额并${description.buy.title}`}</View>
      </View>
    )
  return (
    <View className="buy-form-balance">
      <View className="buy-form-balance__caption">电子账户可用余额</View>
      <View className="buy-form-balance__sum">
        <Amount value={available ?? NOT_YET} hidden={hidden} />
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <View className="buy-form-balance__actions">
        {most === undefined ? (
          <WayTo text="去转入" to={link('/AccountTurnInto')} />
        ) : (
          <Pressable
            className="buy-form-balance__all"
            label="填入全部可用余额"
            onPress={() => change({ text: typedYuan(most), amount: most, amountError: undefined })}
          >
            全部
          </Pressable>
        )}
      </View>
    </View>
  )
}

/** An expired risk test is told on entry: whoever hears it after the agreements has typed in vain. */
function StaleTest({ back }: { readonly back: Buying['riskTest'] }) {
  const { data } = useCall(queryRiskResult, {})
  if (data?.test?.expired !== true) return null
  return (
    <Notice tone="warning" action="去测评" onPress={() => go('/riskAssessment', back)}>
      您的风险测评已过期，重新测评后才能购买本产品
    </Notice>
  )
}

/** Amount, balance, what it brings, and what is agreed to. */
export function BuyForm({ description, facts, buying }: BuyFormProps) {
  const { form, change, available, problem, coupons } = buying
  const [reading, setReading] = useState<Agreement>()
  const rateChanged = form.oldRate !== undefined && form.oldRate !== facts.appointRate
  return (
    <>
      {buying.entered && facts.riskLevel !== '' && <StaleTest back={buying.riskTest} />}
      {rateChanged && form.oldRate !== undefined && (
        <Notice tone="warning">
          {`利率已由${formatRate(form.oldRate)}调整为${formatRate(facts.appointRate)}，请确认后重新提交`}
        </Notice>
      )}
      <ProductLine facts={facts} description={description} />
      <Card>
        <AmountInput
          label={description.buy.amountCaption}
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          hint={limitsSentence(facts)}
          tooMuch={maximumSentence(facts)}
          error={form.amountError ?? problem?.sentence}
          quick={quickAmounts(facts, available)}
        />
        {problem?.lacksFunds && (
          <View className="buy-form-balance__turn-in">
            <TextLink
              text="怎么取最划算"
              onPress={() => {
                keepCashNeed(subtractFen(form.amount ?? ZERO_FEN, buying.cash))
                go('/cashPlan')
              }}
            />
          </View>
        )}
        <Balance description={description} facts={facts} buying={buying} />
      </Card>
      <View className="buy-form-coupons">
        <CouponChooser
          offered={coupons.offered}
          chosen={coupons.chosen}
          amount={form.amount}
          onChoose={coupons.choose}
        />
      </View>
      <BuyEstimate facts={facts} amount={problem ? undefined : form.amount} />
      <View className="buy-form-notice">{rateNote(facts, description)}</View>
      <View className="buy-form-agreement">
        <RequiredCheckbox
          checked={form.agreed}
          onChange={(agreed) => change({ agreed })}
          label="我已阅读并同意"
          links={description.agreements.map((agreement) => ({
            text: `《${agreement.title}》`,
            onPress: () => setReading(agreement),
          }))}
        />
      </View>
      <AgreementSheet agreement={reading} facts={facts} onClose={() => setReading(undefined)} />
    </>
  )
}
