import { BRAND } from '../domain/brand'
import { ERROR_MESSAGES } from '../domain/errors/messages'
import { PRIVACY_POLICY_VERSION } from '../domain/policy'
import { choose } from '../session/overlay'
import { consent, dispatch, session } from '../session/session'
import { showToast } from '../ui/Toast'
import { askToRead } from './askToRead'
import { go } from './navigate'

const no = '暂不使用'

/**
 * Asks for consent to the privacy policy (specification §4). Who agreed to another version is led to what changed since,
 * and agrees there.
 * @param leave what becomes of who refuses
 */
export async function askConsent(leave: () => Promise<void>): Promise<void> {
  const { policyVersion, formerVersion } = session()
  if (formerVersion !== undefined) {
    await askToRead('privacyPolicy', formerVersion, { title: '隐私政策已更新', no, onRefused: leave })
    return
  }
  const choice = await choose({
    title: '隐私政策提示',
    text: `欢迎使用${BRAND.bankName}`,
    yes: '已阅读并同意',
    no,
    closable: false,
    policy: true,
  })
  if (choice === 'policy' || choice === 'service')
    go('/policyAgreement', { fromUrl: 1, doc: choice === 'service' ? 'service' : 'privacy' })
  else if (choice === 'confirm') {
    // To the text that the app has shown; a bank that asks about another refuses.
    if (await consent(PRIVACY_POLICY_VERSION)) return
    showToast(
      policyVersion === PRIVACY_POLICY_VERSION ? ERROR_MESSAGES.InternalError : '隐私政策已更新，请退出后重新进入阅读',
    )
    // A page that waits for the consent offers to try again, which asks again.
    dispatch({ type: 'unreachable' })
  } else if (choice === 'cancel') await leave()
}
