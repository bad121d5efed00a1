import { setDomAttribute } from './builtIn'
import type { BuiltIn, BuiltInHost } from './builtIn'

const HOVER = { hoverClass: 'none', hoverStopPropagation: false, hoverStartTime: 50, hoverStayTime: 400 }

/** glass-easel's segment for temporary classes (StyleSegmentIndex.TEMP_EXTRA); the template's are in another one. */
const PRESSED = 3

/** Shows a pressed view: adds its hover class while a finger is down. */
export function hover({ node, properties }: BuiltInHost): void {
  const classes = (): string[] =>
    properties.hoverClass === 'none' || properties.disabled === true ? [] : String(properties.hoverClass).split(/\s+/)
  const set = (on: boolean) => (): void => {
    // Through the tree, which knows the classes' scopes.
    for (const name of classes().filter(Boolean)) node.toggleNodeClass(name, on, PRESSED)
  }
  node.addListener('touchstart', set(true))
  for (const type of ['touchend', 'touchcancel']) node.addListener(type, set(false))
}

export const VIEW: BuiltIn = { properties: { ...HOVER, animation: undefined }, connect: hover }

/** Moves its children out of the page's flow, above everything in the page. */
export const ROOT_PORTAL: BuiltIn = {
  properties: { enable: true },
  connect: ({ element, properties }) => {
    const apply = (): void => setDomAttribute(element, 'data-portal', properties.enable === true && '')
    apply()
    return { update: apply }
  },
}

/** Shows its children while the screen matches; conditions as in CSS media queries. */
export const MATCH_MEDIA: BuiltIn = {
  properties: { minWidth: 0, maxWidth: 0, width: 0, minHeight: 0, maxHeight: 0, height: 0, orientation: '' },
  connect: ({ element, properties }) => {
    const conditions = (): string[] =>
      (
        [
          ['min-width', properties.minWidth],
          ['max-width', properties.maxWidth],
          ['width', properties.width],
          ['min-height', properties.minHeight],
          ['max-height', properties.maxHeight],
          ['height', properties.height],
        ] as const
      ).flatMap(([name, value]) => (Number(value) > 0 ? [`(${name}:${Number(value)}px)`] : []))
    const apply = (): void => {
      const turned = properties.orientation ? [`(orientation:${String(properties.orientation)})`] : []
      const { matches } = window.matchMedia([...conditions(), ...turned].join(' and ') || 'all')
      setDomAttribute(element, 'data-away', !matches && '')
    }
    apply()
    window.addEventListener('resize', apply)
    return { update: apply }
  },
}

/** Sets its page's background, text size and scroll position. */
export const PAGE_META: BuiltIn = {
  properties: {
    backgroundColor: '',
    backgroundTextStyle: '',
    pageStyle: '',
    pageFontSize: '',
    rootFontSize: '',
    scrollTop: '',
  },
  connect: ({ element, properties }) => {
    const apply = (): void => {
      const page = element.closest<HTMLElement>('wx-page')
      if (!page) return
      setDomAttribute(page, 'style', String(properties.pageStyle))
      if (properties.backgroundColor) page.style.backgroundColor = String(properties.backgroundColor)
      const size = String(properties.pageFontSize)
      if (size) page.style.fontSize = size === 'system' ? 'calc(16px * var(--wx-font-scale, 1))' : size
      const rootSize = String(properties.rootFontSize)
      if (rootSize)
        document.documentElement.style.fontSize =
          rootSize === 'system' ? 'calc(16px * var(--wx-font-scale, 1))' : rootSize
    }
    queueMicrotask(apply)
    return { update: apply }
  },
}

/** A sheet over the page that a back gesture closes. */
export const PAGE_CONTAINER: BuiltIn = {
  properties: {
    show: false,
    duration: 300,
    zIndex: 100,
    overlay: true,
    position: 'bottom',
    round: false,
    closeOnSlideDown: false,
    overlayStyle: '',
    customStyle: '',
  },
  connect: (host) => {
    const apply = (): void => {
      setDomAttribute(host.element, 'data-away', host.properties.show !== true && '')
      host.element.style.zIndex = String(host.properties.zIndex)
    }
    apply()
    return {
      update: (name) => {
        apply()
        if (name !== 'show') return
        const phases = host.properties.show
          ? ['beforeenter', 'enter', 'afterenter']
          : ['beforeleave', 'leave', 'afterleave']
        for (const phase of phases) host.trigger(phase, {})
      },
    }
  },
}
