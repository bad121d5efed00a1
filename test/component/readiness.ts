import type { Mounted } from './harness'

/** How a button looks: `primary`, `blocked`, `secondary`. */
export const lookOf = (page: Mounted, act: string): string | undefined =>
  page
    .findText(act)
    .closest('.ui-button')
    ?.className.match(/ui-button--(primary|blocked|secondary)/)?.[1]

interface Amounts {
  /** One that is refused. */
  readonly wrong: string
  /** What is said of it. */
  readonly says: string
  readonly right: string
}

/**
 * Tests the form of an amount: its act looks as if it can go on only when it can, and pressed before it says why not.
 * @param open opens the form with an empty amount; the bank's answers are prepared
 */
export function showsReadiness(open: () => Promise<Mounted>, act: string, { wrong, says, right }: Amounts): void {
  const field = '.ui-amount-input input'

  it(`${act} is grey without an amount or with a wrong one, which it says, and not with a right one`, async () => {
    const page = await open()
    await page.until(() => page.find(field))
    expect(lookOf(page, act)).toBe('blocked')
    await page.tap(page.findText(act))
    await page.until(() => page.find('.ui-amount-input [role=alert]'))
    await page.type(field, wrong)
    expect(lookOf(page, act)).toBe('blocked')
    await page.tap(page.findText(act))
    await page.until(() => expect(page.find('.ui-amount-input [role=alert]').textContent).toContain(says))
    await page.type(field, right)
    expect(lookOf(page, act)).toBe('primary')
  })
}
