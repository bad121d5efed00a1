import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compile, SassString } from 'sass'
import type { Value } from 'sass'
import { COLOURS } from '@brand'
import { ICON_NAMES } from '@/ui/Icon/names'
import { ILLUSTRATION_NAMES } from '@/ui/Illustration/names'
import { launchQuietChromium } from '../drivers/chromium'

/** Where docs/design.md has its pictures. */
const FOLDER = 'docs/images'
const SHEETS_OF = 'src/ui'

const block = (name: string, inside = ''): string => `<div class="${name}">${inside}</div>`

const water = (share: number): string =>
  block('ui-water-line', `<div class="ui-water-line__level" style="--ui-level:${share * 100}%"></div>`)

const amount = (size: string, yuan: string, fen: string): string =>
  block(`ui-amount ui-amount--${size}`, `<span>${yuan}</span><span class="ui-amount__decimals">.${fen}</span>`)

/** What each kind of hero holds, with its figures. */
const HEROES: readonly (readonly [tone: string, inside: string])[] = [
  ['hero', `<small>我的钱（元）</small>${amount('hero', '514,002', '42')}<small>存着 194,000.00</small>${water(0.38)}`],
  [
    'product',
    `<small>普通储蓄 · 一年</small><div class="ui-rate ui-rate--hero">1.30<span class="ui-rate__percent">%</span></div><small>年利率</small>`,
  ],
  [
    'person',
    `<div class="ui-portrait ui-portrait--large" style="float:left;margin-right:12px">王</div><small>客户经理</small><b>王*</b><small>亿联大厦支行 · 工号100021</small>`,
  ],
  ['campaign', `<small>可用积分</small><b style="font-size:var(--text-hero)">3,260</b>`],
]

const heroes = HEROES.map(
  ([tone, inside]) =>
    `<figure>${block(`ui-block ui-card ui-card--${tone}`, inside)}<figcaption>${tone}</figcaption></figure>`,
).join('')

const WAYS = ['fixedTerm', 'netValue', 'stepped', 'fullPeriod', 'agreement', 'structured']

const palette = WAYS.map(
  (way, at) =>
    `<figure><i style="background:var(--colour-chart-${at + 1})"></i><figcaption>${way}</figcaption></figure>`,
).join('')

const illustrations = ILLUSTRATION_NAMES.map(
  (name) =>
    `<figure>${block(`ui-illustration ui-illustration-sheet--${name}`)}<figcaption>${name}</figcaption></figure>`,
).join('')

const icons = ICON_NAMES.map(
  (name) => `<figure><div class="ui-icon ui-icon--${name}"></div><figcaption>${name}</figcaption></figure>`,
).join('')

const STYLE = `body{display:flex}body>.ui-theme{box-sizing:border-box;width:720px;min-height:0;max-width:none;margin:0;padding:16px 24px}
section{display:flex;flex-wrap:wrap;gap:12px}section+section{margin-top:16px}figure{margin:0;text-align:center}figcaption{font-size:11px;color:var(--colour-ink-hint)}
.heroes figure{flex:1 1 300px}.heroes .ui-card{min-height:148px;text-align:left;line-height:1.5}small,.heroes .ui-amount,.heroes .ui-rate,.heroes b{display:block}.palette i{display:block;width:100px;height:20px;border-radius:6px}
.icons figure{width:66px}.drawings figure{width:124px}`

const looks = (inside: string, modes: readonly string[]): string =>
  modes.map((mode) => `<div class="theme theme--${mode} ui-theme">${inside}</div>`).join('')

const SHEETS = {
  'design-looks': `<section class="heroes">${heroes}</section><section class="palette">${palette}</section>`,
  'design-illustrations': `<section class="drawings">${illustrations}</section>`,
  'design-icons': `<section class="icons">${icons}</section>`,
}

/** One theme says all of the icons, which have the text's colour. */
const MODES_OF: Readonly<Record<string, readonly string[]>> = { 'design-icons': ['light'] }

const textOf = (value: Value | undefined): string => value?.assertString().text ?? ''

/** The tokens and every component's sheet, with the default brand's colours. */
function sheets(): string {
  const colours: Readonly<Record<string, Readonly<Record<string, string>>>> = COLOURS
  const unquoted = (text: string) => new SassString(text, { quotes: false })
  const functions = {
    'brand-colour($theme, $token)': ([theme, token]: Value[]) =>
      unquoted(colours[textOf(theme)]?.[textOf(token)] ?? ''),
    'brand-drawing($name)': () => unquoted('none'),
  }
  return readdirSync(SHEETS_OF, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)[^_/]+\.scss$/.test(file))
    .map((file) => compile(join(SHEETS_OF, file), { functions }).css)
    .join('\n')
}

/** Draws the parts of the design language from the app's own sheets, in both themes, for docs/design.md. */
async function main(): Promise<void> {
  const css = sheets()
  const browser = await launchQuietChromium()
  for (const [name, inside] of Object.entries(SHEETS)) {
    const page = await browser.newPage({ viewport: { width: 720 * (MODES_OF[name]?.length ?? 2), height: 200 } })
    await page.setContent(
      `<!DOCTYPE html><meta charset="utf-8"><style>${css}${STYLE}</style><body>${looks(inside, MODES_OF[name] ?? ['light', 'dark'])}</body>`,
    )
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true })
    await page.close()
  }
  await browser.close()
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
