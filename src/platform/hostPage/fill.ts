/** Shows a text in the first element that fits; what the bank says is only ever text. */
export function say(within: ParentNode, selector: string, text: string): void {
  const element = within.querySelector(selector)
  if (element) element.textContent = text
}

/** All of a list as `write` fills them in, made of the one that the markup has. */
export const repeat = <T>(
  sample: Element | null | undefined,
  values: readonly T[],
  write: (element: Element, value: T) => void,
): void => repeatKinds(sample ? [sample] : [], values, () => 0, write)

/**
 * The same of a list whose elements are of several kinds: the markup has one of each.
 * @param kindOf the place of the sample that an element is made of
 */
export function repeatKinds<T>(
  samples: readonly Element[],
  values: readonly T[],
  kindOf: (value: T) => number,
  write: (element: Element, value: T) => void,
): void {
  for (const value of values) {
    const sample = samples[kindOf(value)]
    if (!sample) continue
    const copy = sample.cloneNode(true) as Element
    write(copy, value)
    samples[0]?.before(copy)
  }
  for (const sample of samples) sample.remove()
}
