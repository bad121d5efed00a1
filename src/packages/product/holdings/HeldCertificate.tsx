import { View } from '@tarojs/components'
import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { isDay } from '@/domain/dates/day'
import { formatDay, formatTerm } from '@/domain/dates/format'
import { familyColour } from '@/products/model/familyColour'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { EyeToggle } from '@/ui/EyeToggle'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import type { PageFamily } from '../routeFamily'
import { isClosed, statusText } from '../holdList'
import { Explained } from './Explained'
import { WhenTaken } from './WhenTaken'
import './HeldCertificate.scss'

interface HeldCertificateProps {
  readonly family: PageFamily
  readonly detail: ResponseOf<typeof queryHoldingDetail>
  readonly onOpen: () => void
}

const LAST_DIGITS = 4

const dayText = (of: string): string => (isDay(of) ? formatDay(of) : '--')

/** A deposit as the certificate it is: its principal, its days, and what it comes to on each of those that are left. */
export function HeldCertificate({ family: { rule, description }, detail, onOpen }: HeldCertificateProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { holding } = detail
  const { prodDesc, amount, seqNo, startDate, endDate, prodType } = holding
  return (
    <View className="held-certificate" style={familyColour(description.family)}>
      <View className="held-certificate__frame">
        <View className="held-certificate__guilloche" aria-hidden="true" />
        <View className="held-certificate__head">
          <Heading level={2} className="held-certificate__name">
            {prodDesc}
          </Heading>
          {isClosed(holding) && <Tag tone="plain">{statusText(holding)}</Tag>}
          <InsuranceMark />
        </View>
        <View className="held-certificate__line held-certificate__line--top">
          <View className="held-certificate__caption">本金</View>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
          <Explained popup={rule.popup} productType={prodType} />
        </View>
        <Amount value={amount} size="hero" hidden={hidden} />
        <View className="held-certificate__line">
          <View className="held-certificate__days">
            {`存期${formatTerm(holding)}，${dayText(startDate)}至${dayText(endDate)}`}
          </View>
          <Pressable className="held-certificate__number" onPress={onOpen}>
            <View className="held-certificate__chip">
              {`查看存单 ****${seqNo.slice(-LAST_DIGITS)}`}
              <Icon name="arrow-right" size="small" />
            </View>
          </Pressable>
        </View>
        <WhenTaken key={seqNo} detail={detail} hidden={hidden} />
      </View>
    </View>
  )
}
