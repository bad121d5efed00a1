import { setDomAttribute } from './builtIn'
import type { Behaviour, BuiltIn, BuiltInHost } from './builtIn'

const SHARED = {
  value: '',
  placeholder: '',
  placeholderStyle: '',
  placeholderClass: '',
  disabled: false,
  maxlength: 140,
  focus: false,
  autoFocus: false,
  cursor: -1,
  cursorSpacing: 0,
  selectionStart: -1,
  selectionEnd: -1,
  adjustPosition: true,
  holdKeyboard: false,
  alwaysEmbed: false,
  confirmType: 'done',
  confirmHold: false,
  name: '',
}

/** The browser's name for the keyboard WeChat opens for a type. */
const KEYBOARDS: Readonly<Record<string, string>> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  'safe-password': 'numeric',
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** A handler of `input` may return the new text of the field, or an object with it and the cursor's position. */
function replaceText({ properties }: BuiltInHost, field: Field, answer: unknown): void {
  const given =
    typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : { value: answer }
  if (typeof given.value !== 'string') return
  field.value = given.value
  properties.value = given.value
  if (typeof given.cursor === 'number') field.setSelectionRange(given.cursor, given.cursor)
}

function connectField(host: BuiltInHost, confirms: boolean): Behaviour {
  const field = host.element as Field
  const { properties, trigger } = host
  const initial = { value: '' }
  let before = ''
  field.addEventListener('input', (event) => {
    before = field.value
    const { inputType = '' } = event as InputEvent
    properties.value = field.value
    const detail = {
      value: field.value,
      cursor: field.selectionStart ?? field.value.length,
      keyCode: inputType.startsWith('delete') ? 8 : field.value.charCodeAt(field.value.length - 1),
    }
    trigger('input', detail, { answered: (answer) => replaceText(host, field, answer) })
  })
  field.addEventListener('focus', () => trigger('focus', { value: field.value, height: 0 }))
  field.addEventListener('blur', () => trigger('blur', { value: field.value, cursor: field.selectionStart ?? 0 }))
  field.addEventListener('keydown', (event) => {
    if (!confirms || (event as KeyboardEvent).key !== 'Enter') return
    trigger('confirm', { value: field.value })
    if (!properties.confirmHold) field.blur()
  })
  const apply = (name: string): void => {
    if (name === 'value' && field.value !== properties.value) field.value = String(properties.value)
    if (name === 'placeholder') field.placeholder = String(properties.placeholder)
    if (name === 'disabled') field.disabled = properties.disabled === true
    if (name === 'maxlength')
      setDomAttribute(field, 'maxlength', Number(properties.maxlength) >= 0 && String(properties.maxlength))
    if (name === 'focus' || name === 'autoFocus') {
      if (properties[name] === true) queueMicrotask(() => field.focus())
      else if (name === 'focus' && document.activeElement === field) field.blur()
    }
  }
  apply('maxlength')
  queueMicrotask(() => (initial.value = before === '' ? field.value : ''))
  return {
    update: apply,
    value: () => field.value,
    reset: () => {
      field.value = initial.value
      properties.value = initial.value
    },
    activate: () => field.focus(),
  }
}

export const INPUT: BuiltIn = {
  properties: {
    ...SHARED,
    type: 'text',
    password: false,
    safePasswordCertPath: '',
    safePasswordLength: 0,
    safePasswordTimeStamp: 0,
    safePasswordNonce: '',
    safePasswordSalt: '',
    safePasswordCustomHash: '',
  },
  connect: (host) => {
    const behaviour = connectField(host, true)
    const { element, properties } = host
    const keyboard = (): void => {
      const type = String(properties.type)
      setDomAttribute(element, 'type', properties.password === true || type === 'safe-password' ? 'password' : 'text')
      setDomAttribute(element, 'inputmode', KEYBOARDS[type] ?? 'text')
    }
    keyboard()
    return {
      ...behaviour,
      update: (name, value) => {
        keyboard()
        behaviour.update?.(name, value)
      },
    }
  },
}

export const TEXTAREA: BuiltIn = {
  properties: { ...SHARED, autoHeight: false, fixed: false, showConfirmBar: true, disableDefaultPadding: false },
  connect: (host) => {
    const behaviour = connectField(host, false)
    const grow = (): void => {
      if (!host.properties.autoHeight) return
      host.element.style.height = 'auto'
      host.element.style.height = `${host.element.scrollHeight}px`
      host.trigger('linechange', { height: host.element.scrollHeight, heightRpx: 0, lineCount: 0 })
    }
    host.element.addEventListener('input', grow)
    return behaviour
  },
}
