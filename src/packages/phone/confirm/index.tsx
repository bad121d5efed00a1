import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { confirmPhone } from '@/contract/phone/confirmPhone'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { refusedAs } from '@/features/identity/refusedAs'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { checkCode, hasCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { usePhoneStanding } from '../steps'

/** /phoneVerification: once a year, whether the number on record is still the customer's. */
function ConfirmPhone({ route }: PageProps) {
  const read = usePhoneStanding()
  const sms = useSmsCode({ purpose: 'confirmPhone' })
  const [done, setDone] = useState(false)
  const submit = async (): Promise<void> => {
    if (!checkCode(sms)) return
    const confirmed = await call(confirmPhone, { smsCode: sms.code })
    if (confirmed.ok) return setDone(true)
    const name = refusedAs(confirmed.error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(confirmed.error.message)
    await tell({ text: confirmed.error.message })
  }
  const asking = !done && read.data?.mobileNo !== undefined
  return (
    <Frame
      title={route.title}
      action={
        asking && (
          <>
            <Button kind={readyKind(hasCode(sms))} onPress={submit}>
              仍在使用，确认
            </Button>
            <Button kind="text" onPress={() => go('/ChangePhone', {}, { replace: true })}>
              已换号，更换手机号
            </Button>
          </>
        )
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={({ mobileNo }) =>
          mobileNo === undefined && {
            picture: 'key',
            text: '您还没有登记手机号',
            action: { text: '登记手机号', onPress: () => go('/setMyPhoneNumber', {}, { replace: true }) },
          }
        }
      >
        {({ mobileNo, confirmedAt }) =>
          done ? (
            <ResultView
              state="success"
              title="手机号已确认"
              hint="换号后请及时更换登记手机号，以免影响收取验证码"
              rows={[
                { label: '登记手机号', value: mobileNo ?? '' },
                ...(confirmedAt === undefined ? [] : [{ label: '确认时间', value: formatInstant(confirmedAt) }]),
              ]}
            >
              <HomeButton only />
            </ResultView>
          ) : (
            <>
              <Notice>为保护账户安全，请每年确认一次登记的手机号是否仍由您本人使用</Notice>
              <CellGroup>
                <Cell label="登记手机号" value={mobileNo} strong />
                {confirmedAt !== undefined && <Cell label="最近确认" value={formatDay(dayOfInstant(confirmedAt))} />}
              </CellGroup>
              <Card>
                <SmsCodeField sms={sms} />
              </Card>
            </>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(ConfirmPhone)
