import ts from 'typescript'

/** A number written in a constant of a module. */
export interface WrittenNumber {
  /** Its file, constant and place in it: `src/domain/loss/machine.ts TEMP_DAYS`, `… CASE_FACTS.COMPLAINT.days`. */
  readonly name: string
  /** Where its digits stand in the file's text. */
  readonly start: number
  readonly end: number
}

/** What describes a request, an answer or a table, and a call's sample: lengths there are a form's, and not a rule's. */
const DESCRIPTIONS = new Set(['v', 'pipe', 'pgTable', 'typedLineOf', 'typedLines'])

const isDescription = (node: ts.Node): boolean => {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'sample') return true
  if (!ts.isCallExpression(node)) return false
  let callee: ts.Expression = node.expression
  while (ts.isPropertyAccessExpression(callee)) callee = callee.expression
  return ts.isIdentifier(callee) && DESCRIPTIONS.has(callee.text)
}

/**
 * The numbers of a module's constants, those in their tables, lists and sums included, and not those inside functions,
 * types and descriptions.
 */
export function numbersOf(file: string, text: string): readonly WrittenNumber[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: WrittenNumber[] = []
  const visit = (node: ts.Node, place: string): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || isDescription(node)) return
    if (ts.isNumericLiteral(node))
      found.push({ name: `${file} ${place}`, start: node.getStart(source), end: node.getEnd() })
    else if (ts.isPropertyAssignment(node)) visit(node.initializer, `${place}.${node.name.getText(source)}`)
    else if (ts.isArrayLiteralExpression(node))
      for (const [index, element] of node.elements.entries()) visit(element, `${place}[${index}]`)
    else if (ts.isElementAccessExpression(node)) visit(node.expression, place)
    else ts.forEachChild(node, (child) => visit(child, place))
  }
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) visit(initializer, name.getText(source))
  }
  return found
}

/** The text with each number handed through `call`, by its place in `numbers` from `first` on: `call(7, 30)`. */
export function handedThrough(text: string, numbers: readonly WrittenNumber[], first: number, call: string): string {
  const parts: string[] = []
  let done = 0
  for (const [index, { start, end }] of numbers.entries()) {
    parts.push(text.slice(done, start), `${call}(${first + index}, ${text.slice(start, end)})`)
    done = end
  }
  return [...parts, text.slice(done)].join('')
}
