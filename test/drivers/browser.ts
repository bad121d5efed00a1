import type { JSHandle, Page } from 'playwright-core'
import { until } from '../mini/host/until'
import type { Reader, Spot } from './reader'

const PATIENCE_MS = 15_000
/** How long a page is asked to look by itself. */
const WATCH_MS = 1000
/** Of so many looks one is thorough even where the quick one finds nothing. */
const THOROUGH_EVERY = 8

/** Runs in the page: looks, less often the longer it takes, until something is found or `slice` ms have passed. */
const watchInPage = `async (reader, look, slice) => {
  const end = Date.now() + slice
  for (let looks = 1, pause = 20; ; looks += 1, pause = Math.min(120, pause * 1.3)) {
    const found = look(reader, looks)
    if (found) return found
    if (Date.now() + pause > end) return null
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}`

/** What both drivers do alike: look for names with the reader in the page, and use a finger where it says. */
export class ScreenHands {
  constructor(
    private readonly page: () => Page,
    /** JavaScript that gives the reader inside the page. */
    private readonly reader: string,
  ) {}

  /** Reads the page that is there; one that is just being left is read again when the next has come. */
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

  /**
   * Looks within the page until `look` (JavaScript: a function of the reader) finds something: a look from here would
   * be a message through three processes. Each time it asks for a while only, for the page may be another one by then.
   */
  private async watch<T>(look: string, explain: () => Promise<string>, patienceMs: number): Promise<T> {
    const end = Date.now() + patienceMs
    for (;;) {
      const slice = Math.max(0, Math.min(WATCH_MS, end - Date.now()))
      const found = await this.read<T | null>(`(reader) => (${watchInPage})(reader, ${look}, ${String(slice)})`)
      if (found !== null) return found
      if (Date.now() >= end) throw new Error(await explain())
    }
  }

  /** As a look: asks the reader about a text, thoroughly when a quick look finds it or every few looks. */
  private about(text: string, ask: string): string {
    const wanted = JSON.stringify(text)
    return `(reader, looks) => (looks % ${String(THOROUGH_EVERY)} === 0 || reader.mayHold(${wanted})) && ${ask}`
  }

  tap = async (name: string): Promise<void> => {
    const spotted = `reader.spot(${JSON.stringify(name)})`
    // Two looks at one place: what still moves would be missed by the finger.
    const look = `((before) => ${this.about(
      name,
      `((spot) => {
        const still = spot && before && Math.abs(spot.x - before.x) < 1 && Math.abs(spot.y - before.y) < 1
        before = spot
        return still && !spot.problem && spot
      })(${spotted})`,
    )})()`
    const explain = async (): Promise<string> => {
      const spot = await this.read<Spot | undefined>(`(reader) => ${spotted}`)
      return `"${name}" can't be tapped: ${spot?.problem ?? 'it is not there'}; ${await this.shown()}`
    }
    const { x, y } = await this.watch<Spot>(look, explain, PATIENCE_MS)
    await this.page().touchscreen.tap(x, y)
  }

  tapIfThere = async (name: string): Promise<boolean> => {
    const spot = await this.read<Spot | null>(`(reader) => reader.spot(${JSON.stringify(name)}) ?? null`)
    if (!spot || spot.problem) return false
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
    await field.fill(text)
  }

  see = async (text: string, patienceMs = PATIENCE_MS): Promise<void> => {
    const look = this.about(text, `reader.hears(${JSON.stringify(text)})`)
    await this.watch(look, async () => `"${text}" is not to be seen; ${await this.shown()}`, patienceMs)
  }

  miss = async (text: string, patienceMs = PATIENCE_MS): Promise<void> => {
    const look = `(reader) => !reader.hears(${JSON.stringify(text)})`
    await this.watch(look, async () => `"${text}" is still to be seen; ${await this.shown()}`, patienceMs)
  }
}
