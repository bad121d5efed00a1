import { WayTo } from '@/app/WayTo'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { session } from '@/session/session'

/** Where another number is had: before the gesture by the way that needs none, because it may need a code to the old one. */
export const toOtherNumber = (): Link =>
  session().visitor?.signedIn === true ? link('/ChangePhone') : link('/VerifyPhoneNumberCs')

/** The way on for who can't receive a code at the number on record. */
export const NumberGone = () => <WayTo text="收不到验证码？原手机号已停用或丢失" to={toOtherNumber()} />
