import { Button, Input, Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { ResultView } from '@/ui/ResultView'
import { failIfWrong, mount } from './harness'

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  useDidShow(() => undefined)
  return (
    <View>
      <Text className="count">{`${count} 元`}</Text>
      <Button className="add" disabled={count >= 2 * step} onClick={() => setCount(count + step)}>
        增加
      </Button>
      <Input className="name" value={name} onInput={(event) => setName(event.detail.value)} />
      <Text className="typed">{name}</Text>
    </View>
  )
}

describe('the component harness', () => {
  it('mounts Taro components and follows taps', async () => {
    const page = await mount(Counter, { step: 50 })
    expect(page.find('.count').textContent).toBe('0 元')
    await page.tap(page.findText('增加'))
    expect(page.find('.count').textContent).toBe('50 元')
  })

  it.each([
    ['对公转出已到账', '已到账', true],
    ['处理中', '处理中，请勿重复转入', true],
    ['账户尚未激活', '您的账户尚未激活，请前往激活', true],
    ['已退汇', '资金已退回账户', false],
    ['已拒绝', '拒绝原因：金额有误', false],
  ])('fails the test of a result that says its title again: %s, %s', async (title, hint, twice) => {
    const page = await mount(ResultView, { state: 'success', title, hint })
    page.unmount()
    if (twice) expect(failIfWrong).toThrow(title)
    else failIfWrong()
  })

  it('does not tap a disabled button', async () => {
    const page = await mount(Counter, { step: 50 })
    await page.tap('.add')
    await page.tap('.add')
    await page.tap('.add')
    expect(page.find('.count').textContent).toBe('100 元')
  })

  it('types into an input', async () => {
    const page = await mount(Counter, { step: 1 })
    const input = page.find('.name').matches('input') ? page.find('.name') : page.find('.name input')
    await page.type(input, '李雷')
    await page.until(() => expect(page.find('.typed').textContent).toBe('李雷'))
  })

  it('names what is missing', async () => {
    const page = await mount(Counter, { step: 1 })
    expect(() => page.findText('减少')).toThrow('the text "减少" is not on the page')
    expect(() => page.find('.absent')).toThrow('.absent is not on the page')
  })

  it('leaves nothing of the test before on the page', () => {
    expect(document.body.textContent).toBe('')
  })
})
