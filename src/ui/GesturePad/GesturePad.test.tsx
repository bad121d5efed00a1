import { mount } from '@test/component/harness'
import { GesturePad } from './index'

describe('GesturePad without drawing', () => {
  it('takes points one after another and gives them on 完成', async () => {
    const onComplete = jest.fn(() => true)
    const pad = await mount(GesturePad, { hint: '请绘制手势密码', onComplete })
    for (const name of ['左上', '中间', '右', '右下']) await pad.tap(`[aria-label=${name}]`)
    expect(pad.find('[aria-live=polite]').textContent).toBe('已选4个点')
    await pad.tap(pad.findText('完成'))
    expect(onComplete.mock.calls).toEqual([[[0, 4, 5, 8]]])
    await pad.until(() => expect(pad.findAll('.is-taken')).toHaveLength(0))
  })

  it('refuses fewer points than the minimum without asking', async () => {
    const onComplete = jest.fn()
    const pad = await mount(GesturePad, { hint: '请绘制手势密码', onComplete })
    for (const name of ['左上', '上', '右上']) await pad.tap(`[aria-label=${name}]`)
    await pad.tap(pad.findText('完成'))
    expect(onComplete).not.toHaveBeenCalled()
    expect(pad.find('.ui-gesture').className).toContain('is-wrong')
  })

  it('shakes and starts anew when the gesture was wrong', async () => {
    const pad = await mount(GesturePad, {
      hint: '请绘制手势密码',
      error: '手势密码错误',
      onComplete: () => Promise.resolve(false),
    })
    for (const name of ['左上', '上', '右上', '右']) await pad.tap(`[aria-label=${name}]`)
    await pad.tap(pad.findText('完成'))
    await pad.until(() => expect(pad.find('.ui-gesture').className).toContain('is-wrong'))
    await pad.until(() => expect(pad.findAll('.is-taken')).toHaveLength(0))
    expect(pad.text()).toContain('手势密码错误')
  })
})
