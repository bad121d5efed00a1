import fc from 'fast-check'
import { checkPersonalInfo, PERSONAL_INFO_PROBLEMS, saysPersonalInfoProblem } from './personalInfo'
import type { PersonalInfo, PersonalInfoField } from './personalInfo'
import { allowedSteps, mayTake, missingFor, nextStep, ONBOARDING_STEPS, undoneBy } from './steps'
import type { OnboardingStep } from './steps'
import { checkTaxResidency, saysTaxProblem, TAX_PROBLEMS } from './taxResidency'
import type { TaxResidency } from './taxResidency'

const steps = (...done: OnboardingStep[]): ReadonlySet<OnboardingStep> => new Set(done)

describe('the way to an account', () => {
  test('taken in order, every step leads to the next', () => {
    const done = new Set<OnboardingStep>()
    for (const step of ONBOARDING_STEPS) {
      expect(nextStep(done)).toBe(step)
      expect(mayTake(step, done)).toBe(true)
      done.add(step)
    }
    expect(nextStep(done)).toBe('done')
  })

  test('nothing but the phone comes before it, and the card waits for the face', () => {
    expect(allowedSteps(steps())).toEqual(['phone'])
    expect(allowedSteps(steps('phone'))).toEqual(['idCard'])
    expect(allowedSteps(steps('phone', 'idCard'))).toEqual([
      'idCard',
      'face',
      'personal',
      'tax',
      'password',
      'agreements',
    ])
    expect(mayTake('card', steps('phone', 'idCard', 'personal'))).toBe(false)
    expect(missingFor('card', steps('phone', 'idCard'))).toEqual(['face'])
  })

  test('whatever was done in whatever order, opening needs everything and nothing comes after it', () => {
    fc.assert(
      fc.property(fc.subarray([...ONBOARDING_STEPS]), (some) => {
        const done = steps(...some)
        if (done.has('open')) {
          expect(allowedSteps(done)).toEqual([])
          expect(nextStep(done)).toBe('done')
        } else {
          expect(mayTake('open', done)).toBe(some.length === ONBOARDING_STEPS.length - 1)
        }
      }),
    )
  })

  test('one always gets on: until the account is open some step that is not done may be taken', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(20)), (choices) => {
        const done = new Set<OnboardingStep>()
        for (let turn = 0; nextStep(done) !== 'done' && turn < ONBOARDING_STEPS.length; turn += 1) {
          const open = allowedSteps(done).filter((step) => !done.has(step))
          const chosen = open[(choices.next().value as number) % Math.max(1, open.length)]
          expect(chosen).toBeDefined()
          if (chosen) done.add(chosen)
        }
        expect(nextStep(done)).toBe('done')
      }),
    )
  })

  test('another ID card takes back what was checked against the old one', () => {
    expect(undoneBy('idCard')).toEqual(['face', 'card', 'password'])
    expect(undoneBy('personal')).toEqual([])
  })
})

describe('personal information', () => {
  const right: PersonalInfo = {
    occupation: '20000',
    industry: 'I',
    employer: '',
    marital: 'U',
    education: '20',
    income: '102',
    region: '110101',
    address: ' 东长安街1号院2单元301 ',
    contact: { name: '买买提.艾力', relation: '201', mobileNo: '13800000000' },
  }

  test('is taken and tidied', () => {
    expect(checkPersonalInfo(right)).toMatchObject({
      ok: true,
      value: { address: '东长安街1号院2单元301', contact: { name: '买买提·艾力' } },
    })
    expect(checkPersonalInfo({ ...right, contact: undefined, employer: '某某（北京）科技有限公司' }).ok).toBe(true)
  })

  test.each<[Partial<PersonalInfo>, PersonalInfoField, string?]>([
    [{ occupation: '90000' }, 'occupation'],
    [{ industry: 'U' }, 'industry'],
    [{ employer: '某' }, 'employer'],
    [{ employer: '<b>公司</b>' }, 'employer', '单位名称不能包含“<”，请删除'],
    [{ address: '东长安街1号🏠' }, 'address', '详细地址不能包含“🏠”，请删除'],
    [{ marital: 'X' }, 'marital'],
    [{ education: '9' }, 'education'],
    [{ income: '108' }, 'income'],
    [{ region: '1101' }, 'region'],
    [{ address: '三号' }, 'address'],
    [{ address: '100000000' }, 'address'],
    [{ contact: { name: '李', relation: '201', mobileNo: '13800000000' } }, 'contactName'],
    [{ contact: { name: '李娜', relation: '999', mobileNo: '13800000000' } }, 'contactRelation'],
    [{ contact: { name: '李娜', relation: '201', mobileNo: '12800000000' } }, 'contactMobile'],
  ])('%j is refused: %s', (change, field, says = PERSONAL_INFO_PROBLEMS[field]) => {
    const info = { ...right, ...change }
    expect(checkPersonalInfo(info)).toEqual({ ok: false, error: field })
    expect(saysPersonalInfoProblem(info, field)).toBe(says)
  })

  test.each([
    ['东长安街１号＃３－４～５：“甲”', '东长安街1号#3-4~5：“甲”'],
    ['[A]栋+B座 @前台', '[A]栋+B座 @前台'],
    ['东长安街\u200b1号\u202e院', '东长安街1号院'],
    ['东长安街\n1号', '东长安街 1号'],
  ])('the address %j is kept as %j', (address, kept) =>
    expect(checkPersonalInfo({ ...right, address, employer: address })).toMatchObject({
      ok: true,
      value: { address: kept, employer: kept },
    }),
  )
})

