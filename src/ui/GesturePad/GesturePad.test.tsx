import { mount } from '@test/component/harness'
import controls from '@/platform/controls'
import { GesturePad } from './index'
import { centreOf } from './path'

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

describe('GesturePad before it knows where it is', () => {
  const SIDE = 300
  afterEach(() => jest.restoreAllMocks())

  it('takes points tapped faster than it is measured, each once', async () => {
    // In the mini-program the answer comes from another thread, after the next finger if need be.
    const measured: (() => void)[] = []
    jest
      .spyOn(controls, 'boxOf')
      .mockImplementation(
        () => new Promise((resolve) => measured.push(() => resolve({ left: 0, top: 0, width: SIDE, height: SIDE }))),
      )
    const onComplete = jest.fn(() => true)
    const pad = await mount(GesturePad, { hint: '请绘制手势密码', onComplete })
    pad.find('[role=group]').setPointerCapture = () => undefined
    for (const [point, name] of [
      [0, '左上'],
      [3, '左'],
      [6, '左下'],
      [7, '下'],
    ] as const) {
      const { x, y } = centreOf(point)
      const at = { bubbles: true, clientX: x * SIDE, clientY: y * SIDE }
      for (const type of ['pointerdown', 'pointerup'])
        pad.find(`[aria-label=${name}]`).dispatchEvent(new MouseEvent(type, at))
      await pad.tap(`[aria-label=${name}]`)
    }
    expect(measured).toHaveLength(4)
    for (const answer of measured) answer()
    await pad.tap(pad.findText('完成'))
    expect(onComplete.mock.calls).toEqual([[[0, 3, 6, 7]]])
  })
})
