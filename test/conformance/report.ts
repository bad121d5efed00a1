import type { Outcome } from './run'

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, '�')

const anchor = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-')

/** One line for what wasn't asked and one a failure with the place in docs/wire.md, and a last line with the sums. */
export function asText(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  const lines = failed.map(
    ({ name, wire, failure }) => `✗ ${name}\n    ${failure ?? ''}\n    docs/wire.md#${anchor(wire)}`,
  )
  const skipped = outcomes.filter((one) => one.skipped !== undefined)
  const left = skipped.map(({ name, skipped: why }) => `- ${name}: not asked, ${why ?? ''}`)
  const passed = outcomes.length - failed.length - skipped.length
  return [...left, ...lines, `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`].join('\n')
}

/** The same as JUnit's XML, which build servers read. */
export function asJunit(outcomes: readonly Outcome[]): string {
  const cases = outcomes.map(({ name, wire, failure, skipped, milliseconds }) => {
    const head = `<testcase classname="${escaped(wire)}" name="${escaped(name)}" time="${milliseconds / 1000}"`
    if (skipped !== undefined) return `  ${head}><skipped message="${escaped(skipped)}"/></testcase>`
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