describe('tax residency', () => {
  const abroad: TaxResidency = {
    residency: 'BOTH',
    surname: "O'Neill",
    givenName: 'Wei',
    birthCountry: '840',
    birthPlace: 'Boston',
    currentAddress: '北京市东城区某街1号',
    jurisdictions: [{ country: '840', taxId: '123-45-6789' }],
  }
  const place = (change: object): object => ({ jurisdictions: [{ country: '840', taxId: '', ...change }] })

  test.each([
    [{ residency: 'CHINA' } as TaxResidency],
    [abroad],
    [{ ...abroad, residency: 'NON_RESIDENT' } as TaxResidency],
    [{ ...abroad, ...place({ noTaxIdReason: 'NOT_ISSUED' }) } as TaxResidency],
    [{ ...abroad, ...place({ noTaxIdReason: 'NOT_OBTAINED', explanation: '尚在申请中' }) } as TaxResidency],
  ])('%j is taken', (form) => expect(checkTaxResidency(form).ok).toBe(true))

  test.each([
    [{ residency: 'CHINA' }, 'notForResidents'],
    [{ surname: '张' }, 'surname'],
    [{ givenName: undefined }, 'givenName'],
    [{ birthCountry: 'US' }, 'birthCountry'],
    [{ birthPlace: ' ' }, 'birthPlace'],
    [{ currentAddress: '北京' }, 'currentAddress'],
    [{ jurisdictions: [] }, 'jurisdictions'],
    [place({ country: '156', taxId: '1234' }), 'country'],
    [{ jurisdictions: [1, 2].map(() => ({ country: '840', taxId: '1234' })) }, 'countryTwice'],
    [place({}), 'taxId'],
    [place({ taxId: '<1234>' }), 'taxId'],
    [place({ taxId: '1234', noTaxIdReason: 'NOT_ISSUED' }), 'taxId'],
    [place({ noTaxIdReason: 'NOT_OBTAINED', explanation: '无' }), 'explanation'],
  ])('%j is refused: %s', (change, problem) => {
    expect(checkTaxResidency({ ...abroad, ...change } as TaxResidency)).toEqual({ ok: false, error: problem })
    expect(TAX_PROBLEMS).toHaveProperty(problem)
  })

  test('is kept as it is compared, and names a sign that it can’t keep', () => {
    const typed = { ...abroad, surname: 'O’Neill ', birthPlace: 'Ｂｏｓｔｏｎ\u200b', currentAddress: '某街１号\u202e' }
    expect(checkTaxResidency(typed)).toMatchObject({
      ok: true,
      value: { surname: "O'Neill", birthPlace: 'Boston', currentAddress: '某街1号' },
    })
    const wrong = { ...abroad, currentAddress: '北京市<某街>1号' }
    expect(checkTaxResidency(wrong)).toEqual({ ok: false, error: 'currentAddress' })
    expect(saysTaxProblem(wrong, 'currentAddress')).toBe('现居地址不能包含“<”，请删除')
    expect(saysTaxProblem({ ...abroad, currentAddress: '北京' }, 'currentAddress')).toBe(TAX_PROBLEMS.currentAddress)
  })
})
