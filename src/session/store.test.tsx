import { act } from 'react'
import { mount } from '@test/component/harness'
import { atom, store, useSelected } from './store'

it('renders again when what is read of an atom has changed, and for nothing else of it', async () => {
  const person = atom({ name: '张*', unread: 1 })
  const drawn: string[] = []
  function Greeting() {
    const name = useSelected(person, (value) => value.name)
    drawn.push(name)
    return <p>{name}</p>
  }
  await mount(Greeting)
  const before = drawn.length
  act(() => store.set(person, { name: '张*', unread: 2 }))
  expect(drawn).toHaveLength(before)
  act(() => store.set(person, { name: '何*', unread: 2 }))
  expect(drawn.at(-1)).toBe('何*')
})
