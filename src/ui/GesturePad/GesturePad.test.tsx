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

  it('shows the ways on for who doesn’t know it until points are pressed', async () => {
    const props = { hint: '请绘制手势密码', onComplete: () => true, otherwise: '忘记手势密码' }
    const pad = await mount(GesturePad, props)
    expect(pad.find('.ui-gesture-pad__actions').textContent).toBe('忘记手势密码')
    await pad.tap('[aria-label=左上]')
    expect(pad.find('.ui-gesture-pad__actions').textContent).toBe('重新选择完成')
    await pad.tap(pad.findText('重新选择'))
    expect(pad.find('.ui-gesture-pad__actions').textContent).toBe('忘记手势密码')
  })

  it('refuses fewer points than the minimum without asking', async () => {
    const onComplete = jest.fn()
    const pad = await mount(GesturePad, { hint: '请绘制手势密码', onComplete })
    for (const name of ['左上', '上', '右上']) await pad.tap(`[aria-label=${name}]`)
    await pad.tap(pad.findText('完成'))
    expect(onComplete).not.toHaveBeenCalled()
    expect(pad.find('.ui-gesture-pad').className).toContain('is-wrong')
  })

  it('shakes and starts anew when the gesture was wrong', async () => {
    const pad = await mount(GesturePad, {
      hint: '请绘制手势密码',
      error: '手势密码错误',
      onComplete: () => Promise.resolve(false),
    })
    for (const name of ['左上', '上', '右上', '右']) await pad.tap(`[aria-label=${name}]`)
    await pad.tap(pad.findText('完成'))
    await pad.until(() => expect(pad.find('.ui-gesture-pad').className).toContain('is-wrong'))
    await pad.until(() => expect(pad.findAll('.is-taken')).toHaveLength(0))
    expect(pad.text()).toContain('手势密码错误')
  })
})

describe('GesturePad before it knows where it is', () => {
  const SIDE = 300
  afterEach(() => jest.restoreAllMocks())

  /** A pad whose position is known only when `answer` is called; in the mini-program another thread gives it. */
  async function mountUnmeasured() {
    const waiting: (() => void)[] = []
    const place = { left: 0, top: 0, width: SIDE, height: SIDE }
    jest.spyOn(controls, 'boxOf').mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(place))))
    const onComplete = jest.fn(() => true)
    const pad = await mount(GesturePad, { hint: '请绘制手势密码', onComplete })
    pad.find('[role=group]').setPointerCapture = () => undefined
    const touch = async (point: number, name: string): Promise<void> => {
      const { x, y } = centreOf(point)
      const at = { bubbles: true, clientX: x * SIDE, clientY: y * SIDE }
      for (const type of ['pointerdown', 'pointerup'])
        pad.find(`[aria-label=${name}]`).dispatchEvent(new MouseEvent(type, at))
      await pad.tap(`[aria-label=${name}]`)
    }
    const four = async (): Promise<void> => {
      await touch(0, '左上')
      await touch(3, '左')
      await touch(6, '左下')
      await touch(7, '下')
    }
    const answer = (): number => waiting.splice(0).map((tell) => tell()).length
    return { pad, onComplete, four, answer }
  }

  it('takes points tapped faster than it is measured, each once', async () => {
    const { pad, onComplete, four, answer } = await mountUnmeasured()
    await four()
    expect(answer()).toBe(4)
    await pad.tap(pad.findText('完成'))
    expect(onComplete.mock.calls).toEqual([[[0, 3, 6, 7]]])
  })

  it('starts anew without the points of the try before', async () => {
    const { pad, onComplete, four, answer } = await mountUnmeasured()
    await four()
    await pad.tap(pad.findText('完成'))
    expect(answer()).toBe(4)
    await pad.until(() => expect(pad.findAll('.is-taken')).toHaveLength(0))
    await four()
    await pad.tap(pad.findText('完成'))
    expect(onComplete.mock.calls).toEqual([[[0, 3, 6, 7]], [[0, 3, 6, 7]]])
  })
})
