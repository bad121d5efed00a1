import { storage } from '@/platform/storage'
import type { BuiltRouteName } from '@/routes/link'

/** The buying page that something was typed on: its route, and the product and the own terms that its address names. */
export interface TypedOn {
  readonly name: BuiltRouteName
  readonly productType: string | undefined
  readonly offerId?: string | undefined
}

/** What was typed before the person left to sign in, and whether they are still on the way. */
export interface Typed {
  readonly text: string
  readonly entering: boolean
}

const NOTHING: Typed = { text: '', entering: false }

/** Keeps what was typed for the way out of the app and back. */
export const keepTyped = ({ name, productType, offerId }: TypedOn, { text, entering }: Typed): void =>
  void storage.set('typed', {
    name,
    ...(productType === undefined ? {} : { productType }),
    ...(offerId === undefined ? {} : { offerId }),
    text,
    entering,
  })

/** Gives back what was typed on this very page, once; what belongs to another page is forgotten too. */
export function takeTyped({ name, productType, offerId }: TypedOn): Typed {
  const typed = storage.get('typed')
  forgetTyped()
  const isHere = typed?.name === name && typed.productType === productType && typed.offerId === offerId
  return isHere ? typed : NOTHING
}

export const forgetTyped = (): void => storage.remove('typed')
