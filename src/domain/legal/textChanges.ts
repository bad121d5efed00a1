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
const ALIKE = 0.5

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

const only = (sentences: readonly Sentence[], other: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter(({ text }) => !other.some((one) => one.text === text))

/** Between two sentences that stayed: each new sentence with the old one that it replaces, in order, where one is alike. */
function between(gone: readonly Sentence[], added: readonly Sentence[], next: readonly Sentence[]): readonly Change[] {
  const changes: Change[] = []
  const left = [...gone]
  const drop = (count: number): void => {
    for (const { section, text } of left.splice(0, count)) changes.push({ change: 'GONE', section, was: text })
  }
  for (const { section, text } of next) {
    if (!added.some((one) => one.text === text)) {
      changes.push({ change: 'SAME', section, now: text })
      continue
    }
    const replaced = left.findIndex((one) => areAlike(one.text, text))
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
 * Every sentence of the new text in its order, and what the old one said instead. What stands anywhere in the other text
 * is neither new nor gone: a sentence that only moved is the same.
 */
export function textChanges(old: readonly Sentence[], next: readonly Sentence[]): readonly Change[] {
  const gone = only(old, next)
  const added = only(next, old)
  const places = [
    ...commonPlaces(
      old.map(({ text }) => text),
      next.map(({ text }) => text),
    ),
    [old.length, next.length] as const,
  ]
  let before: readonly [number, number] = [0, 0]
  return places.flatMap(([i, j]) => {
    const [fromOld, fromNext] = before
    before = [i + 1, j + 1]
    const stayed = next[j]
    const dropped = old.slice(fromOld, i).filter((one) => gone.includes(one))
    return [
      ...between(dropped, added, next.slice(fromNext, j)),
      ...(stayed ? [{ change: 'SAME' as const, section: stayed.section, now: stayed.text }] : []),
    ]
  })
}
