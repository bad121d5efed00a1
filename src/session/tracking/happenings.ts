import { clock } from '@/platform/clock'
import type { BuiltRouteName } from '@/routes/names'
import type { Followed } from '@/routes/row'

/** Something that is followed (specification §7): the page and the time, never what was typed. */
export type Happening = { readonly page: string; readonly followed: Followed; readonly at: number } & (
  | { readonly kind: 'enter' | 'leave' | 'submit' }
  | { readonly kind: 'focus'; readonly field: string }
  | { readonly kind: 'blur'; readonly field: string; readonly changed: boolean }
)

/** A followed page, with the row's `followed`. */
interface FollowedPage {
  readonly name: BuiltRouteName
  readonly followed: Followed
}

/** Most happenings kept while it isn't known whether they are followed. */
const MAX_WAITING = 50

type Listener = (happening: Happening) => void

let waiting: Happening[] | undefined = []
let listener: Listener | undefined
let page: FollowedPage | undefined

type Told = Happening extends infer H ? (H extends Happening ? Omit<H, 'at' | 'page' | 'followed'> : never) : never

function tell(happening: Told, { name, followed }: FollowedPage): void {
  const whole = { ...happening, page: name, followed, at: clock.now() } as Happening
  if (listener) listener(whole)
  else if (waiting && waiting.length < MAX_WAITING) waiting.push(whole)
}

/**
 * The shell and the fields report here. It contains nothing of the tracker, which is loaded after consent and only when
 * the bank wants events.
 */
export const happened = {
  /** A page is shown and its gates are passed. @returns a function to be called when it is left */
  enter(entered: FollowedPage): () => void {
    page = entered
    tell({ kind: 'enter' }, entered)
    return () => {
      if (page === entered) page = undefined
      tell({ kind: 'leave' }, entered)
    }
  },
  focus: (on: FollowedPage, field: string): void => tell({ kind: 'focus', field }, on),
  blur: (on: FollowedPage, field: string, changed: boolean): void => tell({ kind: 'blur', field, changed }, on),
  /** The customer submits something on the page that is shown. */
  submit(): void {
    if (page !== undefined) tell({ kind: 'submit' }, page)
  },
}

/**
 * Passes all happenings so far and from now on to the listener; undefined drops them, when events are off or the person
 * hasn't agreed.
 */
export function listen(to: Listener | undefined): void {
  const before = waiting ?? []
  waiting = undefined
  listener = to
  if (to) before.forEach(to)
}

/** Back to the state before it was known whether anybody listens. */
export function forgetListener(): void {
  waiting = []
  listener = undefined
  page = undefined
}
