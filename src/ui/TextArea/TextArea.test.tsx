import { useState } from 'react'
import { mount } from '@test/component/harness'
import { TextArea } from '.'

function Written({ error }: { readonly error?: string }) {
  const [text, setText] = useState('')
  return <TextArea label="内容" value={text} onChange={setText} maxLength={20} error={error} />
}

const Refused = () => <Written error="请填写内容" />

test('takes several lines, and says how many characters there are', async () => {
  const page = await mount(Written)
  await page.type('textarea', '第一行\n第二行')
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('第一行\n第二行')
  page.findText('7/20')
  expect(page.find('textarea').getAttribute('maxlength')).toBe('20')
  expect(page.find('textarea').getAttribute('aria-label')).toBe('内容')
})

test('says what is wrong in place of it', async () => {
  const page = await mount(Refused)
  expect(page.find('[role=alert]').textContent).toBe('请填写内容')
  expect(page.find('textarea').getAttribute('aria-invalid')).toBe('true')
})
