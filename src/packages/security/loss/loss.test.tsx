import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import type { ResponseOf } from '@/contract/call'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { confirmLoss } from '@/contract/loss/confirmLoss'
import { liftLoss } from '@/contract/loss/liftLoss'
import { queryLosses } from '@/contract/loss/queryLosses'
import { reportLoss } from '@/contract/loss/reportLoss'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const AT = 1_793_000_000_000
type Answer = ResponseOf<typeof queryLosses>
type Case = Answer['losses'][number]

const THINGS: Answer['things'] = [
  { object: 'ACCOUNT', called: '电子账户（尾号0019）' },
  { object: 'SUB', acctId: 'a1', called: '账户（尾号0027）' },
  { object: 'SUB', acctId: 'a2', called: '账户（尾号0035）' },
  { object: 'PHONE', called: '手机（170****0001）' },
]
const TEMP: Case = {
  caseNo: 'L1',
  object: 'ACCOUNT',
  called: '电子账户（尾号0019）',
  state: 'TEMP',
  reportedAt: AT,
  tempUntil: '20261107',
  daysLeft: 3,
  steps: [{ state: 'TEMP', by: 'customer', at: AT }],
}
const FORMAL: Case = { ...TEMP, state: 'FORMAL', replaceFrom: '20261110', replaceable: false }

const offer = (changes: Partial<Answer> = {}) =>
  answer(queryLosses, { losses: [], things: THINGS, known: true, ...changes })
const saying = async (page: Mounted, text: string) =>
  page.until(() => expect(JSON.stringify(store.get(boxAtom)?.request)).toContain(text))
const typePassword = async (page: Mounted, digits: string) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of digits) await page.tap(page.findText(digit))
}

describe('/reportTheLoss', () => {
  it('shows what stops and what doesn’t, and reports the one account chosen', async () => {
    offer()
    const page = await openPage('/reportTheLoss')
    await page.until(() => page.findText('立即挂失'))
    await page.tap(page.findText('立即挂失'))
    await page.until(() => page.findText('请选择要挂失的内容'))
    await page.tap(page.findText('账户（尾号0035）'))
    expect(page.text()).toMatch(/立即停止.*该账户不能消费.*不受影响.*该账户照常收款/)
    expect(page.text()).not.toContain('身份证号')
    answer(reportLoss, { caseNo: 'L1' })
    offer({ losses: [TEMP] })
    await page.tap(page.findText('立即挂失'))
    await saying(page, '解挂须由您本人人脸识别')
    expect(sent(reportLoss)).toEqual([])
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(pages().slice(-1)).toEqual(['/reportTheLossList']))
    expect(sent(reportLoss)).toEqual([{ object: 'SUB', acctId: 'a2' }])
  })

  it('says of each thing before it is chosen what its loss stops', async () => {
    offer()
    const page = await openPage('/reportTheLoss')
    await page.until(() => page.findText('挂失后不能转出、消费，亲情卡不能付款'))
    expect(page.findAll('[aria-checked=true]')).toEqual([])
  })

  it('with a lost phone reports the account too, and it first, where that is wanted', async () => {
    offer()
    const page = await openPage('/reportTheLoss', { object: 'PHONE' })
    await page.until(() => page.findText('其他手机和设备会退出登录'))
    expect(page.find('.report-loss__hint').textContent).toBe('挂失后不能转出、消费，亲情卡不能付款')
    expect(page.find('.report-loss__named').textContent).toBe('将挂失：手机（170****0001）')
    await page.tap('[role=checkbox]')
    expect(page.find('.report-loss__named').textContent).toBe('将挂失：电子账户（尾号0019）和手机（170****0001）')
    answer(reportLoss, { caseNo: 'L1' })
    await page.tap(page.findText('立即挂失'))
    await saying(page, '挂失电子账户（尾号0019）和手机（170****0001）')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(sent(reportLoss)).toEqual([{ object: 'ACCOUNT' }, { object: 'PHONE' }]))
  })

  it('before the gesture leads to the account first, whose code a lost phone would get no more', async () => {
    offer({ known: false })
    const page = await openPage('/reportTheLoss', { object: 'PHONE' })
    await page.until(() => page.findText('挂失账户'))
    expect(page.findAll('[role=checkbox]')).toEqual([])
    await page.tap(page.findText('挂失账户'))
    await page.until(() => expect(page.find('[role=radio][aria-checked=true]').textContent).toContain('电子账户'))
    expect(page.text()).not.toContain('担心钱被转走')
  })

  it('offers no account that is lost already', async () => {
    offer({ things: THINGS.filter(({ object }) => object === 'PHONE') })
    const page = await openPage('/reportTheLoss', { object: 'PHONE' })
    await page.until(() => page.findText('其他手机和设备会退出登录'))
    expect(page.text()).not.toContain('担心钱被转走')
  })

  it('begins with the account that somebody came from, of several of a class', async () => {
    offer()
    const page = await openPage('/reportTheLoss', { object: 'SUB', acctId: 'a2' })
    await page.until(() => expect(page.find('[role=radio][aria-checked=true]').textContent).toContain('尾号0035'))
    expect(page.text()).toContain('找回后解挂')
  })

  it('before the gesture asks for the ID number and a code, and says what is wrong with them', async () => {
    offer({ known: false })
    const page = await openPage('/reportTheLoss', { object: 'PHONE' })
    await page.until(() => page.findText('短信验证码'))
    expect(page.text()).toContain('收不到时请致电')
    await page.tap(page.findText('立即挂失'))
    await page.until(() => page.findText('请填写18位身份证号'))
    await page.type('[aria-label="身份证号"]', '990000198805120018')
    answer(sendSmsCode, { sentTo: '170****0001', resendAfter: 60, validFor: 300 })
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('170****0001，'))
    await page.type('[aria-label="短信验证码"]', '123456')
    refuse(reportLoss, 'LossIdCardWrong')
    await page.tap(page.findText('立即挂失'))
    await saying(page, '解挂须由您本人人脸识别')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => page.findText('身份证号与登记的不一致，请重新输入'))
    expect(sent(reportLoss)).toEqual([{ object: 'PHONE', idCardNo: '990000198805120018', smsCode: '123456' }])
  })
})

