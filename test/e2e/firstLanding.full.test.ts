import type { Browser } from 'playwright-core'
import { DETAIL_PAGE, LANDING_PAGE } from '@config/startPage/questions'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { ROWS } from '@/routes/table'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { changed, drawnAndShown, HeldPhones, PICTURE, pictured, pictureGone } from '../drivers/heldPhones'
import type { Opening } from '../drivers/heldPhones'
import { signInMember } from '../drivers/member'

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0'

/** The links of text messages that the sandbox has sent. */
const LINKS: Readonly<Record<string, string>> = {
  '/promoteSMS_deposit': 'SMSdeposit23',
  '/promoteSMS_newcomer': 'SMSnewcomer2',
}

/** Not of marketing that is off. */
const DRAWN = ROWS.filter(({ page, name }) => page === LANDING_PAGE && !name.startsWith('/promoteKOL')).map(
  ({ name }) => (name in LINKS ? `${name}?t=${LINKS[name]}` : name),
)

/** All campaigns, those that are a row's, and those that only an address names: for /promotionDetail every kind and state. */
const DETAILS = [
  ...ROWS.filter(({ page, name }) => page === DETAIL_PAGE && name !== '/promotionDetail').map(({ name }) => name),
  ...[
    'weeklyLearn',
    'autumnLearn',
    'newcomerGift',
    'luckyDraw',
    'autumnDraw',
    'springFestival',
    'cityCard',
    'agriTicket',
  ].map((actId) => `/promotionDetail?actId=${actId}`),
]

/** What the bank answers, as far as it is changed here. */
interface Answer {
  code: number
  closed: boolean
  placesLeft?: number
  campaign: { state: string }
  campaigns?: unknown[]
  rules?: unknown
  readonly blocks: Record<string, unknown>[]
  readonly tasks: unknown[]
}

