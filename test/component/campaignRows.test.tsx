import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { ROWS } from '@/routes/table'
import type { RouteName } from '@/routes/names'
import type { RouteRow } from '@/routes/row'
import { refuse, sent } from './bank'
import { openPage } from './openPage'

const PAGES = [
  'packages/promotion/landing/index',
  'packages/promotion/detail/index',
  'packages/activities/draw/index',
] as const

/** What an address may name beside the row's own, page by page. */
const OTHERS: Readonly<Record<string, readonly string[]>> = { '/luckyDrawIndex': ['autumnDraw'] }

const FOREIGN = ['weeklyLearn', 'autumnDraw', 'realDraw']

const withOwn = (ROWS as readonly RouteRow[]).filter(
  ({ page, with: { act } = {} }) => PAGES.some((one) => one === page) && act !== undefined,
)

describe('a row with a campaign of its own', () => {
  it('is there on every page of campaigns', () => {
    expect(new Set(withOwn.map(({ page }) => page)).size).toBe(PAGES.length)
    expect(withOwn.length).toBeGreaterThan(25)
  })

  it.each(withOwn.map(({ name, with: { act } = {} }) => [name, act ?? ''] as const))(
    '%s shows %s, whatever campaign its address names',
    async (name, act) => {
      for (const actId of FOREIGN) {
        refuse(queryCampaign, 'CampaignUnknown')
        const before = sent(queryCampaign).length
        const page = await openPage(name as RouteName, { actId })
        await page.until(() => expect(sent(queryCampaign).length).toBeGreaterThan(before))
        await page.until(() => expect(page.text()).toContain('未找到该'))
        const shown = OTHERS[name]?.includes(actId) === true ? actId : act
        expect(
          new Set(
            sent(queryCampaign)
              .slice(before)
              .map((asked) => asked.actId),
          ),
        ).toEqual(new Set([shown]))
      }
    },
  )
})
