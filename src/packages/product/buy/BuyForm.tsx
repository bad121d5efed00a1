import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { go } from '@/app/navigate'
import { WayTo } from '@/app/WayTo'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { isDay } from '@/domain/dates/day'
import { subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatRate, NOT_YET } from '@/domain/money/format'
import { typedYuan } from '@/domain/money/input'
import type { Agreement } from '@/products/agreements'
import { AgreementSheet } from '@/features/document/AgreementSheet'
import { Available, TakeAll } from '@/features/order/Available'
import type { EffectFigure } from '@/features/order/Effect'
import { EffectAhead } from '@/features/order/EffectAhead'
import { LackWay, useLackText } from '@/features/order/Lacking'
import type { ProductDescription } from '@/products/family'
import { endCaption, interestAtEnd } from '@/products/model/estimate'
import { rateTextOf } from '@/products/model/figure'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Notice } from '@/ui/Notice'
import { Unbroken } from '@/ui/Unbroken'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { amountProblem, limitsSentence, maximumSentence, mostAffordable, quickAmounts } from '../buyAmount'
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
  const { available, change, entered } = buying
  const most = available === undefined ? undefined : mostAffordable(facts, available)
  if (!entered) return <View className="buy-form-balance">{`登录后可查看余额并${description.buy.title}`}</View>
  return (
    <Available caption="电子账户可用余额" amount={available ?? NOT_YET} lacking={buying.lacks !== undefined}>
      {most === undefined ? (
        <WayTo text="去转入" to={link('/AccountTurnInto')} />
      ) : (
        <TakeAll
          label="填入全部可用余额"
          onPress={() => change({ text: typedYuan(most), amount: most, amountError: undefined })}
        />
      )}
    </Available>
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

/** What an amount brings, with its rate, while the keys cover what says so below. */
const broughtBy = (facts: ProductFacts, amount: Fen | undefined): EffectFigure => ({
  caption: `${rateTextOf(facts)}，${endCaption(facts)}`,
  amount: amount === undefined ? NOT_YET : (interestAtEnd(facts, amount) ?? NOT_YET),
})

/** Amount, balance, what it brings, and what is agreed to. */
export function BuyForm({ description, facts, buying }: BuyFormProps) {
  const { form, change, available, problem, coupons } = buying
  const [reading, setReading] = useState<Agreement>()
  const [typing, setTyping] = useState(false)
  const lackText = useLackText(buying.lacks)
  // What it brings doesn't depend on whether the money is there yet.
  const meant =
    form.amount !== undefined && amountProblem(facts, form.amount, undefined) === undefined ? form.amount : undefined
  // What a deposit agrees to belongs to what is agreed to; the risk of shares comes before their amount.
  const note = <View className="buy-form-notice">{unbroken(rateNote(facts, description))}</View>
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
      {facts.kind === 'wealth' && note}
      <Card>
        <AmountInput
          label={description.buy.amountCaption}
          value={form.text}
          onChange={(text, amount) => change({ text, amount, amountError: undefined })}
          hint={<Unbroken text={limitsSentence(facts)} />}
          tooMuch={maximumSentence(facts)}
          error={form.amountError ?? lackText ?? problem?.sentence}
          quick={quickAmounts(facts, available)}
          onKeys={setTyping}
        >
          {problem?.lacksFunds && <LackWay need={subtractFen(form.amount ?? ZERO_FEN, buying.cash)} />}
          <Balance description={description} facts={facts} buying={buying} />
          {typing && !problem?.lacksFunds && isDay(facts.endDate) && (
            <EffectAhead figures={[broughtBy(facts, meant)]} />
          )}
        </AmountInput>
      </Card>
      <View className="buy-form-coupons">
        <CouponChooser
          offered={coupons.offered}
          chosen={coupons.chosen}
          amount={form.amount}
          onChoose={coupons.choose}
        />
      </View>
      <BuyEstimate
        facts={facts}
        amount={meant}
        bonus={coupons.chosen?.facts.kind === 'rate' ? coupons.chosen.benefit : ZERO_FEN}
      />
      {facts.kind === 'deposit' && note}
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
