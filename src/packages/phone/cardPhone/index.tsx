import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { useCardPhone } from './useCardPhone'

/** /changeFirstPhone: the reserved number of the first card, after it was changed at the card's bank. */
function CardPhone({ route }: PageProps) {
  const { read, obstacles, mobileNo, setMobileNo, error, sms, submit, done } = useCardPhone()
  const first = read.data?.cards.find(({ role }) => role === 'FIRST')
  return (
    <Frame
      title={route.title}
      action={
        first &&
        !done && (
          <Button kind={actKind(obstacles, hasCode(sms))} onPress={submit}>
            更新预留手机号
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={() =>
          first === undefined && {
            picture: 'purse',
            text: '您还没有主卡',
            hint: '首次绑定的银行卡即为主卡',
            action: { text: '添加银行卡', onPress: () => go('/addbandcard') },
          }
        }
      >
        {() =>
          first === undefined ? null : done ? (
            <ResultView
              state="success"
              title="预留手机号已更新"
              hint="该卡的绑定、转入和转出不受影响"
              rows={[
                { label: '主卡', value: `${first.bankName} ${first.cardNo}` },
                { label: '预留手机号', value: first.mobileNo },
              ]}
            >
              <Button onPress={() => go('/mybandcard', {}, { replace: true })}>查看我的银行卡</Button>
            </ResultView>
          ) : (
            <>
              <ObstacleNotes obstacles={obstacles} />
              <Notice>请先到发卡银行更换预留手机号，再在此更新。更新时将与发卡银行重新核验该卡</Notice>
              <CellGroup>
                <Cell label="主卡" value={`${first.bankName} ${first.cardNo}`} />
                <Cell label="当前预留手机号" value={first.mobileNo} />
              </CellGroup>
              <Card>
                <TextField
                  label="新预留手机号"
                  value={mobileNo}
                  kind="digits"
                  maxLength={11}
                  placeholder="在发卡银行登记的新手机号"
                  onChange={setMobileNo}
                  error={error}
                />
                <SmsCodeField sms={sms} />
              </Card>
            </>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(CardPhone)
