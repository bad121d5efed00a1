import type { BuiltRow } from '@/routes/names'
import { ROWS } from '@/routes/table'
import { isFull, named } from '../strength'

/** Pages that a signed-in customer opens without naming anything of their own, each by its first route. */
const PAGES = [
  ...new Map(
    ROWS.filter(
      ({ sample: [sample = {}] = [] }) =>
        sample.by === undefined && sample.names === undefined && sample.act === undefined,
    )
      .reverse()
      .map((row) => [row.page, row]),
  ).values(),
].reverse()

/** All of these pages, or at the usual strength one in so many, from a place in the list on. */
export const pagesFrom = (first: number, oneIn: number): readonly BuiltRow[] =>
  named(isFull ? PAGES : PAGES.filter((_, index) => index % oneIn === first), ({ name }) => name)
