import { answer, keepWaiting, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { lookOf } from '@test/component/readiness'
import { pages } from '@test/component/router'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { ocrZipControl } from '@/contract/identity/ocrZipControl'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { checkPhoneOwner } from '@/contract/phone/checkPhoneOwner'
import { confirmPhone } from '@/contract/phone/confirmPhone'
import { nameNewPhone } from '@/contract/phone/nameNewPhone'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { provePhone } from '@/contract/phone/provePhone'
import { queryPhoneChange } from '@/contract/phone/queryPhoneChange'
import { requestPhoneReview } from '@/contract/phone/requestPhoneReview'
import { setCardPhone } from '@/contract/phone/setCardPhone'
import { startPhoneChange } from '@/contract/phone/startPhoneChange'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import type { ResponseOf } from '@/contract/call'
import { DAY_MS } from '@/domain/dates/day'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

type Standing = ResponseOf<typeof queryPhoneChange>
type Change = NonNullable<Standing['change']>

const AT = 1_793_584_800_000
/** 2026-11-05 10:00 in Shanghai. */
const UNTIL = Date.UTC(2026, 10, 5, 2)
const SIGNED_IN: Standing = {
  mobileNo: '170****0001',
  confirmedAt: AT,
  confirmDue: false,
  hasPassword: true,
  methods: ['OLD_CODE', 'FACE', 'REVIEW'],
}
const EARLY: Standing = { ...SIGNED_IN, methods: ['RECOVER'] }
const WITHOUT: Standing = { confirmDue: false, hasPassword: true, methods: ['FACE', 'RECOVER'] }
const change = (changes: Partial<Change>): Change => ({
  ...{ changeId: 'c1', purpose: 'CHANGE', method: 'OLD_CODE', state: 'STARTED', oldNo: '170****0001' },
  ...changes,
})
const stands = (changed?: Partial<Change>, standing = SIGNED_IN) =>
  answer(queryPhoneChange, { ...standing, ...(changed && { change: change(changed) }) })

const at = () => pages().at(-1)

beforeEach(() => keepWaiting(ocrZipControl))

const agreeTo = async (page: Mounted, action: string) => {
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe(action))
  store.get(boxAtom)?.answer('confirm')
}
const closeBox = async (page: Mounted, text: string) => {
  await page.until(() => expect(store.get(boxAtom)?.request.content).toContain(text))
  store.get(boxAtom)?.answer('confirm')
}
const typePassword = async (page: Mounted) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of '135790') await page.tap(page.findText(digit))
}
const typeCode = async (page: Mounted, label = '短信验证码') => {
  answer(sendSmsCode, { sentTo: '170****0061', resendAfter: 60, validFor: 300 })
  await page.tap(page.findText('获取验证码'))
  await page.until(() => expect(page.text()).toContain('5分钟内有效'))
  await page.type(`[aria-label="${label}"]`, '123456')
}
/** Back from the face service's page with a face that matched. */
const withFace = async (route: '/ChangePhoneTwo' | '/setMyPhoneNumber') => {
  answer(queryConsents, { consents: [] })
  answer(tencentFaceVerify, { passed: true, faceResult: 'PASS', attemptsLeft: 4 } as never)
  const page = await openPage(route, { bizToken: 'token' })
  await page.until(() => page.findText('人脸识别通过，请核对身份信息'))
  await page.type('[aria-label="身份证号后4位"]', '123X')
  return page
}

