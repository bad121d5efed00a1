import { make } from './elements'

const STAYS_MS = 4_000
const status = make('p', { id: 'status', role: 'status' })
let clearing: ReturnType<typeof setTimeout> | undefined
let refresh = async (): Promise<void> => {}

/** Puts the line that says what happened on the page, and sets what shows everything anew after an action. */
export function openStatus(showAll: () => Promise<void>): void {
  refresh = showAll
  document.body.append(status)
}

/** Says something for some seconds. */
export function say(text: string): void {
  status.textContent = text
  clearTimeout(clearing)
  clearing = setTimeout(() => (status.textContent = ''), STAYS_MS)
}

export const sayFailed = (error: unknown): void =>
  say(`失败 · failed: ${error instanceof Error ? error.message : String(error)}`)

/** By which actions tell that they did something. */
const DONE = ['done', 'ok', 'settled', 'paid', 'placed', 'lifted', 'stopped', 'begun', 'ended', 'seen']

/** What an action's answer says: whether it was done, and the bank's own words where it has some. */
function outcomeOf(answer: unknown): string {
  const { message, error, ...facts } = Object(answer) as Record<string, unknown>
  const words = message ?? (Object(error) as { readonly message?: unknown }).message
  const refused = DONE.some((name) => facts[name] === false)
  return typeof words === 'string' ? words : refused ? '不能这样处理 · refused' : '已完成 · done'
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Runs an action with its control disabled, says what came of it, and shows everything anew. */
export async function act<Answer>(
  control: Control,
  work: () => Promise<Answer>,
  told: (answer: Answer) => string | undefined = outcomeOf,
): Promise<void> {
  control.disabled = true
  say('处理中… · working')
  try {
    const answer = await work()
    say(told(answer) ?? outcomeOf(answer))
    await refresh()
  } catch (error) {
    sayFailed(error)
  } finally {
    control.disabled = false
  }
}

/** A button for an action; `work` reads what is typed when it is pressed. */
export function button<Answer>(
  text: string,
  work: () => Promise<Answer>,
  told?: (answer: Answer) => string | undefined,
): HTMLButtonElement {
  const made = make('button', { type: 'button' }, text)
  // What is typed may be refused before anything is sent.
  made.onclick = () => act(made, async () => work(), told)
  return made
}

/** A box to tick, for an action that is done at once. */
export function tick(label: string, checked: boolean, work: (checked: boolean) => Promise<unknown>): HTMLInputElement {
  const made = make('input', { type: 'checkbox', checked, ariaLabel: label })
  made.onchange = () => act(made, () => work(made.checked))
  return made
}
