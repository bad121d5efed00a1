import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { WayTo } from '@/app/WayTo'
import { NewPasswordEntry } from '@/features/identity/password/NewPasswordEntry'
import { link } from '@/routes/link'
import { randomBytes } from '@/session/bank'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import { useChangePassword } from './useChangePassword'

/** /changePassword: another payment password for who knows the present one. */
function ChangePassword({ route }: PageProps<object>) {
  const { step, wrong, password, begin, close, giveOld } = useChangePassword()
  const forgotten = <WayTo text="忘记支付密码" to={link('/resetPassword')} />
  return (
    <Frame title={route.title} tone="surface" action={<Button onPress={begin}>修改支付密码</Button>}>
      <Notice>修改后，您在其他设备上的登录将退出</Notice>
      <NewPasswordEntry password={password} open={step === 'new'} onClose={close} />
      {forgotten}
      <SecureKeyboard
        open={step === 'old'}
        title="请输入原支付密码"
        randomBytes={randomBytes}
        error={wrong}
        extra={forgotten}
        onComplete={giveOld}
        onClose={close}
      />
    </Frame>
  )
}

export default definePage(ChangePassword)
