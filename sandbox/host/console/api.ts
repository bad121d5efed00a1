import type { InferInput } from 'valibot'
import type { ListedConsole } from '@sandbox/capabilities'
import type { ConsoleAction } from '@sandbox/kernel/capability'
import type { ACTIONS, VIEWS } from './actions'
import type { catalogueOf } from './catalogue'

/** The console's views and actions as the page and journeys ask for them; all that they give is JSON. */

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never

type Parts = ListedConsole | { readonly views: typeof VIEWS; readonly actions: typeof ACTIONS }
type AllViews = All<Extract<Parts, { readonly views: unknown }>['views']>
type AllActions = All<Extract<Parts, { readonly actions: unknown }>['actions']>

type Given<Ask> = Ask extends (...bank: never[]) => Promise<infer Answer> ? Answer : never

/** What each view gives. */
export type Views = { readonly [Name in keyof AllViews]: Given<AllViews[Name]> } & {
  readonly catalogue: ReturnType<typeof catalogueOf>
}

/** What each action takes. */
export type Inputs = {
  readonly [Name in keyof AllActions]: AllActions[Name] extends ConsoleAction<infer Schema> ? InferInput<Schema> : never
}

/** What each action gives. */
export type Answers = {
  readonly [Name in keyof AllActions]: AllActions[Name] extends { readonly run: infer Run } ? Given<Run> : never
}

/** An item of a view that is a list. */
export type Item<Name extends keyof Views> = Views[Name] extends readonly (infer One)[] ? One : never
