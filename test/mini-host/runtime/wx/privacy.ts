import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'

const REFUSED = 'privacy permission is not authorized'

interface Resolution {
  readonly event: 'exposureAuthorization' | 'agree' | 'disagree'
  readonly buttonId?: string
}

/**
 * WeChat's privacy guard: calls that use personal data wait until the person has agreed. When the page has a listener, it
 * asks and resolves; otherwise WeChat shows its own window.
 */
export class PrivacyGuard {
  private readonly pressed = new Set<string>()
  private asking: Promise<void> | undefined

  constructor(private readonly context: HostContext) {
    context.events.on('host:privacyButton', (id: unknown) => this.pressed.add(String(id)))
  }

  get needed(): boolean {
    return this.context.program.app.__usePrivacyCheck__ === true && this.context.phone.privacy === 'needed'
  }

  /** Resolves, or throws WxFailure when the person refuses. Several calls wait for one answer. */
  async pass(referrer: string): Promise<void> {
    if (!this.needed) return
    this.asking ??= this.ask(referrer).finally(() => (this.asking = undefined))
    await this.asking
  }

  private async ask(referrer: string): Promise<void> {
    const { events, overlay, phone } = this.context
    if (!events.has('needPrivacyAuthorization')) {
      const { button } = await overlay.modal({
        title: '用户隐私保护提示',
        content: '在使用当前小程序服务之前，请阅读小程序隐私保护指引。',
        buttons: [{ text: '拒绝' }, { text: '同意' }],
      })
      if (button === 0) throw new WxFailure(REFUSED, { errno: 104 })
      phone.privacy = 'given'
      return
    }
    await new Promise<void>((resolve, reject) => {
      const settle = ({ event, buttonId }: Resolution): void => {
        if (event === 'exposureAuthorization') return
        // The base library checks that the agree button was really pressed.
        if (event === 'agree' && buttonId !== undefined && this.pressed.has(buttonId)) resolve()
        else reject(new WxFailure(REFUSED, { errno: 104 }))
      }
      events.emit('needPrivacyAuthorization', settle, { referrer })
    })
    phone.privacy = 'given'
  }
}

export function privacyApi({ errors, overlay }: HostContext, guard: PrivacyGuard): WxTable {
  return asynchronousTable(errors, {
    getPrivacySetting: () => ({ needAuthorization: guard.needed, privacyContractName: '《小程序隐私保护指引》' }),
    requirePrivacyAuthorize: () => guard.pass('requirePrivacyAuthorize'),
    openPrivacyContract: async () => {
      await overlay.modal({
        title: '小程序隐私保护指引',
        content: '（由微信公众平台生成）',
        buttons: [{ text: '关闭' }],
      })
    },
  })
}
