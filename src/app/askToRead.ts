import type { SeparateConsent } from '../domain/policy'
import { choose } from '../session/overlay'
import { go } from './navigate'

interface ReadingBox {
  readonly title?: string
  /** The text of the button that refuses. */
  readonly no?: string
  readonly onRefused?: () => Promise<void>
}

/**
 * Leads who agreed to another version of a text to what changed since: there they agree to the present one, or don't.
 * False, because nothing is agreed to here.
 */
export async function askToRead(
  kind: 'privacyPolicy' | SeparateConsent,
  former: string,
  { title = '授权书已更新', no = '不同意', onRefused }: ReadingBox = {},
): Promise<false> {
  const choice = await choose({
    title,
    text: `您此前同意的是版本${former}。请先看看改了什么，再决定是否同意。`,
    yes: '看看改了什么',
    no,
    closable: false,
  })
  if (choice === 'confirm') go('/policyAgreement', { fromUrl: 1, changes: kind })
  else if (choice === 'cancel') await onRefused?.()
  return false
}
