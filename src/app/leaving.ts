import { navigation } from '../platform/navigation'
import { confirm } from '../session/overlay'
import { signOut, withdrawConsent } from '../session/session'
import { showToast } from '../ui/Toast'

/** Opens home first: this page may not be one that can ask the next person to sign in. */
async function leave(): Promise<void> {
  await navigation.relaunch('/')
  signOut()
}

/** Signs out after asking. */
export async function askToSignOut(): Promise<void> {
  const sure = await confirm({
    title: '退出登录',
    text: '退出后需重新验证身份，您的资金与持有不受影响。',
    yes: '退出登录',
    closable: false,
  })
  if (sure) await leave()
}

/** Withdraws the consent to the privacy policy (PIPL, article 15): as easy as giving it, and the session ends. */
export async function askToWithdrawPolicy(): Promise<void> {
  const sure = await confirm({
    title: '撤回隐私政策授权',
    text: '撤回后将退出登录，再次使用前需重新同意隐私政策。撤回不影响此前已进行的个人信息处理，您的资金与持有不受影响。',
    yes: '确认撤回',
    closable: false,
  })
  if (!sure) return
  const outcome = await withdrawConsent()
  if (outcome.ok) await leave()
  else showToast(outcome.error.message)
}
