/** What stands beside a campaign's rules while they are folded. */
export const foldedText = (lines: readonly string[]): string => `查看${lines.length}条`
