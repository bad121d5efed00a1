import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { sayLost } from '@/features/order/refusals'
import { link } from '@/routes/link'
import { confirm } from '@/session/overlay'
import { refusedAs } from '../refusedAs'

/** Says why no code can be sent to the number on record until something is done, and leads there; false for other errors. */
export function sayNoCode(error: CallError): boolean {
  const name = refusedAs(error)
  if (name === 'PhoneLost') void sayLost(error.message)
  else if (name === 'PhoneMissing') void offerNumber(error.message)
  else return false
  return true
}

async function offerNumber(text: string): Promise<void> {
  if (await confirm({ text, yes: '登记手机号' })) go(link('/setMyPhoneNumber'))
}
