import { builtInOf } from './builtIn'
import type { BuiltIn, BuiltInHost } from './builtIn'

const SCROLL_PROPERTIES = {
  scrollX: false,
  scrollY: false,
  upperThreshold: 50,
  lowerThreshold: 50,
  scrollTop: 0,
  scrollLeft: 0,
  scrollIntoView: '',
  scrollWithAnimation: false,
  refresherEnabled: false,
  refresherTriggered: false,
  enhanced: false,
  showScrollbar: true,
}

function onScroll({ element, properties, trigger }: BuiltInHost): () => void {
  let left = 0
  let top = 0
  return () => {
    const { scrollLeft, scrollTop, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
    const deltaX = left - scrollLeft
    const deltaY = top - scrollTop
    left = scrollLeft
    top = scrollTop
    trigger('scroll', { scrollLeft, scrollTop, scrollHeight, scrollWidth, deltaX, deltaY })
    const [room, position, delta] = properties.scrollY
      ? [scrollHeight - clientHeight, scrollTop, deltaY]
      : [scrollWidth - clientWidth, scrollLeft, deltaX]
    if (delta > 0 && position <= Number(properties.upperThreshold))
      trigger('scrolltoupper', { direction: properties.scrollY ? 'top' : 'left' })
    if (delta < 0 && room - position <= Number(properties.lowerThreshold)) {
      trigger('scrolltolower', { direction: properties.scrollY ? 'bottom' : 'right' })
    }
  }
}

export const SCROLL_VIEW: BuiltIn = {
  properties: SCROLL_PROPERTIES,
  connect: (host) => {
    const { element, properties } = host
    element.addEventListener('scroll', onScroll(host))
    const scroll = (name: string): void => {
      if (name === 'scrollTop') element.scrollTop = Number(properties.scrollTop)
      if (name === 'scrollLeft') element.scrollLeft = Number(properties.scrollLeft)
      if (name === 'scrollIntoView' && properties.scrollIntoView) {
        // Ids belong to the component tree and not to the document, because glass-easel doesn't write them there.
        const root = host.node.ownerShadowRoot
        const target = root?.getElementById(String(properties.scrollIntoView))?.getBackendElement() as
          | Element
          | null
          | undefined
        target?.scrollIntoView({ block: 'start' })
      }
    }
    const apply = (name = ''): void => {
      element.style.overflowX = properties.scrollX ? 'auto' : 'hidden'
      element.style.overflowY = properties.scrollY ? 'auto' : 'hidden'
      // The initial position waits until there is something to scroll.
      if (element.isConnected) scroll(name)
      else window.requestAnimationFrame(() => scroll(name))
    }
    apply()
    return { update: apply }
  },
}

/** A swiper's children, one at a time; `current`, a swipe or its timer moves it. */
export const SWIPER: BuiltIn = {
  properties: {
    current: 0,
    autoplay: false,
    interval: 5000,
    duration: 500,
    circular: false,
    vertical: false,
    indicatorDots: false,
    indicatorColor: '',
    indicatorActiveColor: '',
    displayMultipleItems: 1,
    previousMargin: '0px',
    nextMargin: '0px',
    currentItemId: '',
    easingFunction: 'default',
  },
  connect: (host) => {
    const { element, properties } = host
    const items = (): HTMLElement[] =>
      [...element.children].filter((child) => child.localName === 'wx-swiper-item') as HTMLElement[]
    const show = (): void => {
      const current = Number(properties.current)
      items().forEach((item, index) => item.toggleAttribute('data-aside', index !== current))
    }
    const tell = (source: 'autoplay' | 'touch' | ''): void => {
      const current = Number(properties.current)
      const item = items()[current]
      const currentItemId = String((item && builtInOf(item)?.properties.itemId) ?? '')
      for (const event of ['change', 'animationfinish']) host.trigger(event, { current, currentItemId, source })
    }
    const move = (current: number, source: 'autoplay' | 'touch'): void => {
      const count = items().length
      if (count === 0) return
      const next = properties.circular ? (current + count) % count : Math.min(count - 1, Math.max(0, current))
      if (next === properties.current) return
      properties.current = next
      show()
      tell(source)
    }
    let start: { x: number; y: number } | undefined
    type Touched = { changedTouches: readonly { clientX: number; clientY: number }[] }
    host.node.addListener('touchstart', (event) => {
      const [touch] = (event as unknown as Touched).changedTouches
      start = touch && { x: touch.clientX, y: touch.clientY }
    })
    host.node.addListener('touchend', (event) => {
      const [touch] = (event as unknown as Touched).changedTouches
      if (!start || !touch) return
      const way = properties.vertical ? touch.clientY - start.y : touch.clientX - start.x
      if (Math.abs(way) > 40) move(Number(properties.current) + (way < 0 ? 1 : -1), 'touch')
    })
    let clock: number | undefined
    const run = (): void => {
      window.clearInterval(clock)
      if (!properties.autoplay) return
      clock = window.setInterval(() => {
        if (!element.isConnected) window.clearInterval(clock)
        else if (element.offsetParent !== null) move(Number(properties.current) + 1, 'autoplay')
      }, Number(properties.interval))
    }
    new MutationObserver(show).observe(element, { childList: true })
    run()
    return {
      update: (name) => {
        if (name === 'autoplay' || name === 'interval') run()
        show()
        // A position set by the page is reported too, except the initial one. The page gets it after the setData that set
        // it.
        if (name === 'current' && element.isConnected) queueMicrotask(() => tell(''))
      },
    }
  },
}

export const SWIPER_ITEM: BuiltIn = { properties: { itemId: '', skipHiddenItemLayout: false } }
