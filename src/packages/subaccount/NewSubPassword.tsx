import { CellGroup, Cell } from '@/ui/Cell'
import { randomBytes } from '@/session/bank'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import type { NewPassword } from '@/features/identity/password/useNewPassword'

const RULES = [
  '6位数字，用该账户付款时使用',
  '不能与支付密码相同',
  '不能是连续或相同的数字',
  '不能包含您的生日或手机号',
] as const

/** What an account's password must be. */
export const PasswordRules = () => (
  <CellGroup title="账户密码要求">
    {RULES.map((rule) => (
      <Cell key={rule} icon="check" label={rule} />
    ))}
  </CellGroup>
)

interface NewSubPasswordProps {
  readonly password: NewPassword
  readonly open: boolean
  readonly onClose: () => void
}

/** The keyboard that takes an account's new password twice. */
export const NewSubPassword = ({ password, open, onClose }: NewSubPasswordProps) => (
  <SecureKeyboard
    // A keyboard of its own for each entry: nothing of the first is left on the second.
    key={password.repeating ? 'repeat' : 'first'}
    open={open}
    title={password.repeating ? '请再次输入账户密码' : '请设置账户密码'}
    hint={password.repeating ? '两次输入需一致' : '请勿使用支付密码'}
    randomBytes={randomBytes}
    error={password.error}
    onComplete={password.enter}
    onClose={onClose}
  />
)
