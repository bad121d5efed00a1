/** Colours of charts there are, each readable as text (`--colour-chart-…`). */
const HUES = 6

/** How a bank is told at a glance: the first character of its name without 中国 (农, 工; 中 of 中国银行). */
export const bankMark = (bankName: string): string => bankName.replace(/^中国(?!银行)/, '').charAt(0)

/** The style that makes a bank's colour `--colour-bank` within an element: the same for all cards of one bank. */
export function bankColour(bankName: string): Readonly<Record<string, string>> {
  const sum = [...bankName].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return { '--colour-bank': `var(--colour-chart-${(sum % HUES) + 1})` }
}
