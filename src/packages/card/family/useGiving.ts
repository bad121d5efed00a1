import { useEffect, useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { checkTrading } from '@/app/trading'
import { giveFamilyCard } from '@/contract/family/giveFamilyCard'
import type { ErrorName } from '@/domain/errors/catalogue'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { areGrantLimits, grantLimitsText } from '@/domain/family/grant'
import type { GrantLimits } from '@/domain/family/grant'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { readYuan } from '@/domain/money/input'
import { isMobile } from '@/domain/validation/mobile'
import { isPersonName, normalName } from '@/domain/validation/personName'
import { refusedAs } from '@/features/identity/refusedAs'
import { link } from '@/routes/link'
import type { EffectProps } from '@/features/order/Effect'
import { call } from '@/session/bank'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'
import { sayFamilyRefusal } from './refusal'

/** The form, for whoever has to put their account in order first. */
const GIVE = /*#__PURE__*/ link('/familyCard', { give: 1 })
import { effectOfLimits } from './grants'

export type GivingField = 'mobileNo' | 'name' | 'relation' | 'monthLimit' | 'single'
type Texts = Readonly<Record<GivingField, string>>

const PLACES: Readonly<Partial<Record<ErrorName, GivingField>>> = {
  FamilyMemberUnknown: 'mobileNo',
  FamilyAlreadyGiven: 'mobileNo',
  AmountInvalid: 'monthLimit',
}

/** A limit as typed; 0 for none. */
export const limitTyped = (text: string): Fen => {
  const read = readYuan(text)
  return read.ok ? read.value : ZERO_FEN
}

const limitsTyped = ({ monthLimit, single }: Pick<Texts, 'monthLimit' | 'single'>): GrantLimits => ({
  monthLimit: limitTyped(monthLimit),
  single: limitTyped(single),
})

/** What is wrong with a form, by field; the first is what the customer is led to. */
function complaintsOf({ mobileNo, name, relation, monthLimit, single }: Texts): Partial<Record<GivingField, string>> {
  const limits = limitsTyped({ monthLimit, single })
  return {
    ...(isMobile(mobileNo) ? {} : { mobileNo: IDENTITY_MESSAGES.MobileInvalid }),
    ...(isPersonName(normalName(name)) ? {} : { name: '姓名有误，请填写真实姓名' }),
    ...(relation === '' ? { relation: '请选择与您的关系' } : {}),
    ...(areGrantLimits(limits) ? {} : { single: grantLimitsText() }),
  }
}

interface Giving {
  readonly texts: Texts
  readonly errors: Partial<Record<GivingField, string>>
  readonly set: (field: GivingField) => (text: string) => void
  /** Whether it is filled in so that it can be given. */
  readonly ready: boolean
  readonly review: () => void
  readonly password: WithPassword
  /** Undefined until limits are typed that can be given. */
  readonly effect: EffectProps | undefined
}

/** Gives a family card: the form, then the payment password. */
export function useGiving(): Giving {
  const [texts, setTexts] = useState<Texts>({ mobileNo: '', name: '', relation: '', monthLimit: '', single: '' })
  const [errors, setErrors] = useState<Giving['errors']>({})
  // The list may be read by anybody; giving takes an account in order, and nobody shall fill a form in vain.
  useEffect(() => void checkTrading(GIVE), [])
  const send = async (password: string) => {
    const { mobileNo, name, relation } = texts
    const limits = limitsTyped(texts)
    const outcome = await call(giveFamilyCard, { mobileNo, name: normalName(name), relation, ...limits, password })
    if (outcome.ok) {
      showToast('已发出，等待对方接受')
      go('/familyCard', { tab: 'given' }, { replace: true })
    }
    return outcome
  }
  const refused = async (error: CallError): Promise<void> => {
    const place = PLACES[refusedAs(error) ?? 'InternalError']
    if (!place) return sayFamilyRefusal(error, GIVE)
    setErrors({ [place]: error.message })
    showComplaint()
  }
  const password = useWithPassword(giveFamilyCard, { send, onRefused: refused })
  const review = (): void => {
    if (password.obstacles.stop()) return
    const complaints = complaintsOf(texts)
    setErrors(complaints)
    if (Object.keys(complaints).length > 0) showComplaint()
    else password.ask()
  }
  const set = (field: GivingField) => (text: string) => {
    setTexts((before) => ({ ...before, [field]: text }))
    setErrors((before) => ({ ...before, [field]: undefined }))
  }
  const ready = Object.keys(complaintsOf(texts)).length === 0
  return { texts, errors, set, ready, review, password, effect: effectOfLimits(limitsTyped(texts)) }
}
