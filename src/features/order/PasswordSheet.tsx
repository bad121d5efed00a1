import { View } from '@tarojs/components'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { WayTo } from '@/app/WayTo'
import type { Fen } from '@/domain/money/fen'
import { link } from '@/routes/link'
import { randomBytes } from '@/session/bank'
import { Amount } from '@/ui/Amount'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import { TextLink } from '@/ui/TextLink'
import './PasswordSheet.scss'

interface PasswordSheetProps {
  readonly open: boolean
  /** What is being confirmed, and how much where money is: seen while typing. */
  readonly name: string
  readonly amount?: Fen
  readonly error: string | undefined
  /** What to do about a forgotten one where a reset is no way on. */
  readonly onForgotten?: (() => void) | undefined
  readonly onComplete: (password: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the payment password on the secure keyboard; while it is open the screen can't be captured. */
export function PasswordSheet({ name, amount, onForgotten, ...keyboard }: PasswordSheetProps) {
  useCaptureGuard(keyboard.open)
  return (
    <SecureKeyboard
      {...keyboard}
      title="请输入支付密码"
      randomBytes={randomBytes}
      hint={
        <View className="password-sheet__hint">
          <View className="password-sheet__name">{name}</View>
          {amount !== undefined && <Amount value={amount} size="amount" />}
        </View>
      }
      extra={
        onForgotten ? (
          <TextLink text="忘记支付密码" onPress={onForgotten} />
        ) : (
          <WayTo text="忘记支付密码" to={link('/resetPassword')} />
        )
      }
    />
  )
}
