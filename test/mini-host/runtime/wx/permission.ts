import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'
import type { PrivacyGuard } from './privacy'

const QUESTIONS: Readonly<Record<string, string>> = {
  'scope.userLocation': '获取你的位置信息',
  'scope.userFuzzyLocation': '获取你的模糊位置信息',
  'scope.writePhotosAlbum': '保存图片或视频到你的相册',
  'scope.camera': '使用你的摄像头',
  'scope.record': '使用你的麦克风',
}

/** Permissions by scope: asked once and remembered; a refusal stays until the person changes it in the settings. */
export class Permissions {
  constructor(private readonly context: HostContext) {}

  /** Resolves, or throws WxFailure 'auth deny'. */
  async pass(scope: string): Promise<void> {
    const { phone, overlay, program } = this.context
    const known = phone.permissions[scope] ?? 'ask'
    if (known === 'allow') return
    if (known === 'refuse') throw new WxFailure('auth deny')
    const { button } = await overlay.modal({
      title: QUESTIONS[scope] ?? scope,
      content: program.app.permission?.[scope]?.desc ?? '',
      buttons: [{ text: '拒绝' }, { text: '允许' }],
    })
    phone.permissions[scope] = button === 1 ? 'allow' : 'refuse'
    if (button === 0) throw new WxFailure('auth deny')
  }

  /** The permissions asked for so far. */
  settings(): Record<string, boolean> {
    const asked = Object.entries(this.context.phone.permissions).filter(([, answer]) => answer !== 'ask')
    return Object.fromEntries(asked.map(([scope, answer]) => [scope, answer === 'allow']))
  }

  /** WeChat's settings screen: one tap switches a permission. */
  async edit(): Promise<void> {
    const { phone, overlay } = this.context
    const scopes = Object.keys(this.settings())
    const label = (scope: string): string =>
      `${QUESTIONS[scope] ?? scope}：${phone.permissions[scope] === 'allow' ? '允许' : '不允许'}`
    const chosen = await overlay.sheet(scopes.map(label), '设置')
    const scope = chosen === undefined ? undefined : scopes[chosen]
    if (scope) phone.permissions[scope] = phone.permissions[scope] === 'allow' ? 'refuse' : 'allow'
  }
}

export function permissionApi(context: HostContext, permissions: Permissions, privacy: PrivacyGuard): WxTable {
  const { phone, errors, program } = context
  const declared = (name: string): void => {
    if (program.app.requiredPrivateInfos?.includes(name)) return
    throw new WxFailure('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
  }
  return asynchronousTable(errors, {
    getSetting: () => ({ authSetting: permissions.settings() }),
    openSetting: async () => {
      await permissions.edit()
      return { authSetting: permissions.settings() }
    },
    authorize: async ({ scope }) => {
      if (!QUESTIONS[String(scope)]) throw new WxFailure('invalid scope')
      await privacy.pass('authorize')
      await permissions.pass(String(scope))
    },
    requestSubscribeMessage: async ({ tmplIds }) => {
      const ids = Array.isArray(tmplIds) ? tmplIds.map(String) : []
      if (ids.length === 0 || ids.length > 3) throw new WxFailure('TmplIds length error', { errCode: 20003 })
      const { button } = await context.overlay.modal({
        title: '订阅消息',
        content: ids.join(),
        buttons: [{ text: '取消' }, { text: '允许' }],
      })
      return Object.fromEntries(ids.map((id) => [id, button === 1 ? 'accept' : 'reject']))
    },
    getLocation: async ({ type = 'wgs84' }) => {
      declared('getLocation')
      await privacy.pass('getLocation')
      await permissions.pass('scope.userLocation')
      if (type !== 'wgs84' && type !== 'gcj02') throw new WxFailure('type should be wgs84 or gcj02')
      if (!phone.location) throw new WxFailure('system permission denied', { errCode: 2 })
      return { ...phone.location, speed: 0, accuracy: 30, altitude: 0, verticalAccuracy: 0, horizontalAccuracy: 30 }
    },
  })
}
