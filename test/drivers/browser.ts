import type { JSHandle, Page } from 'playwright-core'
import { until } from '../mini-host/runtime/until'
import type { Reader, Spot } from '../mini-host/runtime/reader'

const PATIENCE_MS = 30_000
/** One in so many looks is thorough even when the quick one finds nothing. */
const THOROUGH_EVERY = 8

/** Keys in the page scroll their field into sight two frames after a change: until then a tap could meet a key. */
const FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))'

/** What both drivers do in the same way: find names with the reader in the page, and tap where it says. */
export class ScreenHands {
  constructor(
    private readonly page: () => Page,
    /** JavaScript that evaluates to the reader inside the page. */
    private readonly reader: string,
  ) {}

  /** What the screen said before the latest act, and what that was. */
  private before = { act: 'the beginning', said: '' }

  /** Remembers the screen, so that it can be told what an act brings. */
  acting = async (act: string): Promise<void> => {
    this.before = { act, said: await this.read<string>('(reader) => reader.said()') }
  }

  /** Reads the present page; when it is just being left, reads again once the next has come. */
  async read<T>(work: string): Promise<T> {
    for (;;) {
      try {
        return await this.page().evaluate<T>(`(${work})(${this.reader})`)
      } catch (error) {
        if (!String(error).includes('Execution context was destroyed')) throw error
        await this.page().waitForLoadState('domcontentloaded')
      }
    }
  }

  texts = (): Promise<string[]> => this.read<string[]>('(reader) => reader.texts()')

  controls = (): Promise<ReturnType<Reader['controls']>> => this.read('(reader) => reader.controls()')

  private async shown(): Promise<string> {
    const [texts, controls] = [await this.texts(), await this.controls()]
    return `the screen shows: ${texts.join(' | ')}; its controls: ${controls.map(({ role, name }) => `${role} ${name}`).join(' | ')}`
  }

  /** Asks the reader about a text, thoroughly when a quick look finds it or every few looks; otherwise gives `nothing`. */
  private looking<T>(text: string, ask: string, nothing: T): () => Promise<T> {
    const [wanted, otherwise] = [JSON.stringify(text), JSON.stringify(nothing)]
    let looks = 0
    return () => {
      looks += 1
      const quick = looks % THOROUGH_EVERY === 0 ? 'true' : `reader.mayHold(${wanted})`
      return this.read<T>(`(reader) => ${quick} ? reader.${ask}(${wanted}) : ${otherwise}`)
    }
  }

  tap = async (name: string): Promise<void> => {
    let problem = 'it is not there'
    let before: Spot | undefined
    const look = this.looking<Spot | null>(name, 'spot', null)
    const spot = await until(
      async () => {
        const found = (await look()) ?? undefined
        problem = found?.problem ?? 'it is not there'
        // Found twice at one place: a tap would miss an element that still moves.
        const still = found && before && Math.abs(found.x - before.x) < 1 && Math.abs(found.y - before.y) < 1
        before = found
        if (!still || found.problem) return undefined
        await this.acting(`the tap on "${name}"`)
        const now = await look()
        // On a busy machine it may have moved while the screen was read.
        return now && !now.problem && now.x === found.x && now.y === found.y ? now : undefined
      },
      async () => `"${name}" can't be tapped: ${problem}; ${await this.shown()}`,
      PATIENCE_MS,
    )
    await this.page().touchscreen.tap(spot.x, spot.y)
  }

  tapIfThere = async (name: string): Promise<boolean> => {
    const spot = await this.read<Spot | null>(`(reader) => reader.spot(${JSON.stringify(name)}) ?? null`)
    if (!spot || spot.problem) return false
    await this.acting(`the tap on "${name}"`)
    await this.page().touchscreen.tap(spot.x, spot.y)
    return true
  }

  fill = async (label: string, text: string): Promise<void> => {
    const script = `(${this.reader}).field(${JSON.stringify(label)})`
    const field = await until(
      async () => {
        const handle: JSHandle = await this.page().evaluateHandle(script)
        return handle.asElement() ?? undefined
      },
      async () => `no field is called "${label}"; ${await this.shown()}`,
      PATIENCE_MS,
    )
    await this.acting(`"${label}" was filled`)
    await field.fill(text)
    await this.page().evaluate(FRAMES)
  }

  see = async (text: string, timeoutMs = PATIENCE_MS): Promise<void> => {
    await until(
      this.looking(text, 'hears', false),
      async () => `"${text}" is not to be seen; ${await this.shown()}`,
      timeoutMs,
    )
  }

  seeNew = async (text: string, timeoutMs?: number): Promise<void> => {
    const { act, said } = this.before
    if (said.includes(text))
      throw new Error(`"${text}" was on the screen before ${act}: nothing is learnt by seeing it`)
    await this.see(text, timeoutMs)
  }

  miss = async (text: string, timeoutMs = PATIENCE_MS): Promise<void> => {
    await until(
      () => this.read<boolean>(`(reader) => !reader.hears(${JSON.stringify(text)})`),
      async () => `"${text}" is still to be seen; ${await this.shown()}`,
      timeoutMs,
    )
  }
}
