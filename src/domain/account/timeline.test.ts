import fc from 'fast-check'
import { mergeTimelines, timelineKey, timelinePlaceOf } from './timeline'
import type { TimelinePlace } from './timeline'

const SIZE = 4
const place = fc.record({ at: fc.integer({ min: 0, max: 6 }), entryId: fc.stringMatching(/^[a-z]-[0-9]{1,3}$/) })
const isAfter = (one: TimelinePlace, from: TimelinePlace): boolean =>
  one.at < from.at || (one.at === from.at && one.entryId < from.entryId)
const newestFirst = (list: readonly TimelinePlace[]): TimelinePlace[] =>
  [...list].sort((one, other) => (isAfter(one, other) ? 1 : -1))

it('read page by page gives every entry of every list once, newest first', () => {
  const all = fc.uniqueArray(place, { selector: ({ entryId }) => entryId, maxLength: 40 })
  fc.assert(
    fc.property(all, fc.integer({ min: 1, max: 5 }), (entries, parts) => {
      const lists = Array.from({ length: parts }, (_, part) =>
        newestFirst(entries.filter((_entry, index) => index % parts === part)),
      )
      const read: TimelinePlace[] = []
      for (let pages = 0; pages < 50; pages++) {
        const last = read[read.length - 1]
        const asked = lists.map((list) => list.filter((one) => !last || isAfter(one, last)).slice(0, SIZE + 1))
        const page = mergeTimelines(asked, SIZE)
        read.push(...page.entries)
        if (!page.more) break
      }
      expect(read).toEqual(newestFirst(entries))
    }),
  )
})

it('names a place so that it is found again', () => {
  fc.assert(fc.property(place, (one) => expect(timelinePlaceOf(timelineKey(one))).toEqual(one)))
})
