import { BRAND } from '../brand'
import { isDay } from '../dates/day'
import { FACE_CONSENT_VERSION, MANAGER_CONSENT_VERSION, PRIVACY_POLICY_VERSION } from '../policy'
import { faceConsent } from './face'
import { managerConsent } from './manager'
import { OPENING_TEXTS } from './opening'
import { privacyPolicy } from './privacy'
import { serviceAgreement } from './service'

const DOCUMENTS = [privacyPolicy, serviceAgreement, faceConsent, managerConsent]
const textOf = ({ sections, summary }: (typeof DOCUMENTS)[number]) =>
  [
    summary,
    ...sections.flatMap(({ paragraphs, table = [] }) => [...paragraphs, ...table.flatMap(Object.values)]),
  ].join()

describe.each(DOCUMENTS)('$title', (document) => {
  it('has a date, and sections with ids of their own, each with something to read', () => {
    expect(isDay(document.effective)).toBe(true)
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length)
    for (const { id, paragraphs } of document.sections) {
      expect(id).toMatch(/^[a-z]+$/)
      expect(paragraphs.every((paragraph) => paragraph.length > 10)).toBe(true)
    }
  })

  it('numbers its sections in order', () => {
    const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一']
    expect(document.sections.map(({ title }) => title.split('、')[0])).toEqual(
      numerals.slice(0, document.sections.length),
    )
  })

  it('names the bank and its hotline', () => {
    expect(textOf(document)).toContain(BRAND.legalName)
    expect(textOf(document)).toContain(BRAND.hotline)
  })

  it('uses no words that marketing rules forbid', () => {
    expect(textOf(document)).not.toMatch(/低风险|高收益|秒到账|保本/)
  })
})

it('are the versions that customers agree to', () => {
  expect(privacyPolicy.version).toBe(PRIVACY_POLICY_VERSION)
  expect(faceConsent.version).toBe(FACE_CONSENT_VERSION)
  expect(managerConsent.version).toBe(MANAGER_CONSENT_VERSION)
})

it.each([faceConsent, managerConsent])(
  '$title says how long it holds, and how long what is kept is kept',
  (document) => {
    expect(textOf(document)).toContain('自您同意时起有效，至您撤回、授权书更新或注销账户时止')
    expect(textOf(document)).toContain('自您注销账户之日起保存10年')
  },
)

it('the face consent keeps of a face what the policy says: when and with which result', () => {
  expect(textOf(faceConsent)).toContain('只留存核验的时间与结果')
  expect(textOf(privacyPolicy)).toContain('只留存核验的时间与结果')
  expect(textOf(faceConsent)).not.toContain('凭证')
})

it.each(['敏感个人信息', '单独', '撤回', '人工审核', '删除'])('the face consent speaks of %s', (subject) =>
  expect(textOf(faceConsent)).toContain(subject),
)

it.each(['人脸', '位置', '单独同意', '撤回', '导出', '删除', '注销', '未成年人', '境内', '投诉'])(
  'the privacy policy speaks of %s (PIPL)',
  (subject) => expect(textOf(privacyPolicy)).toContain(subject),
)

it('ask nobody to empty the account before closing it, which pays out what is there', () => {
  const account = OPENING_TEXTS.accountService?.join() ?? ''
  for (const text of [textOf(privacyPolicy), textOf(serviceAgreement), account]) {
    expect(text).toContain('账户余额不用事先转出')
    expect(text).not.toMatch(/结清[^。；]*余额/)
  }
})
