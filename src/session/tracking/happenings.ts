import { clock } from '@/platform/clock'
import { HOME_ROWS } from '@/routes/groups/home'
import type { RouteName } from '@/routes/link'

/** Something that is followed (specification §7): on which page and when, and never what was typed. */
export type Happening = { readonly page: RouteName; readonly at: number } & (
  | { readonly kind: 'enter' | 'leave' | 'submit' }
  | { readonly kind: 'focus'; readonly field: string }
  | { readonly kind: 'blur'; readonly field: string; readonly changed: boolean }
)

/** Pages where a password is made or changed: followed by their entering and leaving alone. */
const PASSWORD_PAGES: Readonly<Record<string, 'set' | 'change'>> = {
  '/setPassword': 'set',
  '/settingPasswordAPP': 'set',
  '/changePassword': 'change',
  '/resetPassword': 'change',
}

export const passwordPage = (page: RouteName): 'set' | 'change' | undefined => PASSWORD_PAGES[page]

/** The scenario open_account: the pages on the way to an account, and those of the password. */
const isFollowed = (page: RouteName): boolean =>
  passwordPage(page) !== undefined || (page !== '/' && HOME_ROWS.some(({ name }) => name === page))

/** Happenings that come before it is known whether they are followed at all. */
const MOST_WAITING = 50

type Listener = (happening: Happening) => void

let waiting: Happening[] | undefined = []
let listener: Listener | undefined
let page: RouteName | undefined

type Told = Happening extends infer H ? (H extends Happening ? Omit<H, 'at' | 'page'> : never) : never

function tell(happening: Told, on: RouteName): void {
  const whole = { ...happening, page: on, at: clock.now() } as Happening
  if (listener) listener(whole)
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(whole)
}

/**
 * What the shell and the fields report to. It holds nothing of the tracker, which is loaded after consent and only when
 * the bank wants events.
 */
export const happened = {
  /** A page is shown and its gates are passed. @returns what tells that it is left */
  enter(name: RouteName): () => void {
    if (!isFollowed(name)) return () => undefined
    page = name
    tell({ kind: 'enter' }, name)
    return () => {
      if (page === name) page = undefined
      tell({ kind: 'leave' }, name)
    }
  },
  focus: (name: RouteName, field: string): void => tell({ kind: 'focus', field }, name),
  blur: (name: RouteName, field: string, changed: boolean): void => tell({ kind: 'blur', field, changed }, name),
  /** The customer hands something in, on the page that is shown. */
  submit(): void {
    if (page !== undefined) tell({ kind: 'submit' }, page)
  },
}

/** Whether a page's text fields are followed: those beside a password never are. */
export const followsFields = (name: RouteName): boolean => isFollowed(name) && passwordPage(name) === undefined

/** Takes over what happened and will happen; undefined forgets it all: nobody wants to know, or nobody agreed. */
export function listen(to: Listener | undefined): void {
  const before = waiting ?? []
  waiting = undefined
  listener = to
  if (to) before.forEach(to)
}

/** As before anybody knew whether to listen. */
export function forgetListener(): void {
  waiting = []
  listener = undefined
  page = undefined
}
