import type { Call } from '@/contract/call'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { answer, sent } from './bank'
import type { Mounted } from './harness'
import { pages } from './router'

/** What may stand against money, with the button of its way on and where that leads; '' where only time helps. */
const OBSTACLES: readonly (readonly [ErrorName, string, string])[] = [
  ['AccountLost', '去解挂', '/reportTheLossList'],
  ['PaymentsStopped', '查看支付安全', '/paySecurity'],
  ['NightLocked', '查看支付安全', '/paySecurity'],
  ['AccountFrozen', '查看冻结与处理中', '/FrozenAmountLists'],
  ['AccountDormant', '去激活', '/EditeIdCard'],
  ['AccountImageMissing', '去完善', '/EditeIdCard'],
  ['AccountReceiveOnly', '去完善', '/EditeIdCard'],
  ['IdCardExpired', '去更新', '/SettingIdCard'],
  ['ClosureUnderWay', '查看或撤回注销', '/logoutAccountIndex'],
  ['CardUnknown', '查看银行卡', '/mybandcard'],
  ['TransferLimitDay', '查看支付限额', '/paySecurity'],
  ['TransferLimitCount', '', ''],
  ['InsufficientFunds', '去转入', '/AccountTurnInto'],
  ['PasswordLocked', '重置支付密码', '/resetPassword'],
]

/** Waits for a form, or for what stands in its place: whether there is one. */
export async function formThere(page: Mounted, field: string): Promise<boolean> {
  await page.until(() => page.find(`${field}, .ui-empty`))
  return page.findAll('.ui-empty').length === 0
}

/**
 * Tests a form of a call: whatever stands against the call is said on it before anything is typed, with its way on, and its
 * button leads to that and not to the password; or that stands in the form's place. test/fixtures/obstacles.test.ts asks for
 * it for every call that moves money.
 * @param open opens the form; the bank's other answers are prepared
 * @param action the button that begins the order: its text, or a selector in brackets
 */
export function showsObstacles(contract: Call, open: () => Promise<Mounted>, action: string): void {
  shows(OBSTACLES, contract, open, action)
}

/** What may stand against a change of what decides over an account. */
const OWNER_OBSTACLES: typeof OBSTACLES = [
  ['AccountLost', '去解挂', '/reportTheLossList'],
  ['PhoneLost', '去解挂', '/reportTheLossList'],
  ['ClosureUnderWay', '查看或撤回注销', '/logoutAccountIndex'],
  ['AccountFrozen', '查看冻结与处理中', '/FrozenAmountLists'],
  ['CaseTooMany', '查看我的反馈', '/feedbackDetail'],
  ['TooManyTries', '', ''],
]

/**
 * The same of what decides over an account, of which not every way takes the payment password.
 * @param action undefined where nothing can be begun
 */
export function showsOwnerObstacles(contract: Call, open: () => Promise<Mounted>, action?: string): void {
  shows(OWNER_OBSTACLES, contract, open, action)
}

function shows(
  obstacles: typeof OBSTACLES,
  contract: Call,
  open: () => Promise<Mounted>,
  action: string | undefined,
): void {
  describe(`the form of ${contract.name}`, () => {
    it.each(obstacles)('says %s beforehand, and leads to %s', async (name, way, route) => {
      const { code, message } = ERRORS[name]
      answer(queryObstacles, { obstacles: [{ code, name, message }] })
      const page = await open()
      await page.until(() => expect(page.text()).toContain(message))
      expect(sent(queryObstacles).map(({ call }) => call)).toContain(contract.name)
      const instead = page.findAll('.ui-empty').some(({ textContent }) => textContent?.includes(message))
      if (instead) expect(page.findAll('.ui-screen__action')).toEqual([])
      else if (action !== undefined) {
        await page.tap(action.startsWith('[') ? action : page.findText(action))
        await page.until(() => expect(store.get(boxAtom)?.request.content).toContain(message))
        store.get(boxAtom)?.answer('cancel')
      }
      expect(page.text()).not.toMatch(/请输入支付密码|开始识别/)
      expect(sent(contract)).toEqual([])
      if (way === '') return
      // The box has a button of the same words.
      const ways = page.findAll(instead ? '.ui-empty .ui-button' : '.ui-notice__inside')
      const bar = ways.find(({ textContent }) => textContent?.includes(way))
      if (!bar) throw new Error(`no bar leads to ${way}`)
      await page.tap(bar)
      await page.until(() => expect(pages()).toContain(route))
    })
  })
}
