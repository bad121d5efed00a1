/** What oxlint doesn't check: stylesheets, and the directives that switch it off. */
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|gold)\b/i
const LENGTH = /(?:^|[\s:(,-])\.?\d[\d.]*(?:px|rpx|rem|pt)\b/
/** A directive needs a reason after two dashes: oxlint-disable-next-line rule -- why. */
const UNDESCRIBED_DIRECTIVE =
  /(?:\/\*|\/\/|<!--)\s*((?:eslint|oxlint)-disable(?:-next-line|-line)?)\b(?!.*\s--\s+\S.{7,})/

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')

function* stylesheetProblems(text) {
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    if (COLOUR.test(line)) yield { line: index + 1, message: 'A raw colour; use a token of src/ui/tokens.' }
    if (LENGTH.test(line)) yield { line: index + 1, message: 'A raw length; use a token of src/ui/tokens.' }
  }
}

function* directiveProblems(text) {
  for (const [index, line] of text.split('\n').entries()) {
    const directive = UNDESCRIBED_DIRECTIVE.exec(line)
    if (directive) yield { line: index + 1, message: `${directive[1]} needs a reason: "${directive[1]} rule -- why".` }
  }
}

/** Texts by which the bank promises to tell a customer something. */
const PROMISE = /(?:通知|告知|提醒|告诉)您|另行提示|提前公告/
/** The only file that may contain them, each with the kind of message that keeps the promise. */
const PROMISES = 'src/domain/message/promises.ts'

function* promiseProblems(text) {
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    const said = PROMISE.exec(line)
    if (said) yield { line: index + 1, message: `“${said[0]}” promises a message; it belongs into ${PROMISES}.` }
  }
}

/** Problems of one file: `path` relative to the project with forward slashes. */
export function textProblems(path, text) {
  if (/^src\/(features|pages|packages|products)\/.*\.s?css$/.test(path)) return [...stylesheetProblems(text)]
  const customersRead = /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== PROMISES
  if (customersRead) return [...directiveProblems(text), ...promiseProblems(text)]
  if (/\.[cm]?[jt]sx?$/.test(path)) return [...directiveProblems(text)]
  return []
}
