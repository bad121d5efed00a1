import { Text, View } from '@tarojs/components'
import { mount } from '@test/component/harness'
import { useLoad } from './useLoad'

interface Part {
  readonly text: string
}

/** A load that is answered by the test, try by try. */
function byHand() {
  const tries: { resolve: (part: Part) => void; reject: (why: Error) => void }[] = []
  const load = () => new Promise<Part>((resolve, reject) => tries.push({ resolve, reject }))
  return { tries, load }
}

function Shown({ load }: { readonly load: (() => Promise<Part>) | undefined }) {
  const { loaded, failed, retry } = useLoad(load)
  return (
    <View>
      <Text>{failed ? 'failed' : (loaded?.text ?? 'waiting')}</Text>
      <View onClick={retry}>again</View>
    </View>
  )
}

it('asks anew for what failed, and shows it once it is there', async () => {
  const { tries, load } = byHand()
  const page = await mount(() => <Shown load={load} />)
  page.findText('waiting')
  tries[0]?.reject(new Error('no connection'))
  await page.until(() => page.findText('failed'))
  await page.tap(page.findText('again'))
  page.findText('waiting')
  expect(tries).toHaveLength(2)
  tries[1]?.resolve({ text: 'here' })
  await page.until(() => page.findText('here'))
})

it('loads nothing where there is nothing to load', async () => {
  const page = await mount(() => <Shown load={undefined} />)
  page.findText('waiting')
})
