import type { Views } from '@sandbox/host/console/api'
import { button, sayFailed } from '../act'
import { ask, askNamed, runNamed } from '../bank'
import { buttons, choice, field, make } from '../elements'
import { section } from '../section'
import type { Part } from '../section'

type Field = Views['catalogue']['actions'][number]['fields'][number]

/** A field's control, and what is typed as the action's schema wants it; undefined for one that was left out. */
function controlOf({ name, kind, required, options }: Field) {
  if (kind === 'boolean') {
    const box = field(name, '', { type: 'checkbox' })
    return { node: make('label', {}, box, ` ${name}`), read: (): unknown => box.checked }
  }
  const control =
    kind === 'choice'
      ? choice(name, required ? options : ['', ...options])
      : field(name, '', { placeholder: name, required, type: kind === 'number' ? 'number' : 'text' })
  const read = (): unknown => {
    if (control.value === '' && !required) return undefined
    if (kind === 'number') return Number(control.value)
    return kind === 'json' ? JSON.parse(control.value) : control.value
  }
  return { node: control, read }
}

const names = choice('操作', [])
const views = choice('查看', [])
const fields = make('span', { className: 'buttons' })
const answer = make('pre')
const told = (value: unknown): undefined => void (answer.textContent = JSON.stringify(value, null, 2))

let inputOf: () => Readonly<Record<string, unknown>> = () => ({})

/** Lists all that the bank's console knows, so that a new view or action has its place here without a line on this page. */
const catalogue: Part = {
  node: buttons(
    names,
    fields,
    button('执行', () => runNamed(names.value, inputOf()), told),
  ),
  async show() {
    if (names.length > 0) return
    const known = await ask('catalogue')
    const optionsOf = (all: readonly string[]) => all.map((name) => make('option', { value: name }, name))
    const showFields = (): void => {
      const own = known.actions.find(({ name }) => name === names.value)?.fields ?? []
      const controls = own.map((one) => ({ name: one.name, ...controlOf(one) }))
      fields.replaceChildren(...controls.map(({ node }) => node))
      inputOf = () => Object.fromEntries(controls.map(({ name, read }) => [name, read()]))
    }
    names.replaceChildren(...optionsOf(known.actions.map(({ name }) => name)))
    views.replaceChildren(...optionsOf(known.views))
    names.onchange = showFields
    showFields()
  },
}

const show = make('button', {
  type: 'button',
  textContent: '查看',
  onclick: () => void askNamed(views.value).then(told, sayFailed),
})

export const everything = section(
  '全部操作',
  'Everything there is, what has no form above too: choose, fill in, run',
  catalogue,
  buttons(views, show),
  answer,
)
