import { make, row } from './elements'
import type { Content } from './elements'

/** Something on the page that is filled from the bank. */
export interface Part {
  readonly node: Node
  show(): Promise<void>
}

export interface Section {
  readonly title: string
  readonly node: HTMLElement
  show(): Promise<void>
}

const isPart = (one: Part | Content): one is Part => typeof one === 'object' && one !== null && 'show' in one

/** A part of the page: its title, what it is in English, and what stands in it. */
export function section(title: string, about: string, ...parts: readonly (Part | Content)[]): Section {
  const nodes = parts.map((one) => (isPart(one) ? one.node : one))
  const heading = make('h2', {}, `${title} `, make('small', {}, about))
  return {
    title,
    node: make('section', { id: title }, heading, ...nodes),
    async show() {
      await Promise.all(parts.filter(isPart).map((one) => one.show()))
    },
  }
}

/** A table with a row for each item of a view. */
export function list<Item>(
  load: () => Promise<readonly Item[]>,
  cellsOf: (item: Item) => readonly Content[],
  none = '暂无 · none',
): Part {
  const node = make('table')
  return {
    node,
    async show() {
      const items = await load()
      node.replaceChildren(...(items.length > 0 ? items.map((item) => row(...cellsOf(item))) : [row(none)]))
    },
  }
}
