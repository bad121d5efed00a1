import { navigation } from '../platform/navigation'
import { ask } from '../session/overlay'
import { signOut, withdrawConsent } from '../session/session'
import { showToast } from '../ui/Toast'

/** Home first: this page may not be the one that asks the next person in. */
async function leave(): Promise<void> {
  await navigation.relaunch('/')
  signOut()
}

/** Signs out after asking. */
export async function askToSignOut(): Promise<void> {
  const answer = await ask({
    title: '退出登录',
    content: '退出后需重新验证身份，您的资金与持有不受影响。',
    showCancle: true,
    showClose: false,
    confirmText: '退出登录',
  })
  if (answer === 'confirm') await leave()
}

/** Withdraws the consent to the privacy policy (PIPL, article 15): as easy as giving it, and the session ends. */
export async function askToWithdrawPolicy(): Promise<void> {
  const answer = await ask({
    title: '撤回隐私政策授权',
    content:
      '撤回后将退出登录，再次使用前需重新同意隐私政策。撤回不影响此前已进行的个人信息处理，您的资金与持有不受影响。',
    showCancle: true,
    showClose: false,
    confirmText: '确认撤回',
  })
  if (answer !== 'confirm') return
  const outcome = await withdrawConsent()
  if (outcome.ok) await leave()
  else showToast(outcome.error.message)
}
