import type { JSHandle, Page } from 'playwright-core'
import { until } from '../mini/host/until'
import type { Reader, Spot } from './reader'

const PATIENCE_MS = 15_000

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

  tap = async (name: string): Promise<void> => {
    let problem = 'it is not there'
    let before: Spot | undefined
    const spot = await until(
      async () => {
        const found = await this.read<Spot | undefined>(`(reader) => reader.spot(${JSON.stringify(name)})`)
        problem = found?.problem ?? 'it is not there'
        // Two looks at one place: what still moves would be missed by the finger.
        const still = found && before && Math.abs(found.x - before.x) < 1 && Math.abs(found.y - before.y) < 1
        before = found
        return still && !found.problem ? found : undefined
      },
      async () => `"${name}" can't be tapped: ${problem}; ${await this.shown()}`,
      PATIENCE_MS,
    )
    await this.page().touchscreen.tap(spot.x, spot.y)
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

  private holds = async (text: string): Promise<boolean> =>
    (await this.texts()).some((found) => found.includes(text)) ||
    (await this.controls()).some(({ name }) => name.includes(text))

  see = async (text: string, timeoutMs = PATIENCE_MS): Promise<void> => {
    await until(
      () => this.holds(text),
      async () => `"${text}" is not to be seen; ${await this.shown()}`,
      timeoutMs,
    )
  }

  miss = async (text: string, timeoutMs = PATIENCE_MS): Promise<void> => {
    await until(
      async () => !(await this.holds(text)),
      async () => `"${text}" is still to be seen; ${await this.shown()}`,
      timeoutMs,
    )
  }
}
