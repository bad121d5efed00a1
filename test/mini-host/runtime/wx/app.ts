import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'
import type { PrivacyGuard } from './privacy'

/** Names for which on… and off… functions exist; the host emits them without `on`. */
const EVENTS = [
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'ThemeChange',
  'WindowResize',
  'KeyboardHeightChange',
  'NetworkStatusChange',
  'NetworkWeakChange',
  'UserCaptureScreen',
  'ScreenRecordingStateChanged',
  'NeedPrivacyAuthorization',
  'LazyLoadError',
  'MemoryWarning',
] as const

const eventName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** The host's name for an event of WeChat's on… functions. */
export type HostEvent = Uncapitalize<(typeof EVENTS)[number]>

function eventTable({ events }: HostContext): WxTable {
  return Object.fromEntries(
    EVENTS.flatMap((name) => [
      [`on${name}`, (listener: unknown) => events.on(eventName(name), listener)],
      [`off${name}`, (listener?: unknown) => events.off(eventName(name), listener)],
    ]),
  )
}

const silentLog = (): object =>
  Object.fromEntries(
    ['debug', 'info', 'log', 'warn', 'error', 'setFilterMsg', 'addFilterMsg'].map((name) => [name, () => undefined]),
  )

/** The app itself and what leaves it: launch, sharing, other mini-programs, clipboard, telephone. */
export function appApi(context: HostContext, privacy: PrivacyGuard): WxTable {
  const { errors, phone, overlay } = context
  return {
    ...eventTable(context),
    ...asynchronousTable(errors, {
      showShareMenu: () => void context.pages.hideMenu(false),
      hideShareMenu: () => void context.pages.hideMenu(true),
      updateShareMenu: () => undefined,
      setClipboardData: async ({ data }) => {
        await privacy.pass('setClipboardData')
        phone.clipboard = String(data)
        overlay.showToast('toast', '内容已复制', 1500, false)
      },
      getClipboardData: async () => {
        await privacy.pass('getClipboardData')
        return { data: phone.clipboard }
      },
      makePhoneCall: async ({ phoneNumber }) => {
        if (!phoneNumber) throw new WxFailure('parameter error: phoneNumber should not be empty')
        if ((await overlay.sheet([`呼叫 ${String(phoneNumber)}`])) === undefined) throw new WxFailure('cancel')
      },
      openLocation: ({ longitude, latitude }) => {
        if (typeof longitude !== 'number' || typeof latitude !== 'number') throw new WxFailure('invalid coordinate')
      },
      navigateToMiniProgram: async ({ appId, shortLink }) => {
        if (!appId && !shortLink) throw new WxFailure('parameter error: appId should not be empty')
        const { button } = await overlay.modal({
          title: '',
          content: '即将打开其他小程序',
          buttons: [{ text: '取消' }, { text: '允许' }],
        })
        if (button === 0) throw new WxFailure('cancel')
      },
      exitMiniProgram: () => void context.events.emit('appHide', {}),
      requestSubscribeMessage: async ({ tmplIds }) => {
        const ids = Array.isArray(tmplIds) ? tmplIds.map(String) : []
        const { button } = await overlay.modal({
          title: '订阅消息',
          content: ids.join('\n'),
          buttons: [{ text: '取消' }, { text: '允许' }],
        })
        return Object.fromEntries(ids.map((id) => [id, button === 1 ? 'accept' : 'reject']))
      },
    }),
    env: { USER_DATA_PATH: 'http://usr' },
    getLaunchOptionsSync: () => context.launched,
    getEnterOptionsSync: () => context.entered,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
    getUpdateManager: () => ({
      onCheckForUpdate: () => undefined,
      onUpdateReady: () => undefined,
      onUpdateFailed: () => undefined,
      applyUpdate: () => undefined,
    }),
    getLogManager: silentLog,
    getRealtimeLogManager: silentLog,
    reportEvent: () => undefined,
    base64ToArrayBuffer: (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer,
    arrayBufferToBase64: (bytes: ArrayBuffer) =>
      btoa([...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join('')),
  }
}