describe('what stands against another number', () => {
  beforeEach(() => {
    stands()
    answer(queryConsents, { consents: [] })
  })

  showsOwnerObstacles(startPhoneChange, () => openPage('/ChangePhone'), '原手机号已停用')
  showsOwnerObstacles(startPhoneChange, () => openPage('/VerifyPhoneNumber'))
  showsOwnerObstacles(startPhoneChange, () => openPage('/ChangePhoneTwo'))
  showsOwnerObstacles(startPhoneChange, () => openPage('/VerifyPhoneNumberCs'), '开始申请')

  it('is not a locked password, which other ways don’t take', async () => {
    const { code, message } = ERRORS.PasswordLocked
    answer(queryObstacles, { obstacles: [{ code, name: 'PasswordLocked', message }] })
    const page = await openPage('/ChangePhone')
    await page.until(() => page.findText('不使用人脸，或忘记支付密码'))
    await page.tap(page.findText('不使用人脸，或忘记支付密码'))
    await page.until(() => expect(at()).toBe('/VerifyPhoneNumberCs'))
    expect(page.text()).not.toContain(message)
  })
})

describe('/ChangePhone', () => {
  it('offers the ways the bank names, and what waits', async () => {
    stands({ state: 'OWNER_CHECKED', method: 'FACE', newNo: '170****0093', recordNo: 'I1' })
    const page = await openPage('/ChangePhone')
    await page.until(() => page.findText('更换为170****0093的申请已通过，请验证新手机号'))
    expect(page.text()).toMatch(/原手机号可接收短信.*原手机号已停用.*不使用人脸，或忘记支付密码/)
    await page.tap(page.findText('原手机号可接收短信'))
    await agreeTo(page, '继续办理')
    await page.until(() => expect(at()).toBe('/VerifyPhoneNumber'))
  })

  it('says that a face takes the payment password too, where one is set', async () => {
    stands()
    const page = await openPage('/ChangePhone')
    await page.until(() => page.findText('需要人脸识别和身份信息，并输入支付密码'))
  })

  it('says of what was approved early from when it goes on, and asks for no code before', async () => {
    stands({ state: 'OWNER_CHECKED', method: 'RECOVER', newNo: '170****0093', recordNo: 'I1', readyAt: AT })
    const page = await openPage('/ChangePhone')
    await page.until(() => expect(page.text()).toContain('起可验证新手机号'))
    await page.tap(page.findText('查看'))
    expect(at()).toBe('/VerifyPhoneNumberCs')
  })

  it('says that a person refused, with where else to go', async () => {
    stands({ state: 'REJECTED', newNo: '170****0092' })
    const page = await openPage('/ChangePhone')
    await page.until(() => expect(page.text()).toMatch(/更换为170\*{4}0092的申请未通过审核.*网点/))
  })
})

describe('/VerifyPhoneNumber', () => {
  it('asks for the payment password and goes on to the old number’s code', async () => {
    stands()
    const page = await openPage('/VerifyPhoneNumber')
    await page.until(() => page.findText('下一步'))
    await page.tap(page.findText('下一步'))
    answer(startPhoneChange, change({}))
    stands({})
    await typePassword(page)
    await page.until(() => expect(at()).toBe('/VerifyPhoneCode'))
    expect(sent(startPhoneChange)).toEqual([{ method: 'OLD_CODE', password: '135790' }])
  })

  it.each([
    ['AccountLost', '去解挂', '/reportTheLossList'],
    ['AccountFrozen', '查看冻结与处理中', '/FrozenAmountLists'],
    ['ClosureUnderWay', '查看或撤回注销', '/logoutAccountIndex'],
    ['FaceMissing', '去刷脸', '/ChangePhoneTwo'],
  ] as const)('leads on from %s', async (refusal, action, to) => {
    stands()
    const page = await openPage('/VerifyPhoneNumber')
    await page.until(() => page.findText('下一步'))
    await page.tap(page.findText('下一步'))
    refuse(startPhoneChange, refusal)
    await typePassword(page)
    await agreeTo(page, action)
    await page.until(() => expect(at()).toBe(to))
  })
})

