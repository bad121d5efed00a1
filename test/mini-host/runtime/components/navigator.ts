import type { BuiltIn } from './builtIn'
import { hover } from './layout'

const CALLS: Readonly<Record<string, string>> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
  exit: 'exitMiniProgram',
}

export const NAVIGATOR: BuiltIn = {
  properties: {
    url: '',
    openType: 'navigate',
    target: 'self',
    delta: 1,
    appId: '',
    path: '',
    extraData: {},
    shortLink: '',
    hoverClass: 'navigator-hover',
    hoverStopPropagation: false,
    hoverStartTime: 50,
    hoverStayTime: 600,
  },
  connect: (host) => {
    const { properties, context } = host
    hover(host)
    host.onTap(() => {
      const away = properties.target === 'miniProgram' && properties.openType === 'navigate'
      const name = away ? 'navigateToMiniProgram' : (CALLS[String(properties.openType)] ?? 'navigateTo')
      context.call(name, {
        url: properties.url,
        delta: properties.delta,
        appId: properties.appId,
        path: properties.path,
        extraData: properties.extraData,
        success: (result: object) => host.trigger('success', result),
        fail: (result: object) => host.trigger('fail', result),
        complete: (result: object) => host.trigger('complete', result),
      })
    })
  },
}
