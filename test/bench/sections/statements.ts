import type { Browser, Page } from 'playwright-core'
import { queryStatements } from '@/contract/statement/queryStatements'
import { requestStatement } from '@/contract/statement/requestStatement'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { OPERATING, postMany, wallet } from '@sandbox/kernel/ledger'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { TestCustomer } from '@sandbox/testing/client'
import { launchWholeChromium } from '@test/drivers/chromium'
import { openH5 } from '@test/drivers/h5'
import { remember, signInMember } from '@test/drivers/member'
import { buildH5, H5 } from '../built'
import { THROTTLE } from '../pageLoad'
import { median, table } from '../statistics'
import type { BenchOptions, Section } from './section'

const KEY = 'lina'
const CARE_MS = 20
const [FEW, MANY] = [50, 5_000]
/** Days that the movements lie apart over: a year, less what the bank's day may add. */
const SPREAD = 360
const KILO = 1024

/** Puts movements of the electronic account into the last year, the oldest first. */
async function live({ db }: TestBank, count: number): Promise<void> {
  const now = await bankNow(db.drizzle)
  const account = wallet(demoCustomerId(KEY))
  const drafts = Array.from({ length: count }, (_, index) => ({
    id: `bench-${count}-${index}`,
    kind: 'transferIn' as const,
    entries: [
      { account, amount: 1_000 + index },
      { account: OPERATING, amount: -1_000 - index },
    ],
    at: now - Math.floor(((count - index) * SPREAD * DAY_MS) / count),
    memo: `第${index}笔货款`,
  }))
  const posted = await db.transaction((tx) => postMany(tx, drafts))
  if (!posted.ok) throw new Error(posted.error.name)
}

interface Made {
  readonly id: string
  readonly ms: number
  /** The longest that somebody else waited for the bank meanwhile. */
  readonly waited: number
  readonly pages: number
  readonly bytes: number
}

/** Asks for a document and waits until it is there. */
async function make(bank: TestBank, app: TestCustomer): Promise<Made> {
  const to = dayOfInstant(await bankNow(bank.db.drizzle))
  const from = addDays(to, -SPREAD)
  const begin = performance.now()
  const asked = await app.call(requestStatement, { kind: 'STATEMENT', from, to, password: DEMO_PASSWORD })
  if (!asked.ok) throw new Error(asked.error)
  const { statementId } = asked.value
  for (let waited = 0; ;) {
    const before = performance.now()
    const told = await app.call(queryStatements, {})
    waited = Math.max(waited, performance.now() - before)
    const found = told.ok ? told.value.statements.find((one) => one.statementId === statementId) : undefined
    if (found?.issued) {
      const { pages, bytes } = found.issued
      return { id: statementId, ms: performance.now() - begin, waited, pages, bytes }
    }
    await new Promise((resolve) => setTimeout(resolve, CARE_MS))
  }
}

interface Opened {
  readonly shown: number
  readonly turned: number
  readonly saved: number
  readonly longest: number
}

const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(window, { benchTasks: seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
  })

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { benchTasks: { longest: number } }).benchTasks.longest)

/** Opens a document on the slow phone, turns a page and fetches the file. */
async function open(browser: Browser, bank: TestBank, { id, pages }: Made, token: string): Promise<Opened> {
  const driver = await openH5({ browser, origin: bank.origin })
  try {
    const page = driver.page()
    await remember(page.context(), { sessionToken: token })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu })
    const from = performance.now()
    await driver.open('/pdfshow', { id })
    await driver.see('第 1 页', 60_000)
    const shown = performance.now() - from
    await watchTasks(page)
    const turning = performance.now()
    if (pages > 1) {
      await driver.tap('下一页')
      await driver.see('第 2 页')
    }
    const turned = performance.now() - turning
    const saving = performance.now()
    const download = page.waitForEvent('download', { timeout: 120_000 })
    await driver.tap('保存原文件')
    await download
    return { shown, turned, saved: performance.now() - saving, longest: await longestTask(page) }
  } finally {
    await driver.close()
  }
}

async function measure({ quick }: BenchOptions): Promise<string> {
  await buildH5()
  const bank = await startBank({ env: { STATIC_DIR: H5 } })
  const browser = await launchWholeChromium()
  try {
    const app = await signInMember(bank.origin, KEY)
    const rows: string[][] = []
    for (const count of [FEW, MANY]) {
      await live(bank, count)
      const runs = quick ? 1 : 3
      const made: Made[] = []
      for (let run = 0; run < runs; run += 1) made.push(await make(bank, app))
      const [last] = made
      if (!last) throw new Error('nothing was made')
      const opened: Opened[] = []
      for (let run = 0; run < runs; run += 1) opened.push(await open(browser, bank, last, app.token))
      const of = (figure: (one: Opened) => number) => median(opened.map(figure)).toFixed(0)
      rows.push([
        String(count),
        `${last.pages} · ${Math.ceil(last.bytes / KILO)} kB`,
        median(made.map(({ ms }) => ms)).toFixed(0),
        median(made.map(({ waited }) => waited)).toFixed(0),
        of(({ shown }) => shown),
        of(({ turned }) => turned),
        of(({ saved }) => saved),
        of(({ longest }) => longest),
      ])
    }
    const heads = [
      'records',
      'pages · file',
      'made',
      'others waited',
      'shown',
      'page turned',
      'file there',
      'longest task',
    ]
    return `Milliseconds, medians. The bank keeps its books in PGlite; the phone has a ${THROTTLE.cpu}th of this machine's speed and its line. "Others waited": the longest answer of a read while a document is made. "Longest task": what the page was busy with without a break while it turned a page and fetched the file.\n\n${table(heads, rows)}`
  } finally {
    await browser.close()
    await bank.close()
  }
}

export const statements: Section = {
  name: 'statements',
  title: 'A document: made by the bank, opened on a slow phone',
  run: measure,
}
