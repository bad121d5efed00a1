import { setDomAttribute } from './builtIn'
import type { BuiltIn } from './builtIn'

export const TEXT: BuiltIn = {
  properties: { selectable: false, userSelect: false, space: '', decode: false, overflow: 'visible', maxLines: 0 },
  connect: ({ element, properties }) => {
    const apply = (): void => {
      setDomAttribute(
        element,
        'data-selectable',
        (properties.selectable === true || properties.userSelect === true) && '',
      )
      const lines = Number(properties.maxLines)
      element.style.setProperty('-webkit-line-clamp', lines > 0 ? String(lines) : '')
    }
    apply()
    return { update: apply }
  },
}

interface RichNode {
  readonly type?: 'node' | 'text'
  readonly name?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly children?: readonly RichNode[]
  readonly text?: string
}

// Elements that WeChat documents as trusted; others are removed with their content.
const TRUSTED = new Set(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small span strong sub sup table tbody td tfoot th thead tr tt u ul'.split(
    ' ',
  ),
)
const TRUSTED_ATTRIBUTES = new Set([
  'class',
  'style',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
  'type',
  'span',
  'dir',
])

function richElement(name: string, attributes: Iterable<readonly [string, unknown]>): HTMLElement | undefined {
  if (!TRUSTED.has(name)) return undefined
  const element = document.createElement(name)
  for (const [key, value] of attributes) if (TRUSTED_ATTRIBUTES.has(key)) element.setAttribute(key, String(value))
  return element
}

function fromNodes(nodes: readonly RichNode[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text' || node.name === undefined) return [document.createTextNode(node.text ?? '')]
    const element = richElement(node.name.toLowerCase(), Object.entries(node.attrs ?? {}))
    element?.append(...fromNodes(node.children ?? []))
    return element ? [element] : []
  })
}

function fromMarkup(markup: string): Node[] {
  const copy = (nodes: NodeListOf<ChildNode>): Node[] =>
    [...nodes].flatMap((node): Node[] => {
      if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
      if (!(node instanceof Element)) return []
      const element = richElement(
        node.localName,
        [...node.attributes].map(({ name, value }) => [name, value] as const),
      )
      element?.append(...copy(node.childNodes))
      return element ? [element] : []
    })
  return copy(new DOMParser().parseFromString(markup, 'text/html').body.childNodes)
}

export const RICH_TEXT: BuiltIn = {
  properties: { nodes: [], space: '', userSelect: false },
  connect: ({ element, properties }) => {
    const apply = (): void => {
      const { nodes } = properties
      element.replaceChildren(...(Array.isArray(nodes) ? fromNodes(nodes as RichNode[]) : fromMarkup(String(nodes))))
    }
    return { update: (name) => name === 'nodes' && apply() }
  },
}

const ICONS: Readonly<Record<string, string>> = {
  success: '✓',
  success_no_circle: '✓',
  info: 'i',
  warn: '!',
  waiting: '…',
  cancel: '✕',
  download: '↓',
  search: '⌕',
  clear: '✕',
}

export const ICON: BuiltIn = {
  properties: { type: '', size: 23, color: '' },
  connect: ({ element, properties }) => {
    const apply = (): void => {
      setDomAttribute(element, 'data-icon', ICONS[String(properties.type)] ?? '')
      element.style.fontSize = `${Number(properties.size)}px`
      element.style.color = String(properties.color)
    }
    apply()
    return { update: apply }
  },
}

export const PROGRESS: BuiltIn = {
  properties: {
    percent: 0,
    showInfo: false,
    strokeWidth: 6,
    activeColor: '#09bb07',
    backgroundColor: '#ebebeb',
    active: false,
    duration: 30,
    borderRadius: 0,
  },
  connect: (host) => {
    const { element, properties } = host
    const bar = document.createElement('div')
    element.append(bar)
    setDomAttribute(element, 'role', 'progressbar')
    const apply = (name?: string): void => {
      const percent = Math.min(100, Math.max(0, Number(properties.percent)))
      setDomAttribute(element, 'aria-valuenow', String(percent))
      element.style.background = String(properties.backgroundColor)
      bar.style.cssText = `width:${percent}%;height:${Number(properties.strokeWidth)}px;background:${String(properties.activeColor)}`
      if (name === 'percent' && properties.active === true) host.trigger('activeend', { curPercent: percent })
    }
    apply()
    return { update: apply }
  },
}
