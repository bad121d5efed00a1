/** What mustn't begin a line. */
const CLOSING = /[，。、；：？！”’）》】,.;:?!)]/

/**
 * How wide a text is in a size, px: a Chinese character is as wide as it is high, a Latin one takes two thirds at most. Both
 * platforms' fonts are different, so this is the wider of them.
 */
export function widthOf(text: string, size: number): number {
  let wide = 0
  for (const one of Array.from(text)) wide += (one.codePointAt(0) ?? 0) < 0x2000 ? 0.67 : 1
  return wide * size
}

/**
 * A text in lines of a width, px. Closing punctuation stays with what it closes, for which a line keeps room of one; nothing of
 * the text is lost.
 */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const one of Array.from(text)) {
    const wide = widthOf(line + one, size)
    if (wide <= width - size || (CLOSING.test(one) && wide <= width) || line === '') line += one
    else {
      lines.push(line)
      line = one
    }
  }
  return line === '' ? lines : [...lines, line]
}
