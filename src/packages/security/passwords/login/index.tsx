import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { BRAND } from '@/domain/brand'
import { LOGIN_PASSWORD_LENGTH } from '@/domain/validation/loginPassword'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { shutOut } from '@/features/order/shutOut'
import { ShutOut } from '@/features/order/ShutOut'
import { actKind } from '@/features/order/useObstacles'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { useLoginPassword } from './useLoginPassword'

/** /settingPasswordAPP: the password of the bank's own app, set or replaced by the payment password. */
function LoginPassword({ route }: PageProps) {
  const login = useLoginPassword()
  useCaptureGuard()
  const shut = shutOut(login.password.obstacles)
  if (shut) return <ShutOut title={route.title} why={shut} />
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={actKind(login.password.obstacles)} onPress={login.submit}>
          下一步
        </Button>
      }
    >
      <ObstacleNotes obstacles={login.password.obstacles} />
      <Notice>{`用于登录${BRAND.bankName}手机银行App。忘记或需要更换时，验证支付密码后重新设置即可`}</Notice>
      <Card>
        <TextField
          label="登录密码"
          value={login.typed}
          onChange={login.setTyped}
          secret
          maxLength={LOGIN_PASSWORD_LENGTH.most}
          placeholder="8至20位字母和数字"
          error={login.errors.typed}
        />
        <TextField
          label="再次输入"
          value={login.repeated}
          onChange={login.setRepeated}
          secret
          maxLength={LOGIN_PASSWORD_LENGTH.most}
          placeholder="请再次输入登录密码"
          error={login.errors.repeated}
        />
      </Card>
      <PasswordSheet password={login.password} name="设置登录密码" onComplete={login.password.complete} />
    </Frame>
  )
}

export default definePage(LoginPassword)