describe('/ChangePhoneTwo', () => {
  it('asks for no face while the password that comes after it is locked, and leads to a person', async () => {
    stands()
    answer(queryConsents, { consents: [] })
    const { code, message } = ERRORS.PasswordLocked
    answer(queryObstacles, { obstacles: [{ code, name: 'PasswordLocked', message }] })
    const page = await openPage('/ChangePhoneTwo')
    await page.until(() => expect(page.text()).toContain(message))
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('由工作人员审核'))
    await page.until(() => expect(at()).toBe('/VerifyPhoneNumberCs'))
  })

  it('leads who has forgotten the password to a person, for a reset’s code goes to the number that is gone', async () => {
    stands()
    const page = await withFace('/ChangePhoneTwo')
    await page.tap(page.findText('下一步'))
    await page.until(() => page.find('.ui-secure-keyboard'))
    await page.tap(page.findText('忘记支付密码'))
    await page.until(() => expect(at()).toBe('/VerifyPhoneNumberCs'))
  })

  it('signed in, takes the password besides face and ID card', async () => {
    stands()
    const page = await withFace('/ChangePhoneTwo')
    await page.tap(page.findText('下一步'))
    answer(startPhoneChange, change({ method: 'FACE', state: 'OLD_PROVED' }))
    await typePassword(page)
    await page.until(() => expect(at()).toBe('/newPhone'))
    expect(sent(startPhoneChange)).toEqual([{ method: 'FACE', password: '135790', idCardEnd: '123X' }])
  })

  it('before the gesture, begins the way that a person decides about, without the password', async () => {
    arrive({ signedIn: false })
    stands(undefined, EARLY)
    const page = await withFace('/ChangePhoneTwo')
    refuse(startPhoneChange, 'IdCardEndWrong')
    await page.tap(page.findText('下一步'))
    await page.until(() => expect(page.text()).toContain('后4位'))
    answer(startPhoneChange, change({ method: 'RECOVER', state: 'OLD_PROVED' }))
    await page.tap(page.findText('下一步'))
    await page.until(() => expect(at()).toBe('/newPhone'))
    expect(sent(startPhoneChange)).toEqual([
      { method: 'RECOVER', idCardEnd: '123X' },
      { method: 'RECOVER', idCardEnd: '123X' },
    ])
  })
})

describe('/setMyPhoneNumber', () => {
  it('registers a first number by a face and the password', async () => {
    arrive({ signedIn: false })
    stands(undefined, WITHOUT)
    const page = await withFace('/setMyPhoneNumber')
    await page.tap(page.findText('下一步'))
    answer(startPhoneChange, change({ purpose: 'FIRST', method: 'FACE', state: 'OLD_PROVED' }))
    await typePassword(page)
    await page.until(() => expect(at()).toBe('/newPhone'))
  })

  it.each(['forgotten', 'locked'])(
    'with the password %s, a person decides instead of a reset without a number',
    async (why) => {
      arrive({ signedIn: false })
      stands(undefined, WITHOUT)
      const page = await withFace('/setMyPhoneNumber')
      await page.tap(page.findText('下一步'))
      if (why === 'locked') {
        refuse(startPhoneChange, 'PasswordLocked')
        await typePassword(page)
        await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('由工作人员审核'))
      }
      answer(startPhoneChange, change({ purpose: 'FIRST', method: 'RECOVER', state: 'OLD_PROVED' }))
      if (why === 'locked') await agreeTo(page, '由工作人员审核')
      else await page.tap(page.findText('忘记支付密码'))
      await page.until(() => expect(at()).toBe('/newPhone'))
      expect(sent(startPhoneChange).at(-1)).toEqual({ method: 'RECOVER', idCardEnd: '123X' })
    },
  )

  it('is no page for who has a number', async () => {
    stands()
    keepWaiting(queryConsents)
    const page = await openPage('/setMyPhoneNumber')
    await page.until(() => page.findText('您已登记手机号170****0001'))
    await page.tap(page.findText('更换手机号'))
    expect(at()).toBe('/ChangePhone')
  })
})

