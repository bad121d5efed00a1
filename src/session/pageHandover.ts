import { keepAnswer, keptAnswer } from './memory'

export interface PageHandover<Thing> {
  /** Leaves it for the page that is opened next. */
  keep(thing: Thing): void
  /** Gives it, once: whoever comes to the page another way finds nothing. */
  take(): Thing | undefined
}

/** What one page hands to the next in memory, because no address has an amount; like everything kept, never longer than the session. */
export const pageHandover = <Thing>(key: string): PageHandover<Thing> => ({
  keep: (thing) => keepAnswer(key, thing, []),
  take: () => {
    const thing = keptAnswer(key) as Thing | undefined
    keepAnswer(key, undefined, [])
    return thing
  },
})
