import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { checkPhoneOwner } from '@/contract/phone/checkPhoneOwner'
import { BRAND } from '@/domain/brand'
import { mayAskReview } from '@/domain/phone/change'
import { refusedAs } from '@/features/identity/refusedAs'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { ChangeStep } from '../ChangeStep'
import { handsInPapers, nextStep, noteDone, sayPhoneRefusal, usePhoneStanding } from '../steps'
import type { PhoneChange } from '../steps'

const isAsked = ({ state, method, owner = 'unavailable' }: PhoneChange): boolean =>
  state === 'NEW_PROVED' && !handsInPapers(method, owner)

/** What comes once the carriers have answered. */
const AFTER_ANSWER = {
  nothing: '您的验证已完成，核验机主后即可更换',
  papers: '核验机主后，还须拍摄身份证，由工作人员审核，提交满24小时后再次验证新手机号，方可完成更换',
} as const

/** /realUserPhone: what the carriers say of who holds the new number, where it isn't yet known to be the customer's. */
function RealUser({ route }: PageProps) {
  const read = usePhoneStanding()
  const change = read.data?.change
  const [watched, setWatched] = useState<string>()
  const again = async (): Promise<void> => {
    if (!change) return
    setWatched(change.changeId)
    const asked = await call(checkPhoneOwner, { changeId: change.changeId })
    if (asked.ok) {
      noteDone(asked.value)
      if (asked.value.state !== 'DONE' && !isAsked(asked.value)) go(nextStep(asked.value), { replace: true })
      return
    }
    await sayPhoneRefusal(asked.error, change)
    if (refusedAs(asked.error) === 'PhoneTaken') go('/newPhone', {}, { replace: true })
  }
  return (
    <Frame title={route.title}>
      <ChangeStep read={read} here={isAsked} watched={watched}>
        {({ owner, newNo = '', purpose, method }) => (
          <ResultView
            state={owner === 'mismatch' ? 'failure' : 'pending'}
            title={owner === 'mismatch' ? '该手机号不在您本人名下' : '运营商暂未答复'}
            hint={
              owner === 'mismatch'
                ? '运营商登记的机主与您的姓名、身份证号不一致。如刚办理过户，可稍后重新核验'
                : `${AFTER_ANSWER[method === 'RECOVER' ? 'papers' : 'nothing']}，请稍后重新核验`
            }
            rows={[
              { label: '新手机号', value: newNo },
              { label: '核验内容', value: '姓名、身份证号、手机号' },
            ]}
          >
            <Button onPress={again}>重新核验</Button>
            <Button kind="secondary" onPress={() => go('/newPhone', {}, { replace: true })}>
              更换其他手机号
            </Button>
            {owner === 'mismatch' &&
              (purpose === 'CHANGE' && mayAskReview(method, owner) ? (
                <Button kind="text" onPress={() => go('/realUserPhoneTwo')}>
                  使用家人名下的手机号
                </Button>
              ) : (
                <Notice>{`需使用家人手机号的，请携带身份证到网点办理，客服${BRAND.hotline}`}</Notice>
              ))}
          </ResultView>
        )}
      </ChangeStep>
    </Frame>
  )
}

export default definePage(RealUser)