describe('/newPhone', () => {
  it('says a wrong number at the field and goes on with a right one', async () => {
    stands({ method: 'FACE', state: 'OLD_PROVED' })
    const page = await openPage('/newPhone')
    await page.until(() => page.findText('下一步'))
    await page.type('[aria-label="新手机号"]', '1234')
    expect(lookOf(page, '下一步')).toBe('blocked')
    await page.tap(page.findText('下一步'))
    expect(sent(nameNewPhone)).toEqual([])
    await page.type('[aria-label="新手机号"]', '17000000061')
    expect(lookOf(page, '下一步')).toBe('primary')
    answer(nameNewPhone, change({ method: 'FACE', state: 'OLD_PROVED', newNo: '170****0061' }))
    await page.tap(page.findText('下一步'))
    await page.until(() => expect(at()).toBe('/VerifyPhoneCode'))
  })

  it('opened out of order leads to the right step, or to the beginning', async () => {
    stands({ state: 'REVIEW', method: 'REVIEW', recordNo: 'I1' })
    const page = await openPage('/newPhone')
    await page.until(() => page.findText('继续办理'))
    await page.tap(page.findText('继续办理'))
    expect(at()).toBe('/VerifyPhoneNumberCs')
  })
})

describe('/VerifyPhoneCode', () => {
  it('shows the end where it was reached', async () => {
    const proved = { method: 'FACE', state: 'OLD_PROVED', newNo: '170****0061' } as const
    stands(proved)
    const page = await openPage('/VerifyPhoneCode', { changeId: 'c1' })
    await page.until(() => page.findText('请验证新手机号，确认正在由您使用'))
    await typeCode(page)
    const done = change({ ...proved, state: 'DONE', doneAt: AT })
    answer(provePhone, done)
    answer(queryPhoneChange, { ...SIGNED_IN, mobileNo: '170****0061', change: done })
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('手机号已更换'))
    expect(page.text()).toContain('24小时内每日最多可转出5000元')
  })

  it('says a wrong code at the field, and another customer’s number with the way to another one', async () => {
    stands({ method: 'FACE', state: 'OLD_PROVED', newNo: '170****0061' })
    const page = await openPage('/VerifyPhoneCode', { changeId: 'c1' })
    await page.until(() => page.findText('获取验证码'))
    await typeCode(page)
    refuse(provePhone, 'SmsCodeWrong')
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('验证码错误，请重新输入'))
    refuse(provePhone, 'PhoneTaken')
    await page.tap(page.findText('下一步'))
    await closeBox(page, '手机号')
    await page.until(() => expect(at()).toBe('/newPhone'))
  })
})

describe('/realUserPhone', () => {
  const asked = (owner: 'mismatch' | 'unavailable', method: Change['method'] = 'FACE') => ({
    ...{ method, state: 'NEW_PROVED' as const, newNo: '170****0061', owner },
  })

  it('asks carriers again that gave no answer', async () => {
    stands(asked('unavailable'))
    const page = await openPage('/realUserPhone')
    await page.until(() => page.findText('运营商暂未答复'))
    const done = change({ ...asked('unavailable'), owner: 'match', state: 'DONE', doneAt: AT })
    answer(checkPhoneOwner, done)
    answer(queryPhoneChange, { ...SIGNED_IN, change: done })
    await page.tap(page.findText('重新核验'))
    await page.until(() => page.findText('手机号已更换'))
  })

  it('promises who can’t sign in no change by the carriers’ word alone', async () => {
    arrive({ signedIn: false })
    stands(asked('unavailable', 'RECOVER'), EARLY)
    const page = await openPage('/realUserPhone')
    await page.until(() => page.findText('运营商暂未答复'))
    expect(page.text()).toMatch(/核验机主后，还须拍摄身份证.*审核.*24小时/)
    expect(page.text()).not.toContain('核验机主后即可更换')
  })

  it.each<[string, Partial<Change>, string]>([
    ['thirty minutes of what its customer does alone', {}, '超过30分钟未完成'],
    ['no minutes of what a person was asked about', { recordNo: 'I1' }, '已超过办理时限'],
  ])('tells of %s once its time is over', async (_, more, says) => {
    stands({ ...asked('mismatch'), state: 'ABANDONED', ...more })
    const page = await openPage('/realUserPhone')
    await page.until(() => page.findText('没有正在办理的手机号更换'))
    expect(page.text()).toContain(`可能已办理完成，或${says}`)
  })

  it('lets a person decide about family’s number, and not for who can’t sign in', async () => {
    stands(asked('mismatch'))
    const page = await openPage('/realUserPhone')
    await page.until(() => page.findText('使用家人名下的手机号'))
    stands(asked('mismatch', 'RECOVER'), EARLY)
    arrive({ signedIn: false })
    const early = await openPage('/realUserPhone')
    await early.until(() => expect(early.text()).toContain('请携带身份证到网点办理'))
    expect(early.text()).not.toContain('使用家人名下的手机号')
  })
})

