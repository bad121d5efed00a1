import { readYuan, YUAN_REFUSALS } from '@/domain/money/input'
import type { Fen } from '@/domain/money/fen'

export type Content = Node | string | number | null | undefined

/** An element with properties and children; text is always set as text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children.map((child) => (child instanceof Node ? child : String(child ?? ''))))
  return made
}

export const buttons = (...children: readonly Content[]): HTMLElement =>
  make('div', { className: 'buttons' }, ...children)

export const row = (...cells: readonly Content[]): HTMLTableRowElement =>
  make('tr', {}, ...cells.map((cell) => make('td', {}, cell)))

/** A field with what it is for before it; `size` in characters. */
export const field = (label: string, value = '', more: Partial<HTMLInputElement> = {}): HTMLInputElement =>
  make('input', { value, ariaLabel: label, ...more })

/** A list of choices: texts, or values with their texts. */
export function choice(
  label: string,
  options: readonly (string | readonly [value: string, text: string])[],
  value?: string,
): HTMLSelectElement {
  const pairs = options.map((one) => (typeof one === 'string' ? ([one, one] as const) : one))
  const made = make('select', { ariaLabel: label }, ...pairs.map(([own, text]) => make('option', { value: own }, text)))
  if (value !== undefined) made.value = value
  return made
}

/** A control with its label before it. */
export const labelled = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): HTMLElement =>
  make('label', {}, `${control.ariaLabel ?? ''} `, control)

export const typed = (control: { readonly value: string }): string => control.value.trim()

/** Fen of the yuan in a field, read as the app reads its customers'. @throws Error with what is wrong */
export function fenIn(control: { readonly value: string }): Fen {
  const read = readYuan(control.value)
  if (!read.ok) throw new Error(YUAN_REFUSALS[read.error])
  return read.value
}

export const time = (at: number): string =>
  new Date(at).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })
