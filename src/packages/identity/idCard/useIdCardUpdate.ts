import { updateIdCard } from '@/contract/identity/updateIdCard'
import { useIdCardForm } from '@/features/identity/idCard/useIdCardForm'
import type { IdCardForm } from '@/features/identity/idCard/useIdCardForm'
import { useIdCardReading } from '@/features/identity/idCard/useIdCardReading'
import type { IdCardReading } from '@/features/identity/idCard/useIdCardReading'
import { call } from '@/session/bank'
import { finish } from '../finish'

/** Pictures of the new card, what was read from them, and handing it in. */
export function useIdCardUpdate(): { readonly reading: IdCardReading; readonly form: IdCardForm | undefined } {
  const reading = useIdCardReading()
  const form = useIdCardForm(reading.reading, async (confirmed) =>
    finish(await call(updateIdCard, confirmed), 'updateIdCard'),
  )
  return { reading, form }
}
