import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import type { Fen } from '@/domain/money/fen'
import { randomBytes } from '@/session/bank'
import { Amount } from '@/ui/Amount'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import { TextLink } from '@/ui/TextLink'
import type { AskedPassword } from './useWithPassword'
import './PasswordSheet.scss'

interface PasswordSheetProps {
  /** Made by `useWithPassword` or `useOrderSteps`, which ask first what stands against it. */
  readonly password: AskedPassword
  /** What is being confirmed, and how much where money is: seen while typing. */
  readonly name: string
  readonly amount?: Fen
  readonly title?: string
  readonly onComplete: (password: string) => Promise<void>
}

/** Asks for the payment password on the secure keyboard; while it is open the screen can't be captured. */
export function PasswordSheet({ password, name, amount, title = '请输入支付密码', onComplete }: PasswordSheetProps) {
  const { open, error, close, onForgotten } = password
  useCaptureGuard(open)
  return (
    <SecureKeyboard
      open={open}
      error={error}
      onComplete={onComplete}
      onClose={close}
      title={title}
      randomBytes={randomBytes}
      hint={
        <View className="password-sheet__hint">
          <View className="password-sheet__name">{name}</View>
          {amount !== undefined && <Amount value={amount} size="amount" />}
        </View>
      }
      extra={<TextLink text="忘记支付密码" onPress={onForgotten ?? (() => go('/resetPassword'))} />}
    />
  )
}
