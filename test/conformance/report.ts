import type { Findings } from './run'

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, '�')

const anchor = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-')

const ofWrites = ({ all, unseen }: Findings['writes']): readonly string[] => [
  `${all - unseen.length} of ${all} writes were seen answered; all were asked with wrong fields`,
  ...[...new Set(unseen.map(({ why }) => why))].map((why) => {
    const names = unseen.filter((one) => one.why === why).map(({ name }) => name)
    return `- not seen, ${why}: ${names.join(', ')}`
  }),
]

/**
 * One line for what wasn't asked and one a failure with the place in docs/wire.md, which writes were seen answered, and a
 * last line with the sums.
 */
export function asText({ outcomes, writes }: Findings): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  const lines = failed.map(
    ({ name, wire, failure }) => `✗ ${name}\n    ${failure ?? ''}\n    docs/wire.md#${anchor(wire)}`,
  )
  const skipped = outcomes.filter((one) => one.skipped !== undefined)
  const left = skipped.map(({ name, skipped: why }) => `- ${name}: not asked, ${why ?? ''}`)
  const passed = outcomes.length - failed.length - skipped.length
  return [
    ...left,
    ...lines,
    ...ofWrites(writes),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
}

/** The same as JUnit's XML, which build servers read. */
export function asJunit({ outcomes, writes }: Findings): string {
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
  <system-out>${escaped(ofWrites(writes).join('\n'))}</system-out>
</testsuite>
`
}
