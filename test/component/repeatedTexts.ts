const SIGNS = /[\s\p{P}]/gu
const words = (text: string): string => text.replace(SIGNS, '')

/** Whether the first thing that a result's hint says is what its title has just said, or says that and more. */
export function isRepeated(title: string, hint: string): boolean {
  const [said, first] = [words(title), words(hint.split(/[，。；：]/)[0] ?? '')]
  return said !== '' && first !== '' && (said.endsWith(first) || first.includes(said))
}

/** What the results on a page say twice. */
export const repeatedOn = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll('.ui-result-view__head')].flatMap((head) => {
    const [title, hint] = ['title', 'hint'].map(
      (part) => head.querySelector(`.ui-result-view__${part}`)?.textContent ?? '',
    ) as [string, string]
    return isRepeated(title, hint) ? [`the result "${title}" is said again by "${hint}"`] : []
  })
