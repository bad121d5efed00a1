import { View } from '@tarojs/components'
import { randomBytes } from '@/session/bank'
import { Icon } from '@/ui/Icon'
import { role } from '@/ui/role'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import type { NewPassword } from './useNewPassword'
import './NewPasswordEntry.scss'

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
      <View {...role('list')} aria-label="密码要求">
        {RULES.map((rule) => (
          <View key={rule} className="new-password-entry__rule" {...role('listitem')}>
            <Icon name="check" size="small" tone="success" className="new-password-entry__mark" />
            <View>{rule}</View>
          </View>
        ))}
      </View>
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