/** What is drawn of a campaign's page before the app is there (renderPreview.ts of src/packages/promotion). */
describe('the first picture of a campaign’s page', () => {
  let browser: Browser
  let bank: TestBank
  let phones: HeldPhones

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
    phones = new HeldPhones(browser, bank.origin, [queryCampaign.path, queryCampaigns.path])
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  afterEach(() => phones?.close())

  it('is there for every landing', () => {
    expect(DRAWN.length).toBeGreaterThan(18)
  })

  it.each<[string, Opening]>([
    ...DRAWN.map((path): [string, Opening] => [path, { path }]),
    ['in the dark', { path: '/promote_b', remembered: { colourMode: 'dark' } }],
    ['in WeChat, whose own bar stands above', { path: '/promote_c', userAgent: WECHAT }],
    ['of a link that says who brought the reader', { path: '/promote_a?channel=HZ202102' }],
    ['of a link that names a campaign which the row doesn’t show', { path: '/promote_a?actId=newcomer' }],
  ])('is what the app draws then: %s', async (_, opening) => {
    const [drawn, shown] = await drawnAndShown(await phones.open(opening))
    expect(drawn).toEqual(shown)
    expect(drawn.html).toContain('咨询电话')
  })

  it.each<[string, Opening]>([
    ...DETAILS.map((path): [string, Opening] => [path, { path }]),
    ['in the dark', { path: '/promotionDetail?actId=weeklyLearn', remembered: { colourMode: 'dark' } }],
    ['in WeChat, whose own bar stands above', { path: '/promotionIndex', userAgent: WECHAT }],
    ['of a link that names what its row doesn’t show', { path: '/newcomerGiftPack?actId=none' }],
    ['without room', { path: '/newcomerGiftPack', answer: changed<Answer>((answer) => (answer.placesLeft = 0)) }],
    ['with some room', { path: '/newcomerGiftPack', answer: changed<Answer>((answer) => (answer.placesLeft = 3)) }],
    ['paused', { path: '/newcomerGiftPack', answer: changed<Answer>(({ campaign }) => (campaign.state = 'PAUSED')) }],
  ])('of what can be taken part in is what the app draws then: %s', async (_, opening) => {
    const [drawn, shown] = await drawnAndShown(await phones.open(opening))
    expect(drawn).toEqual(shown)
    expect(drawn.html).toMatch(/咨询电话|进行中与即将开始/)
  })

  it.each([
    ['/promote_b', '?actId=deposit&variant=b', '.ui-fact-table__row'],
    ['/promotionDetail?actId=weeklyLearn', '?actId=weeklyLearn', '.promotion-fine'],
    ['/promotionIndex', '/queryCampaigns', '.ui-cell'],
  ])('asks the bank once, and what the row and the address ask: %s', async (path, end, until) => {
    const { page, app, others } = await phones.open({ path })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(queryCampaign.path) && asked.push(request.url()))
    await pictured(page)
    app()
    others()
    await pictureGone(page)
    await page.waitForSelector(`#app ${until}`)
    expect(asked.filter((url) => !url.endsWith(end))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  it.each(['/promote_c', '/promotionDetail?actId=weeklyLearn', '/promotionIndex'])(
    'is what somebody who is signed in sees too: %s',
    async (path) => {
      const { token = '' } = await signInMember(bank.origin, '张伟')
      const [drawn, shown] = await drawnAndShown(await phones.open({ path, remembered: { sessionToken: token } }))
      expect(drawn).toEqual(shown)
    },
  )

  it('keeps a tap for the app', async () => {
    const { page, app, others } = await phones.open({ path: '/promote_a' })
    await pictured(page)
    await page.locator(`${PICTURE} .ui-button`).click()
    app()
    others()
    await page.waitForURL(/\/main\/ProductIndex/)
    await page.goBack()
    await page.waitForURL(/\/main\/promote_a/)
  })

  // All at once, because waiting for nothing to appear takes as long for one as for all.
  it('isn’t drawn where the page is another, nor of an answer that isn’t whole', async () => {
    const answered = (change: (answer: Answer) => void, path = '/promote_a'): Opening => ({
      path,
      answer: changed<Answer>(change),
    })
    const cases: readonly (readonly [string, Opening])[] = [
      ['the person uses the elder view', { path: '/promote_a', remembered: { elderMode: true } }],
      ['the text message’s link is over', { path: '/promoteSMS_deposit?t=SMSoldLink23' }],
      ['no text message led here', { path: '/promoteSMS_deposit' }],
      ['its kind of marketing is off', { path: '/promoteKOL_deposit' }],
      ['the bank refuses', answered((answer) => (answer.code = 1))],
      ['it is over', answered(({ campaign }) => (campaign.state = 'ENDED'))],
      ['a piece is of a kind nobody knows', answered(({ blocks }) => blocks.push({ block: 'NEW', title: 'x' }))],
      ['a piece has no lines', answered(({ blocks }) => blocks.push({ block: 'TEXT', title: 'x' }))],
      ['there are no rules', answered((answer) => delete answer.rules)],
      ['the answer is none', { path: '/promote_a', answer: (route) => route.fulfill({ body: '<html>' }) }],
      ['the bank can’t be reached', { path: '/promote_a', answer: (route) => route.abort() }],
      ['no campaign is named', { path: '/promotionDetail' }],
      ['what is named is no campaign', { path: '/promotionDetail?actId=weeklyLearn%3F' }],
      ['what is named can’t be joined', { path: '/promotionDetail?actId=deposit' }],
      ['the address brings a token', { path: '/promotionDetail?actId=weeklyLearn&token=none' }],
      ['what can be joined is hidden', answered((answer) => (answer.closed = true), '/newcomerGiftPack')],
      ['a task is none', answered((answer) => answer.tasks.push(null), '/newcomerGiftPack')],
      ['there is no campaign', answered((answer) => (answer.campaigns = []), '/promotionIndex')],
      ['the list is none', answered((answer) => delete answer.campaigns, '/promotionIndex')],
    ]
    const opened = await Promise.all(cases.map(([, opening]) => phones.open(opening)))
    await Promise.all(opened.map((held) => held.answered))
    const ordinary = await phones.open({ path: '/promote_a' })
    await pictured(ordinary.page)
    await ordinary.page.waitForTimeout(500)
    const seen = await Promise.all(
      opened.map(async ({ page }, index) => [
        cases[index]?.[0],
        await page.locator(PICTURE).count(),
        await page.locator('#shell').count(),
      ]),
    )
    expect(seen).toEqual(cases.map(([name]) => [name, 0, 1]))
  })

  it('writes what the bank says as text', async () => {
    const name = '<img src=x onerror=alert(1)>"&'
    const { page } = await phones.open({
      path: '/promote_a',
      answer: changed<Answer>((answer) => {
        answer.rules = [name]
        for (const block of answer.blocks) Object.assign(block, { title: name, text: name, label: name })
      }),
    })
    await pictured(page)
    expect(await page.locator(`${PICTURE} .banner__title`).first().textContent()).toBe(name)
    expect(await page.locator(`${PICTURE} .promotion-fine`).first().textContent()).toContain(name)
    expect(await page.locator(`${PICTURE} img`).count()).toBe(0)
  })
})
