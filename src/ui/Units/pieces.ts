const UNITS = '积分|分钟|小时|可用|有效|元|张|天|次|人|份|条|种|秒|年|月|名|%'
const FIGURES = `(?:(?:[+¥满减]|剩余|还差|每天)?\\d[\\d,.:/]*(?:${UNITS})+)+`
/** The end of an account’s number behind its mask, and how many there are, in brackets. */
const WHOLE = String.raw`\*{4} \d{4}|（\d+笔）|选填）`
const FIGURE = new RegExp(`${FIGURES}|${WHOLE}`, 'g')

/** A piece of a text: a figure with its unit, or what is between two. */
export interface Piece {
  readonly text: string
  readonly isFigure: boolean
}

/** A text in pieces, of which figures with their units and ends of numbers must not be broken. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isFigure: false })
    pieces.push({ text: figure, isFigure: true })
    at = index + figure.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFigure: false })
  return pieces
}
