import type { CallError } from '@/api/errors'
import { checkTrading } from '@/app/trading'
import { STANDING } from '@/contract/family/familyFields'
import { refusedAs } from '@/features/identity/refusedAs'
import type { Link } from '@/routes/link'
import { tell } from '@/session/overlay'

/** Says why a family card wasn't given, changed or accepted; an account that isn't in order is led to what helps, and back. */
export async function sayFamilyRefusal(error: CallError, going: Link): Promise<void> {
  const name = refusedAs(error)
  if (STANDING.some((one) => one === name)) await checkTrading(going)
  else await tell({ text: error.message })
}
