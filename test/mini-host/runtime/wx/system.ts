import type { HostContext } from '../context'
import type { Screen } from '../screen'
import { asynchronousTable } from './calls'
import type { WxTable } from './calls'

/** The versions of the base library and client that the host imitates. */
export const SDK_VERSION = '3.8.0'
const CLIENT_VERSION = '8.0.50'
const STATUS_BAR = 20

function windowInfo(screen: Screen): object {
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = window
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: width,
    screenHeight: height,
    windowWidth: width,
    windowHeight: screen.pageHeight,
    statusBarHeight: STATUS_BAR,
    screenTop: height - screen.pageHeight,
    safeArea: { left: 0, right: width, top: STATUS_BAR, bottom: height, width, height: height - STATUS_BAR },
  }
}

const deviceInfo = (): object => ({
  abi: 'arm64',
  benchmarkLevel: -1,
  brand: 'host',
  model: 'host',
  system: 'iOS 17.0',
  platform: 'devtools',
  cpuType: 'host',
  memorySize: '4096',
})

const appBaseInfo = ({ phone }: HostContext, screen: Screen): object => ({
  SDKVersion: SDK_VERSION,
  enableDebug: false,
  host: { appId: '', env: 'WeChat' },
  language: 'zh_CN',
  version: CLIENT_VERSION,
  theme: screen.theme,
  fontSizeScaleFactor: phone.fontSizeScaleFactor,
  fontSizeSetting: Math.round(16 * phone.fontSizeScaleFactor),
})

/** The phone and the client: sizes, versions, theme, text size, settings. */
export function systemApi(context: HostContext, screen: Screen): WxTable {
  const { errors, phone } = context
  const all = (): object => ({
    ...windowInfo(screen),
    ...deviceInfo(),
    ...appBaseInfo(context, screen),
    locationAuthorized: true,
    locationEnabled: phone.location !== undefined,
    bluetoothEnabled: false,
    wifiEnabled: phone.network === 'wifi',
  })
  return {
    ...asynchronousTable(errors, {
      getSystemInfo: all,
      getSystemInfoAsync: all,
      hideKeyboard: () => (document.activeElement as HTMLElement | null)?.blur(),
      setKeepScreenOn: () => undefined,
      vibrateShort: () => undefined,
      vibrateLong: () => undefined,
      getScreenRecordingState: () => ({ state: 'off' }),
      setVisualEffectOnCapture: ({ visualEffect = 'none' }) =>
        void document.documentElement.setAttribute('data-capture', String(visualEffect)),
    }),
    getSystemInfoSync: all,
    getWindowInfo: () => windowInfo(screen),
    getDeviceInfo: deviceInfo,
    getAppBaseInfo: () => appBaseInfo(context, screen),
    getSystemSetting: () => ({
      locationEnabled: phone.location !== undefined,
      wifiEnabled: phone.network === 'wifi',
      bluetoothEnabled: false,
      deviceOrientation: 'portrait',
    }),
    getAppAuthorizeSetting: () => ({
      locationAuthorized: phone.location ? 'authorized' : 'denied',
      cameraAuthorized: 'authorized',
      albumAuthorized: 'authorized',
      notificationAuthorized: 'not determined',
    }),
    getMenuButtonBoundingClientRect: () => ({
      top: 6,
      bottom: 38,
      left: window.innerWidth - 94,
      right: window.innerWidth - 7,
      width: 87,
      height: 32,
    }),
    nextTick: (work: () => void) => void Promise.resolve().then(() => errors.guard('nextTick', work)),
  }
}
