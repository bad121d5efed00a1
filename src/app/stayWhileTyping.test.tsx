import { answer, sent } from '@test/component/bank'
import { mount } from '@test/component/harness'
import { arrive } from '@test/component/people'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import { clock } from '@/platform/clock'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { stayWhileTyping } from './stayWhileTyping'

const Form = () => (
  <>
    <TextField label="称呼" value="" onChange={() => undefined} />
    <TextArea label="内容" value="" onChange={() => undefined} maxLength={500} />
  </>
)

it('tells the bank every two minutes that its customer is there while they type, and not while they don’t', async () => {
  let now = 1_000_000
  jest.spyOn(clock, 'now').mockImplementation(() => now)
  arrive()
  answer(checkRegisterStatus, { registerStatus: 'REGISTERED', hasAccount: true, signedIn: true })
  answer(verifyGestureCipherResult, { gestureCipherResult: '1' })
  const form = await mount(Form)
  stayWhileTyping()
  const asked = () => sent(checkRegisterStatus).length
  await form.type('textarea', '我想反映')
  expect(asked()).toBe(0)
  now += 2 * 60_000
  await form.type('textarea', '我想反映一')
  await form.type('input', '王')
  await form.until(() => expect(asked()).toBe(1))
  now += 10 * 60_000
  expect(asked()).toBe(1)
  await form.type('input', '王先')
  await form.until(() => expect(asked()).toBe(2))
})
