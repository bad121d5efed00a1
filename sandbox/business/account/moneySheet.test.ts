import { CALLS } from '@/contract/calls'
import { sheetSections, spokenSheet } from '@/domain/account/moneySheet'
import { branchOf } from '@/domain/branches/list'
import { day } from '@/domain/dates/day'
import { DEMO_CUSTOMERS } from '@sandbox/host/seeding/customers'
import { testClient } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

withEmbeddedBank((bank) => {
  test('the sheet of no customer has a run of six digits, be it a number of an account, a card or a person', async () => {
    let sheets = 0
    let payments = 0
    for (const { key } of DEMO_CUSTOMERS) {
      const app = await testClient(bank.server)
        .as(key)
        .catch(() => undefined)
      const money = await app?.call(CALLS.queryLiquidity, {})
      const ahead = await app?.call(CALLS.queryAhead, {})
      if (!money?.ok || !ahead?.ok) continue
      const coming = ahead.value.items.map(({ day: on, name, kind, principal, interest }) => ({
        ...{ day: day(on), name, event: kind },
        sums: [principal, interest].map((amount) => ({ label: '', amount })),
      }))
      const { total, available } = money.value
      const sheet = {
        ...{ today: day(ahead.value.today), total, parts: [{ label: '现在可用', amount: available }] },
        ...{ coming, more: 0, branch: branchOf('main') },
      }
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
