import { randomBytes } from '@/session/bank'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import { TipList } from '@/ui/TipList'
import type { NewPassword } from './useNewPassword'

const RULES = ['6位数字，用于购买、支取等资金操作', '不能是连续或相同的数字', '不能包含您的出生日期或手机号'] as const

interface NewPasswordEntryProps {
  readonly password: NewPassword
  readonly open: boolean
  readonly onClose: () => void
}

/** The rules for a payment password, and the keyboard on which it is entered twice. */
export function NewPasswordEntry({ password, open, onClose }: NewPasswordEntryProps) {
  const { repeating, error, enter } = password
  return (
    <>
      <TipList label="密码要求" tips={RULES} />
      <SecureKeyboard
        // A new keyboard for each entry, so that nothing of the first is left in the second.
        key={repeating ? 'repeat' : 'first'}
        open={open}
        title={repeating ? '请再次输入支付密码' : '请设置支付密码'}
        hint={repeating ? '两次输入需一致' : '请勿使用银行卡密码或生日'}
        randomBytes={randomBytes}
        error={error}
        onComplete={enter}
        onClose={onClose}
      />
    </>
  )
}
