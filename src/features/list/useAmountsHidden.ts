import { amountsHidden } from '@/session/preferences'
import { useValue } from '@/session/store'

/** Whether the customer hides amounts, and the function to change it. */
export const useAmountsHidden = (): readonly [boolean, (hidden: boolean) => void] => [
  useValue(amountsHidden.value),
  amountsHidden.set,
]
