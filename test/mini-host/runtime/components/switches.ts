import { behaviourOf, setDomAttribute } from './builtIn'
import type { BuiltIn, BuiltInHost } from './builtIn'

/** Events from a box to its group, which the page never gets. */
const CHANGED = 'host:checked'

interface Box {
  checked(): boolean
  set(checked: boolean): void
}

const boxes = new WeakMap<Element, Box>()

function connectBox(
  host: BuiltInHost,
  role: string,
  tapped: (box: Box) => void,
): ReturnType<NonNullable<BuiltIn['connect']>> {
  const { element, properties } = host
  const initial = { checked: undefined as boolean | undefined }
  const apply = (): void => {
    setDomAttribute(element, 'aria-checked', String(properties.checked === true))
    setDomAttribute(element, 'aria-disabled', properties.disabled === true && 'true')
  }
  const box: Box = {
    checked: () => properties.checked === true,
    set: (checked) => {
      initial.checked ??= !checked
      properties.checked = checked
      apply()
    },
  }
  boxes.set(element, box)
  if (!element.hasAttribute('role')) setDomAttribute(element, 'role', role)
  const activate = (): void => {
    if (properties.disabled !== true) tapped(box)
  }
  host.onTap(activate)
  apply()
  return {
    update: apply,
    activate,
    ...(role === 'switch' ? { value: box.checked } : {}),
    reset: () => initial.checked !== undefined && box.set(initial.checked),
  }
}

const BOX = { value: '', checked: false, disabled: false, color: '#09bb07' }

export const CHECKBOX: BuiltIn = {
  properties: BOX,
  connect: (host) =>
    connectBox(host, 'checkbox', (box) => {
      box.set(!box.checked())
      host.trigger(CHANGED, {}, { bubbles: true })
    }),
}

export const RADIO: BuiltIn = {
  properties: BOX,
  connect: (host) =>
    connectBox(host, 'radio', (box) => {
      if (box.checked()) return
      for (const other of host.element.closest('wx-radio-group')?.querySelectorAll('wx-radio') ?? [])
        boxes.get(other)?.set(false)
      box.set(true)
      host.trigger(CHANGED, {}, { bubbles: true })
    }),
}

export const SWITCH: BuiltIn = {
  properties: { ...BOX, type: 'switch', name: '' },
  connect: (host) =>
    connectBox(host, 'switch', (box) => {
      box.set(!box.checked())
      host.trigger('change', { value: box.checked() })
    }),
}

const valueOf = (element: Element): unknown => {
  const { __wxElement: node } = element as { __wxElement?: { getAttribute(name: string): unknown } }
  return node?.getAttribute('value') ?? ''
}

const checkedIn = (group: Element, box: string): unknown[] =>
  [...group.querySelectorAll(box)].filter((element) => boxes.get(element)?.checked()).map(valueOf)

function group(box: string, value: (checked: unknown[]) => unknown): BuiltIn {
  return {
    properties: { name: '' },
    connect: (host) => {
      const current = (): unknown => value(checkedIn(host.element, box))
      host.node.addListener(CHANGED, () => {
        host.trigger('change', { value: current() })
        return false
      })
      return {
        value: current,
        reset: () => host.element.querySelectorAll(box).forEach((element) => behaviourOf(element)?.reset?.()),
      }
    },
  }
}

export const CHECKBOX_GROUP = group('wx-checkbox', (checked) => checked)
export const RADIO_GROUP = group('wx-radio', ([first]) => first ?? '')

export const SLIDER: BuiltIn = {
  properties: {
    min: 0,
    max: 100,
    step: 1,
    value: 0,
    disabled: false,
    showValue: false,
    activeColor: '#1aad19',
    backgroundColor: '#e9e9e9',
    blockSize: 28,
    blockColor: '#ffffff',
    name: '',
  },
  connect: (host) => {
    const { element, properties, trigger } = host
    const range = document.createElement('input')
    range.type = 'range'
    element.append(range)
    const apply = (): void => {
      for (const name of ['min', 'max', 'step', 'value'] as const) range[name] = String(properties[name])
      range.disabled = properties.disabled === true
      range.setAttribute('aria-label', element.getAttribute('aria-label') ?? '')
    }
    range.addEventListener('input', () => trigger('changing', { value: Number(range.value) }))
    range.addEventListener('change', () => {
      properties.value = Number(range.value)
      trigger('change', { value: Number(range.value) })
    })
    apply()
    return { update: apply, value: () => Number(range.value) }
  },
}