describe('/reportTheLossList', () => {
  it.each([
    [true, '/ChangePhone'],
    [false, '/VerifyPhoneNumberCs'],
  ] as const)('leads from a lost phone to another number, signed in: %s', async (signedIn, to) => {
    arrive({ signedIn })
    offer({ losses: [{ ...TEMP, object: 'PHONE', called: '手机（170****0001）' }], known: signedIn })
    const page = await openPage('/reportTheLossList')
    await page.until(() => page.findText('更换手机号'))
    await page.tap(page.findText('更换手机号'))
    expect(pages().slice(-1)).toEqual([to])
  })

  it('tells a case’s course, its days left, and offers to confirm or lift it', async () => {
    offer({ losses: [TEMP, { ...FORMAL, caseNo: 'L2', object: 'PHONE', replaceFrom: undefined }] as Case[] })
    const page = await openPage('/reportTheLossList')
    await page.until(() => page.findText('转为正式挂失'))
    expect(page.text()).toMatch(/剩余3天.*临时挂失.*到期自动失效2026\.11\.07 24:00/)
    // A phone is renewed by its owner and by no bank.
    expect(page.text()).not.toContain('补发新账号')
    await page.tap(page.findText('转为正式挂失'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/reportTheLossList']))
  })

  it('offers another number once its day has come', async () => {
    offer({ losses: [{ ...FORMAL, replaceable: true }] })
    const page = await openPage('/reportTheLossList')
    await page.until(() => page.findText('补发新账号'))
    expect(page.text()).toContain('可补发新账号现在')
  })

  const shown = async (step: 'confirm' | 'lift', losses: readonly Case[] = [TEMP]) => {
    offer({ losses: [...losses] })
    answer(queryConsents, { consents: [] })
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    return openPage('/reportTheLossList', { caseNo: 'L1', step, bizToken: 'token' })
  }

  it('lifts by the face alone', async () => {
    answer(liftLoss, {})
    const page = await shown('lift')
    await page.until(() => page.findText('已解挂'))
    expect(sent(liftLoss)).toEqual([{ caseNo: 'L1' }])
  })

  it('confirms by the face and the payment password, and stays at the keyboard for a wrong one', async () => {
    const page = await shown('confirm')
    refuse(confirmLoss, 'PasswordWrong')
    await typePassword(page, '135791')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    answer(confirmLoss, {})
    await typePassword(page, '135790')
    await page.until(() => page.findText('已转为正式挂失'))
    expect(sent(confirmLoss)).toEqual([
      { caseNo: 'L1', password: '135791' },
      { caseNo: 'L1', password: '135790' },
    ])
  })

  it('keeps the face for who closes the keyboard, until the bank says that it is good no longer', async () => {
    const page = await shown('confirm')
    await page.until(() => page.find('.ui-secure-keyboard'))
    await page.tap('[aria-label="关闭"]')
    await page.until(() => page.findText('输入支付密码'))
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('输入支付密码'))
    refuse(confirmLoss, 'FaceMissing')
    await typePassword(page, '135790')
    await page.until(() => page.findText('开始识别'))
  })

  it.each([
    ['is lifted already', { ...TEMP, state: 'LIFTED' }, 'lift', '解挂'],
    ['can’t be replaced yet', FORMAL, 'replace', '补发新账号'],
    ['is another’s', { ...TEMP, caseNo: 'L2' }, 'confirm', '转为正式挂失'],
  ] as const)(
    'asks nobody for a face for a case that %s, and leads to those there are',
    async (_, loss, step, name) => {
      offer({ losses: [loss] })
      answer(queryConsents, { consents: [] })
      const page = await openPage('/reportTheLossList', { caseNo: 'L1', step })
      await page.until(() => page.findText(`该挂失现在不能办理${name}`))
      expect(page.text()).not.toContain('开始识别')
      await page.tap(page.findText('查看挂失记录'))
      await page.until(() => expect(pages()).toEqual(['/', '/reportTheLossList']))
    },
  )

  it('lifts by the same face when the answer got lost', async () => {
    loseAnswer(liftLoss)
    const page = await shown('lift')
    await page.until(() => page.findText('确认解挂'))
    answer(liftLoss, {})
    await page.tap(page.findText('确认解挂'))
    await page.until(() => page.findText('已解挂'))
  })

  it.each([
    ['ACCOUNT', '挂失期间不能重置支付密码', false],
    ['ID_CARD', '支付密码已锁定，请先重置支付密码', true],
  ] as const)('asks nobody for a face whose payment password is locked (%s)', async (object, says, resets) => {
    const { code, message } = ERRORS.PasswordLocked
    answer(queryObstacles, { obstacles: [{ code, name: 'PasswordLocked', message }] })
    offer({ losses: [{ ...TEMP, object }] as Case[] })
    answer(queryConsents, { consents: [] })
    const page = await openPage('/reportTheLossList', { caseNo: 'L1', step: 'confirm' })
    await page.until(() => expect(page.text()).toContain(says))
    expect(page.text()).not.toContain('开始识别')
    expect(page.findAll('.ui-notice__inside').some(({ textContent }) => textContent?.endsWith('重置支付密码'))).toBe(
      resets,
    )
  })

  it('leads who has locked the password to a counter, because it can’t be reset while the account is lost', async () => {
    const page = await shown('confirm')
    refuse(confirmLoss, 'PasswordLocked')
    await typePassword(page, '135791')
    await saying(page, '携带身份证到网点办理')
  })

  it('asks nobody for a card that is lost, and offers the reset that works then', async () => {
    const page = await shown('confirm', [{ ...TEMP, object: 'ID_CARD', called: '身份证' }])
    await page.until(() => page.find('.ui-secure-keyboard'))
    expect(page.text()).not.toContain('携带身份证')
    refuse(confirmLoss, 'PasswordLocked')
    await typePassword(page, '135791')
    await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('重置支付密码'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(pages().slice(-1)).toEqual(['/resetPassword']))
  })

  it('nor with the account lost as well, when no reset works either', async () => {
    const page = await shown('confirm', [TEMP, { ...TEMP, caseNo: 'L2', object: 'ID_CARD', called: '身份证' }])
    await page.until(() => page.find('.ui-secure-keyboard'))
    await page.until(() => expect(page.text()).toContain('请致电客服'))
    expect(page.text()).not.toContain('携带身份证')
  })

  it.each([
    ['ACCOUNT', '何时可补发，请在挂失记录中查看'],
    ['PHONE', '更换手机号后，挂失自动结束'],
    ['ID_CARD', '更新身份证后，挂失自动结束'],
  ] as const)('says of %s what ends a loss that was confirmed', async (object, hint) => {
    answer(confirmLoss, {})
    const page = await shown('confirm', [{ ...TEMP, object }])
    await typePassword(page, '135790')
    await page.until(() => page.findText('已转为正式挂失'))
    expect(page.text()).toContain(hint)
    expect(page.text().includes('补发')).toBe(object === 'ACCOUNT')
  })

  it.each([
    ['ACCOUNT', '不使用人脸，到网点办理'],
    ['ID_CARD', '不使用人脸，致电客服办理'],
  ] as const)('offers who has lost %s a way without a face that can be gone', async (object, way) => {
    offer({ losses: [{ ...TEMP, object }] })
    answer(queryConsents, { consents: [] })
    const page = await openPage('/reportTheLossList', { caseNo: 'L1', step: 'lift' })
    await page.until(() => page.findText(way))
    expect(page.text().includes('到网点办理')).toBe(object === 'ACCOUNT')
  })
})
