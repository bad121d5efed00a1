import type { ResettableCredential } from '@/domain/credentials/changes'
import { RESET_PURPOSES } from '@/domain/credentials/changes'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** What differs between the passwords that can be reset without knowing any. */
export const RESETS: Readonly<
  Record<
    ResettableCredential,
    { readonly name: string; readonly purpose: (typeof RESET_PURPOSES)[ResettableCredential]; readonly here: Link }
  >
> = {
  gesture: { name: '手势密码', purpose: RESET_PURPOSES.gesture, here: link('/resetGues') },
  payment: { name: '支付密码', purpose: RESET_PURPOSES.payment, here: link('/resetPassword') },
}
