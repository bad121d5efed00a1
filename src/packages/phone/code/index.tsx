import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { WayTo } from '@/app/WayTo'
import { namedIn } from '@/domain/phone/change'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { link } from '@/routes/link'
import { phoneCodeQuery } from '@/routes/queries/phone'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Notice } from '@/ui/Notice'
import { ChangeStep } from '../ChangeStep'
import type { PhoneChange } from '../steps'
import { useCode, waitsForCode } from './useCode'

const NOT_RECEIVED = [
  '请确认手机信号正常、未欠费停机',
  '请查看短信是否被拦截为垃圾短信',
  '60秒后可重新获取，以最近一条验证码为准',
] as const

/** /VerifyPhoneCode: the code that every way of a change asks for. `changeId` names the one that a link was made for. */
function PhoneCode({ route, query }: PageProps<typeof phoneCodeQuery>) {
  const { read, old, sms, submit } = useCode()
  const change = read.data?.change
  const here = (found: PhoneChange): boolean =>
    waitsForCode(found) && (query.changeId === undefined || found.changeId === query.changeId)
  return (
    <Frame
      title={route.title}
      action={
        change &&
        here(change) && (
          <Button kind={readyKind(hasCode(sms))} onPress={submit}>
            下一步
          </Button>
        )
      }
    >
      <ChangeStep read={read} here={here} watched={query.changeId ?? change?.changeId}>
        {(found) => (
          <>
            <Notice>{old ? '请验证原手机号，确认是您本人办理' : '请验证新手机号，确认正在由您使用'}</Notice>
            <CellGroup>
              <Cell label={old ? '原手机号' : '新手机号'} value={old ? found.oldNo : found.newNo} strong />
            </CellGroup>
            <Card>
              <SmsCodeField key={String(old)} sms={sms} />
            </Card>
            <CellTable title="没有收到验证码" rows={NOT_RECEIVED} />
            <View>
              {old && <WayTo text="原手机号已停用" to={link('/ChangePhoneTwo')} />}
              {!old && namedIn(found.state, found.method) && <WayTo text="更换其他手机号" to={link('/newPhone')} />}
            </View>
          </>
        )}
      </ChangeStep>
    </Frame>
  )
}

export default definePage(PhoneCode, { query: phoneCodeQuery })
