import * as fc from 'fast-check'
import { ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import { findRoute } from '@/routes/table'
import { stateBefore, stateWith } from './testing/states'
import { beforeCard, donePlace, namesAt, nextPlace, nextStepOf, placeOf, SHOWN_STEPS, stepPlace } from './way'

const opening = (state: 'SUBMITTED' | 'PROCESSING' | 'OPENED' | 'FAILED') => ({ opening: { state, submittedAt: 1 } })

describe('where an applicant goes on', () => {
  it.each([
    [stateWith([]), '/VerifiedPhone'],
    [stateBefore('idCard'), '/VerifiedIdCard'],
    [stateBefore('face'), '/liveDetection'],
    [stateBefore('personal'), '/OpenMiddle'],
    [stateBefore('card'), '/bindbankcard'],
    [stateBefore('password'), '/setPassword'],
    [stateBefore('open'), '/OpenMiddle'],
    [stateBefore('open', opening('SUBMITTED')), '/openLoading'],
    [stateBefore('open', opening('PROCESSING')), '/openLoading'],
    [stateBefore('open', opening('FAILED')), '/openAccountFail'],
    [stateWith(ONBOARDING_STEPS, opening('OPENED')), '/success'],
  ])('%#: to the right page', (state, name) => expect(nextPlace(state).name).toBe(name))

  it('does not show a failure again to who is mending it, and leads to what is missing first', () => {
    expect(nextPlace(stateBefore('open', opening('FAILED')), { correcting: true }).query).toEqual({
      step: 'agreements',
    })
    expect(nextPlace(stateBefore('face', opening('FAILED'))).name).toBe('/liveDetection')
  })

  it('keeps nobody waiting for a person who looks at their papers', () => {
    const review = { face: { state: 'REVIEW', consented: true, attemptsLeft: 3 } } as const
    expect(nextStepOf(stateBefore('face', review))).toBe('personal')
    expect(nextStepOf(stateWith(['phone', 'idCard', 'personal', 'tax'], review))).toBe('password')
    // The card waits for the face, and so does the person once nothing else is left.
    expect(nextStepOf(stateWith(['phone', 'idCard', 'personal', 'tax', 'password', 'agreements'], review))).toBe('face')
  })

  it('always leads to a built page, whatever is done', () =>
    fc.assert(
      fc.property(fc.subarray([...ONBOARDING_STEPS]), (done) => {
        expect(findRoute(nextPlace(stateWith(done)).name)).toBeDefined()
      }),
    ))

  it('shows a face before a card, and a bound card before another is asked for', () => {
    expect(beforeCard(stateBefore('face')).name).toBe('/publicFaceAddCard')
    expect(beforeCard(stateBefore('idCard')).name).toBe('/VerifiedIdCard')
    expect(donePlace('card').name).toBe('/bandcardsuccess')
  })

  it('counts five steps, and names each by what the customer is at', () => {
    expect(SHOWN_STEPS.map(({ step }) => placeOf(step))).toEqual([1, 2, 3, 4, 4, 5, 5, 5])
    expect(namesAt('face')).toEqual(['验证手机号', '上传身份证', '人脸识别', '个人信息', '绑定银行卡'])
    expect(namesAt('password')[4]).toBe('设置支付密码')
  })

  it('has a place of its own for each of the bank’s steps', () => {
    const places = SHOWN_STEPS.map(({ step }) => JSON.stringify(stepPlace(step)))
    expect(new Set(places).size).toBe(8)
  })
})
