/** Splits at semicolons outside comments, quotes and $$-bodies. */
export function statementsOf(text: string): readonly string[] {
  const tokens = text.match(/--[^\n]*|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|;|[^-'$;]+|[-$]/g) ?? []
  const statements = ['']
  for (const token of tokens) {
    if (token === ';') statements.push('')
    else if (!token.startsWith('--')) statements[statements.length - 1] += token
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
