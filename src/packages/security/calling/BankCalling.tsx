import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { useShownAgain } from '@/app/useShownAgain'
import { queryBankCall } from '@/contract/security/queryBankCall'
import { BRAND } from '@/domain/brand'
import { formatInstant, formatTime } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import './BankCalling.scss'

/**
 * Whether the bank is calling this customer now, as its staff have said before they dialled; and what to do with a caller
 * who only says so.
 */
export function BankCalling() {
  const read = useCall(queryBankCall, {})
  useShownAgain(read.reload)
  return (
    <Card className="bank-calling">
      <SectionTitle title="银行来电核验" more="刷新" onMore={read.reload} />
      <Loaded read={read} waiting={<Skeleton shape="text" />}>
        {({ calling, at }) => (
          <>
            {calling ? (
              <Notice tone="success">
                {`本行${calling.caller}正在与您通话，事由：${calling.reason}（${formatInstant(calling.since)}起）`}
              </Notice>
            ) : (
              <Notice>{`截至${formatTime(at)}，没有本行工作人员给您打电话`}</Notice>
            )}
            <View className="bank-calling__advice">
              {calling
                ? '本行人员不会索要密码、验证码，不会要求您转账或共享屏幕。如有此类要求，请立即挂断。'
                : '如果有人自称本行正与您通话，请立即挂断，不要提供密码、验证码，不要转账或共享屏幕。'}
            </View>
            <Button kind="secondary" size="medium" onPress={callHotline}>
              {`致电客服核实 ${BRAND.hotline}`}
            </Button>
          </>
        )}
      </Loaded>
    </Card>
  )
}
