/** A sentence with the heading it stands under. */
export interface Sentence {
  readonly section: string
  readonly text: string
}

/** What became of a sentence from one version of a text to the next. */
export type Change =
  | { readonly change: 'SAME'; readonly section: string; readonly now: string }
  | { readonly change: 'NEW'; readonly section: string; readonly now: string }
  | { readonly change: 'GONE'; readonly section: string; readonly was: string }
  | { readonly change: 'CHANGED'; readonly section: string; readonly was: string; readonly now: string }

/** Sentences that share this part of their characters are one sentence that was changed (ours). */
export const ALIKE = 0.5

/** A paragraph's sentences with their ends; joined they are the paragraph. A closing quote belongs to what it closes. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph.match(/[^。！？；\n]*[。！？；\n]+[”’」』）】]*|[^。！？；\n]+/g) ?? []

/** The longest common subsequence of two lists, as pairs of places in both. */
function commonPlaces(old: readonly string[], next: readonly string[]): readonly (readonly [number, number])[] {
  // lengths[i][j]: of what is left of both from i and j on.
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0))
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < old.length && j < next.length;) {
    if (old[i] === next[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

const areAlike = (was: string, now: string): boolean =>
  (2 * commonPlaces([...was], [...now]).length) / ([...was].length + [...now].length) >= ALIKE

/** A heading without its number, which only says how many stand before it. */
const headingOf = (section: string): string => section.replace(/^[一二三四五六七八九十]+、/, '')

/** Two sentences are one where they say the same under the same heading. */
const keyOf = ({ section, text }: Sentence): string => `${headingOf(section)}\n${text}`

/** What is in one list and not in the other, as often as it is there more often. */
function only(sentences: readonly Sentence[], other: readonly Sentence[]): ReadonlySet<Sentence> {
  const counts = new Map<string, number>()
  for (const one of other) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return new Set(
    sentences.filter((one) => {
      const count = counts.get(keyOf(one)) ?? 0
      counts.set(keyOf(one), count - 1)
      return count <= 0
    }),
  )
}

/** Between two sentences that stayed: each new sentence with the old one of its heading that it replaces, in order, where one is alike. */
function between(
  gone: readonly Sentence[],
  added: ReadonlySet<Sentence>,
  next: readonly Sentence[],
): readonly Change[] {
  const changes: Change[] = []
  const left = [...gone]
  const drop = (count: number): void => {
    for (const { section, text } of left.splice(0, count)) changes.push({ change: 'GONE', section, was: text })
  }
  for (const one of next) {
    const { section, text } = one
    if (!added.has(one)) {
      changes.push({ change: 'SAME', section, now: text })
      continue
    }
    const replaced = left.findIndex((old) => headingOf(old.section) === headingOf(section) && areAlike(old.text, text))
    if (replaced < 0) {
      changes.push({ change: 'NEW', section, now: text })
      continue
    }
    drop(replaced)
    const [was] = left.splice(0, 1)
    if (was) changes.push({ change: 'CHANGED', section, was: was.text, now: text })
  }
  drop(left.length)
  return changes
}

/**
 * Every sentence of the new text in its order, and what the old one said instead. What a heading is there for decides what
 * stands under it: a sentence that moved under another heading, or is dropped under one of two, is gone there and new
 * here. One that only moved under its heading is the same, and so is one whose heading has another number.
 */
export function textChanges(old: readonly Sentence[], next: readonly Sentence[]): readonly Change[] {
  const stay = commonPlaces(old.map(keyOf), next.map(keyOf))
  const stayed = (side: 0 | 1) => new Set(stay.map((places) => places[side]))
  const [inOld, inNext] = [stayed(0), stayed(1)]
  const oldRest = old.filter((_, index) => !inOld.has(index))
  const nextRest = next.filter((_, index) => !inNext.has(index))
  const gone = only(oldRest, nextRest)
  const added = only(nextRest, oldRest)
  let before: readonly [number, number] = [0, 0]
  return [...stay, [old.length, next.length] as const].flatMap(([i, j]) => {
    const [fromOld, fromNext] = before
    before = [i + 1, j + 1]
    const same = next[j]
    const dropped = old.slice(fromOld, i).filter((one) => gone.has(one))
    return [
      ...between(dropped, added, next.slice(fromNext, j)),
      ...(same ? [{ change: 'SAME' as const, section: same.section, now: same.text }] : []),
    ]
  })
}
