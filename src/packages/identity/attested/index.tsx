import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { attestedQuery } from '@/routes/queries/identity'
import type { Route } from '@/routes/names'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { ResultView } from '@/ui/ResultView'
import { useActivation } from './useActivation'
import { UPKEEP_SCENES } from '../scenes'

/** /attestationFinished: the face was the customer's; on to what it was for, or, of an account to be woken, the last step. */
function Attested({ route, query }: PageProps<typeof attestedQuery>) {
  return query.scene === 'activateAccount' ? <Activation route={route} /> : <Passed route={route} />
}

function Passed({ route }: { readonly route: Route }) {
  const { next } = UPKEEP_SCENES.updateIdCard
  return (
    <Frame title={route.title}>
      <ResultView state="success" title="人脸识别通过" hint="请在10分钟内完成后续办理">
        <Button onPress={() => go('/SettingIdCard', { face: 1 }, { replace: true })}>{`下一步：${next}`}</Button>
      </ResultView>
    </Frame>
  )
}

function Activation({ route }: { readonly route: Route }) {
  const { sms, activate } = useActivation()
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={readyKind(hasCode(sms))} onPress={activate}>
          激活账户
        </Button>
      }
    >
      <ResultView state="success" title="人脸识别通过" hint="还差一步，请在10分钟内验证登记的手机号" />
      <Card>
        <SmsCodeField sms={sms} />
      </Card>
    </Frame>
  )
}

export default definePage(Attested, { query: attestedQuery })
