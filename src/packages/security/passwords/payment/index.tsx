import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { WayTo } from '@/app/WayTo'
import { NewPasswordEntry } from '@/features/identity/password/NewPasswordEntry'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { shutOut } from '@/features/order/shutOut'
import { ShutOut } from '@/features/order/ShutOut'
import { actKind } from '@/features/order/useObstacles'
import { link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { useChangePassword } from './useChangePassword'

/** /changePassword: another payment password for who knows the present one. */
function ChangePassword({ route }: PageProps) {
  const { step, present, password, close } = useChangePassword()
  const shut = shutOut(present.obstacles)
  if (shut) return <ShutOut title={route.title} why={shut} />
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={actKind(present.obstacles)} onPress={present.ask}>
          修改支付密码
        </Button>
      }
    >
      <ObstacleNotes obstacles={present.obstacles} />
      <Notice>修改后，您在其他设备上的登录将退出</Notice>
      <Card>
        <NewPasswordEntry password={password} open={step === 'new'} onClose={close} />
      </Card>
      <WayTo text="忘记支付密码" to={link('/resetPassword')} />
      <PasswordSheet password={present} title="请输入原支付密码" name="修改支付密码" onComplete={present.complete} />
    </Frame>
  )
}

export default definePage(ChangePassword)
