import { setDomAttribute } from './builtIn'
import type { BuiltIn } from './builtIn'

const FIT: Readonly<Record<string, string>> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: 'fill',
  heightFix: 'fill',
}

export const IMAGE: BuiltIn = {
  properties: { src: '', mode: 'scaleToFill', lazyLoad: false, webp: false, showMenuByLongpress: false, fadeIn: false },
  connect: (host) => {
    const { element, properties, context } = host
    const image = document.createElement('img')
    // The component has the name; otherwise the picture inside it would be read as well.
    image.alt = ''
    element.append(image)
    image.addEventListener('load', () => {
      host.trigger('load', { width: image.naturalWidth, height: image.naturalHeight })
      if (properties.mode === 'widthFix') element.style.height = 'auto'
      if (properties.mode === 'heightFix') element.style.width = 'auto'
    })
    image.addEventListener(
      'error',
      () => properties.src !== '' && host.trigger('error', { errMsg: `GET ${String(properties.src)} failed` }),
    )
    const apply = (): void => {
      const mode = String(properties.mode)
      const fit = FIT[mode]
      image.style.objectFit = fit ?? 'none'
      image.style.objectPosition = fit ? '' : mode
      setDomAttribute(element, 'data-mode', mode)
    }
    apply()
    return {
      update: (name, value) => {
        apply()
        if (name === 'src') image.src = context.files.address(String(value))
      },
    }
  },
}

/** Only the 2D canvas of today: its node is the browser's canvas with WeChat's two extra functions. */
export const CANVAS: BuiltIn = {
  properties: { type: '', canvasId: '', disableScroll: false },
  connect: ({ element }) => {
    const node = Object.assign(element as HTMLCanvasElement, {
      createImage: () => document.createElement('img'),
      requestAnimationFrame: (work: FrameRequestCallback) => window.requestAnimationFrame(work),
      cancelAnimationFrame: (id: number) => window.cancelAnimationFrame(id),
    })
    return { node: () => node }
  },
}

/** Covers its page with a web page. As in WeChat, messages arrive only when the page is left or shared. */
export const WEB_VIEW: BuiltIn = {
  properties: { src: '' },
  connect: (host) => {
    const frame = document.createElement('iframe')
    frame.title = '网页'
    host.element.append(frame)
    frame.addEventListener('load', () => frame.src !== '' && host.trigger('load', { src: host.properties.src }))
    return { update: (_, value) => void (frame.src = String(value)) }
  },
}