describe('/VerifyPhoneNumberCs', () => {
  it('before the gesture says what it takes, and begins with a face', async () => {
    arrive({ signedIn: false })
    stands(undefined, EARLY)
    keepWaiting(queryConsents)
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('开始申请'))
    expect(page.text()).toMatch(/无需登录.*原手机号会收到提醒短信.*人脸识别.*须在您本人名下.*提交满24小时后/)
    await page.tap(page.findText('开始申请'))
    await page.until(() => expect(at()).toBe('/ChangePhoneTwo'))
    expect(sent(startPhoneChange)).toEqual([])
  })

  it('hands in papers without a reason there, and says when it can be finished', async () => {
    arrive({ signedIn: false })
    stands({ method: 'RECOVER', state: 'NEW_PROVED', newNo: '170****0061', owner: 'match' }, EARLY)
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('提交申请'))
    expect(page.text()).not.toContain('申请原因')
    expect(lookOf(page, '提交申请')).toBe('blocked')
    await page.tap(page.findText('提交申请'))
    expect(sent(requestPhoneReview)).toEqual([])
    stands({ method: 'RECOVER', state: 'OWNER_CHECKED', newNo: '170****0061', readyAt: AT, recordNo: 'I1' }, EARLY)
    const later = await openPage('/VerifyPhoneNumberCs')
    await later.until(() => later.findText('审核已通过'))
    expect(later.text()).toMatch(/起可验证新手机号，完成更换/)
    expect(later.text()).not.toMatch(/开始申请|继续办理/)
  })

  it.each<[string, Partial<Change>, string]>([
    ['at once', {}, '请在2026.11.05 10:00前验证新手机号，完成更换'],
    ['from a day later on', { readyAt: UNTIL - DAY_MS }, '起可验证新手机号，请在2026.11.05 10:00前完成更换'],
  ])('says until when what was approved is finished, %s', async (_, more, says) => {
    stands({
      method: 'REVIEW',
      state: 'OWNER_CHECKED',
      newNo: '170****0061',
      recordNo: 'I1',
      expiresAt: UNTIL,
      ...more,
    })
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('审核已通过'))
    expect(page.text()).toContain(says)
  })

  it('asks for the password before it gives up what waits', async () => {
    stands({ method: 'FACE', state: 'STARTED' })
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('开始申请'))
    await page.tap(page.findText('开始申请'))
    answer(startPhoneChange, change({ method: 'REVIEW' }))
    await typePassword(page)
    await page.until(() => expect(at()).toBe('/newPhone'))
    expect(sent(startPhoneChange)).toEqual([{ method: 'REVIEW', password: '135790' }])
  })

  it('shows what a person decides about, and withdraws it by a question and the password', async () => {
    stands({ method: 'REVIEW', state: 'REVIEW', newNo: '170****0061', recordNo: 'I1' })
    const entry = await openPage('/ChangePhone')
    await entry.until(() => entry.findText('不使用人脸，或忘记支付密码'))
    await entry.tap(entry.findText('不使用人脸，或忘记支付密码'))
    // Nothing is given up by looking at it.
    expect(at()).toBe('/VerifyPhoneNumberCs')
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('撤回并重新申请'))
    await page.tap(page.findText('撤回并重新申请'))
    await agreeTo(page, '继续办理')
    answer(startPhoneChange, change({ method: 'REVIEW' }))
    await typePassword(page)
    await page.until(() => expect(at()).toBe('/newPhone'))
    expect(sent(startPhoneChange)).toEqual([{ method: 'REVIEW', password: '135790' }])
  })

  it('leads who has no number to the first one', async () => {
    arrive({ signedIn: false })
    stands(undefined, WITHOUT)
    keepWaiting(queryConsents)
    const page = await openPage('/VerifyPhoneNumberCs')
    await page.until(() => page.findText('登记手机号'))
    await page.tap(page.findText('登记手机号'))
    expect(at()).toBe('/setMyPhoneNumber')
  })
})

