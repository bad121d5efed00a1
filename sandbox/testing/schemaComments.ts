/** What a text begins with that names it: a column, a check by its words, or what a statement creates. */
export function keyOf(text: string, table = ''): string {
  const statement = /^CREATE\s+(?:OR\s+REPLACE\s+|UNIQUE\s+)*(TABLE|INDEX|FUNCTION|TRIGGER|SEQUENCE)\s+(\w+)/.exec(text)
  if (statement) return `${statement[1]} ${statement[2]}`
  const rule = /^(?:CONSTRAINT\s+\w+\s+)?((?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)\b[\s\S]*)/.exec(text)
  if (rule) return `${table} ${(rule[1]?.toLowerCase().match(/\w+/g) ?? []).join(' ')}`
  return `${table}.${/^\w+/.exec(text)?.[0]}`
}

/** Splits at commas outside brackets and quotes. */
function elementsOf(body: string): readonly string[] {
  const elements = ['']
  let depth = 0
  for (const token of body.match(/--[^\n]*|'(?:[^']|'')*'|[(),]|[^-'(),]+|-/g) ?? []) {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0
    if (token === ',' && depth === 0) elements.push('')
    else elements[elements.length - 1] += token
  }
  return elements
}

/** The comment before a text, each line with its end, and the text without comments. */
function parted(text: string): { readonly comment: string; readonly rest: string } {
  const lines = text.split('\n').map((line) => line.trim())
  const isComment = (line: string) => line.startsWith('--')
  return {
    comment: lines
      .filter(isComment)
      .map((line) => `${line}\n`)
      .join(''),
    rest: lines
      .filter((line) => !isComment(line))
      .join('\n')
      .trim(),
  }
}

/** The comments of SQL by what they stand before (`keyOf`); of several the last. */
export function commentsOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const comments = new Map<string, string>()
  const note = (key: string, comment: string): void => {
    if (comment !== '') comments.set(key, comment)
  }
  for (const text of texts) {
    const statements = text.match(/(?:--[^\n]*|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|[^-'$;]|[-$])+/g) ?? []
    for (const statement of statements) {
      const at = statement.search(/^[ \t]*[A-Z]/m)
      if (at < 0) continue
      const [before, after] = [parted(statement.slice(0, at)).comment, statement.slice(at).trim()]
      const made = /^CREATE TABLE (\w+) \(([\s\S]*)\)$/.exec(after)
      const changed = /^ALTER TABLE (\w+)\s([\s\S]*)$/.exec(after)
      if (!changed) note(keyOf(after), before)
      const [, table = '', body = ''] = made ?? changed ?? []
      elementsOf(body).forEach((element, index) => {
        const { comment, rest } = parted(element)
        const added = made ? rest : /^ADD (?:COLUMN )?([\s\S]*)/.exec(rest)?.[1]
        if (added) note(keyOf(added, table), comment || (changed && index === 0 ? before : ''))
      })
    }
  }
  return comments
}
