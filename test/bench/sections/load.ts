import type { Browser } from 'playwright-core'
import { getPrivacyPolicyStatus } from '@/contract/entry/getPrivacyPolicyStatus'
import { startBank } from '@sandbox/testing/bank'
import { launchWholeChromium } from '@test/drivers/chromium'
import { meetVisitor, signInMember } from '@test/drivers/member'
import { buildH5, H5 } from '../built'
import { reactFloor, taroFloor } from '../floor/build'
import { laterVisits, OWN_MONEY } from '../laterVisit'
import { loadOnce, THROTTLE } from '../pageLoad'
import type { LoadFigures, LoadTarget } from '../pageLoad'
import { serveFolder } from '../staticServer'
import { median, spread, table } from '../statistics'
import type { BenchOptions, Section } from './section'

const RUNS = 5
const QUICK_RUNS = 2
const FLOOR = 'F: React 18 says hello (esbuild)'
const HOME = 'home, signed in'

/** Loads the targets in turn, again and again, so that the machine's other work affects all alike. */
async function alternate(browser: Browser, targets: readonly LoadTarget[], { quick, say }: BenchOptions) {
  const loads = new Map<string, LoadFigures[]>(targets.map(({ name }) => [name, []]))
  // The first load of each fills the server's store of compressed files and is not counted.
  for (const target of targets) await loadOnce(browser, target)
  for (let run = 0; run < (quick ? QUICK_RUNS : RUNS); run += 1) {
    for (const target of targets) loads.get(target.name)?.push(await loadOnce(browser, target))
    say(`  run ${run + 1}`)
  }
  return loads
}

function loadTable(loads: ReadonlyMap<string, readonly LoadFigures[]>): string {
  const floor = loads.get(FLOOR) ?? []
  const rows = [...loads].map(([name, runs]) => {
    const of = (figure: 'fcp' | 'lcp' | 'usable' | 'complete'): string => {
      const values = runs.map((run) => run[figure])
      const ratio = median(values) / median(floor.map((run) => run[figure]))
      return `${spread(values)} · ${ratio.toFixed(2)}`
    }
    const plain = (figure: 'requests' | 'nodes' | 'longestTask'): string =>
      median(runs.map((run) => run[figure])).toFixed(0)
    const kilobytes = (median(runs.map(({ transferred }) => transferred)) / 1000).toFixed(1)
    const cls = Math.max(...runs.map((run) => run.cls)).toFixed(3)
    return [
      name,
      of('fcp'),
      of('lcp'),
      of('usable'),
      of('complete'),
      cls,
      plain('nodes'),
      plain('requests'),
      kilobytes,
      plain('longestTask'),
    ]
  })
  const head = [
    'page',
    'FCP ms · /F',
    'LCP ms · /F',
    'usable ms · /F',
    'complete ms · /F',
    'CLS',
    'nodes',
    'requests',
    'kB',
    'longest task ms',
  ]
  return table(head, rows)
}

/** When each request of home's last run began and ended. */
function waterfall(runs: readonly LoadFigures[]): string {
  const list = runs.at(-1)?.requestList ?? []
  return [
    '```',
    ...list.map(({ path, from, to }) => `${String(from).padStart(6)} ${String(to).padStart(6)}  ${path}`),
    '```',
  ].join('\n')
}

async function measure(browser: Browser, options: BenchOptions): Promise<string> {
  const bank = await startBank({ env: { STATIC_DIR: H5 } })
  const folders = [await reactFloor(), await taroFloor('template'), await taroFloor('ours')] as const
  const servers = await Promise.all(folders.map(serveFolder))
  try {
    const [react, template, ours] = servers.map(({ origin }) => origin)
    const homeOf = async (name: string, customer: string): Promise<LoadTarget> => {
      const member = await signInMember(bank.origin, customer)
      const policy = await member.call(getPrivacyPolicyStatus, {})
      // A phone that keeps a session keeps the version that was agreed to beside it.
      const remembered = { sessionToken: member.token, policyVersion: policy.ok ? policy.value.version : '' }
      return { name, url: `${bank.origin}/main/`, usableText: '到期年利率', remembered }
    }
    const home = await homeOf(HOME, '李娜')
    const reminded = await homeOf('home, with a deposit that has matured', '张伟')
    const visitor = async (): Promise<LoadTarget> => {
      const { token } = await meetVisitor(bank.origin, 'yangming')
      const remembered = { sessionToken: token }
      return { name: 'gesture', url: `${bank.origin}/main/`, usableText: '请绘制手势密码', remembered }
    }
    const targets: LoadTarget[] = [
      { name: FLOOR, url: `${react}/`, usableText: 'Hello' },
      { name: 'H: empty Taro app, template settings (ES5)', url: `${template}/`, usableText: 'Hello' },
      { name: 'empty Taro app, our settings', url: `${ours}/`, usableText: 'Hello' },
      home,
      { ...home, name: 'home, signed in, until the own money is there', ...OWN_MONEY },
      reminded,
      { name: 'product page, nobody signed in', url: `${bank.origin}/main/ProductIndex`, usableText: '持有到期' },
      {
        name: 'landing page, nobody signed in',
        url: `${bank.origin}/main/promote_a`,
        usableText: '期限清楚，到期自动到账',
      },
      {
        name: 'invitation, nobody signed in',
        url: `${bank.origin}/main/MakeFriendsSharePage?inviteCode=ZW23456789`,
        usableText: '邀请您了解',
      },
      {
        name: 'campaign to take part in, nobody signed in',
        url: `${bank.origin}/main/promotionDetail?actId=weeklyLearn`,
        usableText: '任务和奖励',
      },
      {
        name: 'all campaigns, nobody signed in',
        url: `${bank.origin}/main/promotionIndex`,
        usableText: '进行中与即将开始',
      },
    ]
    const loads = await alternate(browser, targets, options)
    options.say(loadTable(loads))
    const later = await laterVisits(browser, { home: reminded, visitor, runs: options.quick ? 1 : 3 })
    return [
      loadTable(loads),
      'Home, request by request (ms after navigation):',
      waterfall(loads.get(HOME) ?? []),
      later,
    ].join('\n\n')
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    await bank.close()
  }
}

export const load: Section = {
  name: 'load',
  title: 'How long a page takes',
  async run(options) {
    await buildH5()
    const browser = await launchWholeChromium()
    try {
      const { cpu, megabitsDown, latency } = THROTTLE
      return `Cold cache, CPU slowed ${cpu}×, ${megabitsDown} Mbit/s, ${latency} ms; medians (and extremes) of alternating runs beside the floor F in the same run. Usable: the page's own text from the bank is painted, and taps lead on; complete: the app's own page stands, without a skeleton. F is bundled with esbuild; the goals were set with Vite's, 46 kB gzip.

${await measure(browser, options)}`
    } finally {
      await browser.close()
    }
  },
}
