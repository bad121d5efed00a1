import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { BRAND } from '@/domain/brand'
import { formatTime } from '@/domain/dates/format'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { useBankCall } from './useBankCall'
import type { BankCall } from './useBankCall'
import './BankCalling.scss'

const HANG_UP = '如果有人自称本行正与您通话，请立即挂断，不要提供密码、验证码，不要转账或共享屏幕'

/**
 * Whether the bank is calling this customer now, as its staff have said before they dialled; and what to do with a caller
 * who only says so.
 */
export function BankCalling() {
  const { ask, ...standing } = useBankCall()
  return (
    <Card className="bank-calling">
      <View className="bank-calling__head">
        <Heading level={2} className="bank-calling__title">
          银行来电核验
        </Heading>
        <Button kind="text" size="small" label="银行来电核验，刷新" onPress={ask}>
          刷新
        </Button>
      </View>
      <Answer standing={standing} />
      <Button kind="secondary" size="medium" onPress={callHotline}>
        {`致电客服核实 ${BRAND.hotline}`}
      </Button>
    </Card>
  )
}

/** What is known; while nothing is, as much as when nobody calls, so that nothing below moves when the answer comes. */
function Answer({ standing }: { readonly standing: BankCall }) {
  const calling = standing.state === 'said' ? standing.said.calling : undefined
  if (standing.state === 'said' && calling && standing.fresh)
    return (
      <>
        <Notice tone="success">
          {`截至${formatTime(standing.said.at)}，本行${calling.caller}正在与您通话，事由：${calling.reason}`}
        </Notice>
        <Advice text="本行人员不会索要密码、验证码，不会要求您转账或共享屏幕。如有此类要求，请立即挂断" />
      </>
    )
  return (
    <>
      {standing.state === 'asking' ? (
        <Notice>正在核实本行工作人员是否给您来电</Notice>
      ) : standing.state === 'said' && !calling ? (
        <Notice>{`截至${formatTime(standing.said.at)}，没有本行工作人员给您打电话`}</Notice>
      ) : (
        <Notice tone="warning">暂时无法核实是否为本行来电，请刷新或致电客服核实</Notice>
      )}
      <Advice text={HANG_UP} />
    </>
  )
}

const Advice = ({ text }: { readonly text: string }) => <View className="bank-calling__advice">{text}</View>
