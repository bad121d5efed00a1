import { View } from '@tarojs/components'
import type { ResponseOf } from '@/contract/call'
import type { queryCertificate } from '@/contract/holding/queryCertificate'
import { BRAND } from '@/domain/brand'
import { isDay } from '@/domain/dates/day'
import { formatChineseDay, formatInstant, formatTerm } from '@/domain/dates/format'
import { capitalAmount } from '@/domain/money/capital'
import { MASKED_AMOUNT } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Heading } from '@/ui/Heading'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Tag } from '@/ui/Tag'
import './Certificate.scss'

type CertificateFacts = ResponseOf<typeof queryCertificate>

interface CertificateProps {
  readonly facts: CertificateFacts
  /** Amounts are hidden, in capital numerals too. */
  readonly hidden: boolean
}

const dayText = (of: string): string => (isDay(of) ? formatChineseDay(of) : '--')

/** What is certified, line by line, in the order of a paper certificate. */
const linesOf = (facts: CertificateFacts): readonly (readonly [string, string])[] => [
  ['户名', facts.holderName],
  ['电子账户', facts.acctNo],
  ['产品名称', facts.productName],
  ['存期', formatTerm(facts)],
  [
    facts.floorRate === undefined ? '约定年利率' : '年利率',
    agreedRateText(facts, facts.demandRate ?? facts.appointRate),
  ],
  ['起息日', dayText(facts.startDate)],
  ['到期日', dayText(facts.endDate)],
]

/** A deposit's certificate as paper ones look, with what a screen must say besides: that it is no security. */
export const Certificate = ({ facts, hidden }: CertificateProps) => (
  <View className="certificate">
    <View className="certificate__frame">
      <View className="certificate__bank">{BRAND.legalName}</View>
      <Heading level={2} className="certificate__title">
        电子存单
      </Heading>
      <View className="certificate__number">{`存单号 ${facts.certificateNo}`}</View>
      <View className="certificate__marks">
        <InsuranceMark />
        {facts.closed && <Tag tone="plain">已结清</Tag>}
      </View>
      <View className="certificate__sum">
        <View className="certificate__caption">本金</View>
        <Amount value={facts.principal} hidden={hidden} size="amount" />
        <View className="certificate__caption">金额（大写）</View>
        <View className="certificate__capital">{hidden ? MASKED_AMOUNT : capitalAmount(facts.principal)}</View>
      </View>
      {linesOf(facts).map(([label, value]) => (
        <View key={label} className="certificate__line">
          <View className="certificate__label">{label}</View>
          <View className="certificate__value">{value}</View>
        </View>
      ))}
      <View className="certificate__issued">{`出具时间 ${formatInstant(facts.issuedAt)}`}</View>
    </View>
    <View className="certificate__note">
      {`本电子存单用于展示存款信息，不可转让、质押，资金以电子账户记录为准。${facts.closed ? '该笔存款已结清。' : ''}`}
    </View>
    {BANK_IS_SANDBOX && <View className="certificate__note">演示环境，本存单不代表真实存款</View>}
  </View>
)
