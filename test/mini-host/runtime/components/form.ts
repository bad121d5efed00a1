import { behaviourOf, setDomAttribute } from './builtIn'
import type { BuiltIn, BuiltInHost } from './builtIn'
import { hover } from './layout'

/** Events between a button and its form, which no page can hear. */
const SUBMIT = 'host:submit'
const RESET = 'host:reset'

const isField = (element: Element): boolean => behaviourOf(element)?.value !== undefined

const fieldsOf = (form: Element): Element[] => [...form.querySelectorAll('*')].filter(isField)

const nameOf = (element: Element): string =>
  String((element as { __wxElement?: { getAttribute(name: string): unknown } }).__wxElement?.getAttribute('name') ?? '')

export const FORM: BuiltIn = {
  properties: { reportSubmit: false, reportSubmitTimeout: 0 },
  connect: (host) => {
    host.node.addListener(SUBMIT, () => {
      const named = fieldsOf(host.element).filter((field) => nameOf(field) !== '')
      host.trigger('submit', {
        value: Object.fromEntries(named.map((field) => [nameOf(field), behaviourOf(field)?.value?.()])),
        formId: '',
      })
      return false
    })
    host.node.addListener(RESET, () => {
      for (const field of fieldsOf(host.element)) behaviourOf(field)?.reset?.()
      host.trigger('reset', {})
      return false
    })
  },
}

/** What a button with an open-type asks of WeChat, and how the answer gets back to the page. */
function open(host: BuiltInHost): void {
  const { properties, context, trigger } = host
  switch (properties.openType) {
    case 'agreePrivacyAuthorization':
      context.phone.privacy = 'given'
      context.events.emit('host:privacyButton', String(host.node.id))
      return trigger('agreeprivacyauthorization', {})
    case 'share':
      return void context.call('host:share', { from: 'button' })
    case 'openSetting':
      return void context.call('openSetting', { success: (result: object) => trigger('opensetting', result) })
    case 'getPhoneNumber':
      return trigger('getphonenumber', { code: context.phone.loginCode, errMsg: 'getPhoneNumber:ok' })
    case 'contact':
      return trigger('contact', { errMsg: 'enterContact:ok', path: '', query: {} })
    case '':
      return
    default:
      context.errors.record('button', new Error(`open-type "${String(properties.openType)}" is not known to the host`))
  }
}

export const BUTTON: BuiltIn = {
  properties: {
    disabled: false,
    loading: false,
    size: 'default',
    type: 'default',
    plain: false,
    formType: '',
    openType: '',
    hoverClass: 'button-hover',
    hoverStopPropagation: false,
    hoverStartTime: 20,
    hoverStayTime: 70,
  },
  connect: (host) => {
    const { element, properties } = host
    setDomAttribute(element, 'type', 'button')
    hover(host)
    host.onTap(() => {
      if (properties.formType === 'submit') host.trigger(SUBMIT, {}, { bubbles: true })
      if (properties.formType === 'reset') host.trigger(RESET, {}, { bubbles: true })
      open(host)
    })
    const apply = (): void => {
      setDomAttribute(element, 'disabled', properties.disabled === true && '')
      setDomAttribute(element, 'data-type', String(properties.type))
      setDomAttribute(element, 'data-size', String(properties.size))
      setDomAttribute(element, 'data-plain', properties.plain === true && '')
    }
    apply()
    return { update: apply, activate: () => host.trigger('tap', {}, { bubbles: true }) }
  },
}

export const LABEL: BuiltIn = {
  properties: { for: '' },
  connect: (host) => {
    const { element, properties, node } = host
    node.addListener('tap', (event) => {
      const target = (event.target as unknown as { getBackendElement?(): Element | null }).getBackendElement?.()
      const named = properties.for
        ? (node.ownerShadowRoot?.getElementById(String(properties.for))?.getBackendElement() as
            | Element
            | null
            | undefined)
        : [...element.querySelectorAll('*')].find((child) => behaviourOf(child)?.activate)
      // A tap on the control itself has already been handled.
      if (named && target && !named.contains(target)) behaviourOf(named)?.activate?.()
    })
  },
}
