import { mount } from '@test/component/harness'
import { RegionPicker } from './index'
import type { Region } from './index'

const PARTS: Readonly<Record<string, readonly Region[]>> = {
  '': [{ code: '22', name: '吉林省', leaf: false }],
  '22': [{ code: '2201', name: '长春市', leaf: false }],
  '2201': [{ code: '220102', name: '南关区', leaf: true }],
}

const open = (load: (parent: string) => Promise<readonly Region[] | undefined>) => {
  const onSelect = jest.fn()
  return mount(RegionPicker, { open: true, title: '所在地区', load, onSelect, onClose: jest.fn() }).then((picker) => ({
    picker,
    onSelect,
  }))
}

it('asks for one level after the other, and hands over the whole way down', async () => {
  const load = jest.fn((parent: string) => Promise.resolve(PARTS[parent]))
  const { picker, onSelect } = await open(load)
  for (const name of ['吉林省', '长春市', '南关区']) {
    await picker.until(() => picker.findText(name))
    await picker.tap(picker.findText(name))
  }
  expect(load.mock.calls).toEqual([[''], ['22'], ['2201']])
  expect(onSelect.mock.calls).toEqual([[[PARTS['']?.[0], PARTS['22']?.[0], PARTS['2201']?.[0]]]])
})

it('goes back to a level that was chosen wrongly', async () => {
  const { picker } = await open((parent) => Promise.resolve(PARTS[parent]))
  await picker.until(() => picker.findText('吉林省'))
  await picker.tap(picker.findText('吉林省'))
  await picker.until(() => picker.findText('长春市'))
  await picker.tap('[aria-label="重新选择吉林省"]')
  await picker.until(() => picker.find('[role=radio]'))
  expect(picker.findAll('[role=radio]').map((each) => each.textContent)).toEqual(['吉林省'])
})

it('may be asked again when no answer came', async () => {
  const load = jest.fn().mockResolvedValueOnce(undefined).mockResolvedValue(PARTS[''])
  const { picker } = await open(load)
  await picker.until(() => picker.findText('重新加载'))
  await picker.tap(picker.findText('重新加载'))
  await picker.until(() => picker.findText('吉林省'))
})
