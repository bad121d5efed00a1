import type { Outcome } from './run'

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, '�')

const anchor = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-')

/** One line a failure with the place in docs/wire.md, and a last line with the sums. */
export function asText(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  const lines = failed.map(
    ({ name, wire, failure }) => `✗ ${name}\n    ${failure ?? ''}\n    docs/wire.md#${anchor(wire)}`,
  )
  return [...lines, `${outcomes.length - failed.length} passed, ${failed.length} failed`].join('\n')
}

/** The same as JUnit's XML, which build servers read. */
export function asJunit(outcomes: readonly Outcome[]): string {
  const cases = outcomes.map(({ name, wire, failure, milliseconds }) => {
    const head = `<testcase classname="${escaped(wire)}" name="${escaped(name)}" time="${milliseconds / 1000}"`
    return failure === undefined
      ? `  ${head}/>`
      : `  ${head}><failure message="${escaped(failure)}">docs/wire.md#${anchor(wire)}</failure></testcase>`
  })
  const failures = outcomes.filter(({ failure }) => failure !== undefined).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="conformance" tests="${outcomes.length}" failures="${failures}">
${cases.join('\n')}
</testsuite>
`
}
