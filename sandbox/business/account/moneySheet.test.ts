import { CALLS } from '@/contract/calls'
import { sheetSections, spokenSheet } from '@/domain/account/moneySheet'
import type { ComingPayment } from '@/domain/account/moneySheet'
import { branchOf } from '@/domain/branches/list'
import { day } from '@/domain/dates/day'
import { isMonth } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { DEMO_CUSTOMERS } from '@sandbox/host/seeding/customers'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

/** Of a customer's calendar: more than the page asks for, so that most deposits come due. */
const MONTHS = 14

async function comingOf(app: TestCustomer): Promise<readonly ComingPayment[]> {
  const coming: ComingPayment[] = []
  let month: string | undefined
  for (let asked = 0; asked < MONTHS; asked += 1) {
    const told = await app.call(CALLS.queryCalendar, month === undefined ? {} : { month })
    if (!told.ok) return coming
    for (const { day: on, events } of told.value.days)
      for (const { kind, prodDesc, principal, interest } of events.filter(({ state }) => state === 'due'))
        coming.push({ day: day(on), name: prodDesc, event: kind === 'PAYOUT' ? '付息' : '到期', principal, interest })
    month = isMonth(told.value.month) ? addToMonth(told.value.month, 1) : undefined
  }
  return coming
}

withEmbeddedBank((bank) => {
  test('the sheet of no customer has a run of six digits, be it a number of an account, a card or a person', async () => {
    let sheets = 0
    let payments = 0
    for (const { key } of DEMO_CUSTOMERS) {
      const app = await testClient(bank.server)
        .as(key)
        .catch(() => undefined)
      const assets = await app?.call(CALLS.queryAssets, {})
      if (!app || !assets?.ok) continue
      const coming = await comingOf(app)
      const { total, today, wallet } = assets.value
      const parts = [{ label: '电子账户', amount: wallet }]
      const sheet = { today: day(today), total, parts, coming, branch: branchOf('main') }
      for (const hidden of [false, true]) {
        const written = sheetSections(sheet, hidden).flatMap(({ lines }) =>
          lines.flatMap(({ label, hint = '', value }) => [label, hint, value]),
        )
        for (const text of [...written, spokenSheet(sheet, hidden)]) expect(text).not.toMatch(/\d(?:[\s-]?\d){5}/)
      }
      sheets += 1
      payments += coming.length
    }
    expect(sheets).toBeGreaterThan(20)
    expect(payments).toBeGreaterThan(10)
  })
})