it('/realUserPhoneTwo asks who holds the number, and for a statement that nobody ticked', async () => {
  stands({ method: 'FACE', state: 'NEW_PROVED', newNo: '170****0061', owner: 'mismatch' })
  const page = await openPage('/realUserPhoneTwo')
  await page.until(() => page.findText('提交申请'))
  expect(lookOf(page, '提交申请')).toBe('blocked')
  await page.tap(page.findText('提交申请'))
  page.findText('请选择机主与您的关系')
  await page.tap(page.findText('父母'))
  expect(lookOf(page, '提交申请')).toBe('blocked')
  await page.tap(page.findText('提交申请'))
  expect(sent(requestPhoneReview)).toEqual([])
  const waiting = change({ method: 'FACE', state: 'REVIEW', newNo: '170****0061', owner: 'mismatch', recordNo: 'I1' })
  answer(requestPhoneReview, waiting)
  answer(queryPhoneChange, { ...SIGNED_IN, change: waiting })
  await page.tap('[role="checkbox"]')
  expect(lookOf(page, '提交申请')).toBe('primary')
  await page.tap(page.findText('提交申请'))
  await page.until(() => page.findText('人工审核中'))
  expect(sent(requestPhoneReview)).toEqual([{ changeId: 'c1', relation: 'PARENT', declared: true }])
})

it('/phoneVerification confirms the number once a year by a code', async () => {
  stands()
  const page = await openPage('/phoneVerification')
  await page.until(() => page.findText('仍在使用，确认'))
  await typeCode(page)
  answer(confirmPhone, {})
  await page.tap(page.findText('仍在使用，确认'))
  await page.until(() => page.findText('手机号已确认'))
  expect(sent(confirmPhone)).toEqual([{ smsCode: '123456' }])
})

describe('/changeFirstPhone', () => {
  const facts = { cardId: 'k1', role: 'FIRST', bankName: '建设银行', cardNo: '**** 8005' } as const
  showsOwnerObstacles(
    setCardPhone,
    () => {
      const card = { ...facts, mobileNo: '170****0001', isDefault: true, boundAt: AT }
      answer(queryBoundCards, { cards: [card], limit: 5, specialLimit: 1 })
      return openPage('/changeFirstPhone')
    },
    '更新预留手机号',
  )
})

it('/changeFirstPhone says at the field that the card’s bank has another number', async () => {
  const card = {
    cardId: 'k1',
    role: 'FIRST',
    bankName: '建设银行',
    cardNo: '**** 8005',
    mobileNo: '170****0001',
  } as const
  answer(queryBoundCards, { cards: [{ ...card, isDefault: true, boundAt: AT }], limit: 5, specialLimit: 1 })
  const page = await openPage('/changeFirstPhone')
  await page.until(() => page.findText('更新预留手机号'))
  await page.type('[aria-label="新预留手机号"]', '17000000061')
  await typeCode(page)
  refuse(setCardPhone, 'CardPhoneMismatch')
  await page.tap(page.findText('更新预留手机号'))
  await page.until(() => expect(page.findAll('[role="alert"]').length).toBeGreaterThan(0))
  expect(sent(setCardPhone)).toEqual([{ mobileNo: '17000000061', smsCode: '123456' }])
})
