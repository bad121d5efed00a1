/**
 * What WeChat draws over the mini-program: dialogs, sheets, toasts. Drawn in the page, so that people and tests see them.
 */

export interface ModalRequest {
  readonly title: string
  readonly content: string
  readonly buttons: readonly { readonly text: string; readonly color?: string }[]
  /** Placeholder of the text field, when the dialog has one. */
  readonly field?: string
}

export interface ModalAnswer {
  readonly button: number
  readonly text: string
}

export interface PickRequest {
  readonly title: string
  columns(): readonly (readonly string[])[]
  readonly chosen: readonly number[]
  moved(column: number, value: number): void
}

const make = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const button = (text: string, onPress: () => void, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = make('button', { type: 'button', ...attributes }, text)
  element.addEventListener('click', onPress)
  return element
}

export class Overlay {
  readonly layer = make('wx-overlay', {})
  private toast: HTMLElement | undefined
  private toastKind: 'toast' | 'loading' | undefined
  private timer: number | undefined

  /** A dialog; resolves with the pressed button. Several are shown on top of each other, as in WeChat. */
  modal({ title, content, buttons, field }: ModalRequest): Promise<ModalAnswer> {
    return new Promise((resolve) => {
      const input =
        field === undefined
          ? undefined
          : (make('input', { placeholder: field, 'aria-label': field || title, value: content }) as HTMLInputElement)
      const close = (index: number): void => {
        shade.remove()
        resolve({ button: index, text: input?.value ?? '' })
      }
      const box = make(
        'div',
        { role: 'dialog', 'aria-modal': 'true', 'aria-label': title || content, class: 'wx-modal' },
        ...(title ? [make('h2', {}, title)] : []),
        input ?? make('p', {}, content),
        make(
          'div',
          { class: 'wx-modal-buttons' },
          ...buttons.map(({ text, color }, index) =>
            button(text, () => close(index), color ? { style: `color:${color}` } : {}),
          ),
        ),
      )
      const shade = make('div', { class: 'wx-shade' }, box)
      this.layer.append(shade)
    })
  }

  /** A sheet of items; resolves with the index, or undefined when it is cancelled. */
  sheet(items: readonly string[], alertText = ''): Promise<number | undefined> {
    return new Promise((resolve) => {
      const close = (index: number | undefined): void => {
        shade.remove()
        resolve(index)
      }
      const list = make(
        'div',
        { role: 'menu', class: 'wx-sheet' },
        ...(alertText ? [make('p', {}, alertText)] : []),
        ...items.map((item, index) => button(item, () => close(index), { role: 'menuitem' })),
        button('取消', () => close(undefined)),
      )
      const shade = make('div', { class: 'wx-shade' }, list)
      this.layer.append(shade)
    })
  }

  /** WeChat's picker sheet; resolves with the position in each column, undefined when cancelled. */
  pick({ title, columns, chosen, moved }: PickRequest): Promise<readonly number[] | undefined> {
    return new Promise((resolve) => {
      const current = columns().map((_, index) => chosen[index] ?? 0)
      const body = make('div', { class: 'wx-columns' })
      const draw = (): void => {
        const lists = columns().map((items, column) =>
          make(
            'div',
            { role: 'listbox', 'aria-label': `第${column + 1}列` },
            ...items.map((item, index) =>
              button(
                item,
                () => {
                  current[column] = index
                  moved(column, index)
                  draw()
                },
                { role: 'option', 'aria-selected': String(current[column] === index) },
              ),
            ),
          ),
        )
        body.replaceChildren(...lists)
        body.querySelectorAll('[aria-selected=true]').forEach((item) => item.scrollIntoView?.({ block: 'nearest' }))
      }
      const close = (result: readonly number[] | undefined): void => {
        shade.remove()
        resolve(result)
      }
      const head = make(
        'div',
        { class: 'wx-picker-head' },
        button('取消', () => close(undefined)),
        make('span', {}, title),
        button('确定', () => close(current)),
      )
      const shade = make(
        'div',
        { class: 'wx-shade' },
        make('div', { role: 'dialog', 'aria-label': title || '选择', class: 'wx-sheet' }, head, body),
      )
      this.layer.append(shade)
      draw()
    })
  }

  /** A toast for `duration` ms, or a loading mark until it is hidden. A later one replaces it. */
  showToast(kind: 'toast' | 'loading', title: string, duration: number | undefined, mask: boolean): void {
    this.hideToast()
    this.toastKind = kind
    this.toast = make(
      'div',
      { role: 'status', class: `wx-toast${mask ? ' wx-toast-mask' : ''}` },
      make('span', {}, title),
    )
    this.layer.append(this.toast)
    if (duration !== undefined) this.timer = window.setTimeout(() => this.hideToast(), duration)
  }

  hideToast(kind?: 'toast' | 'loading'): void {
    // In WeChat both share one place, and hideToast also hides a loading mark; only an empty place is ignored.
    if (kind !== undefined && this.toastKind === undefined) return
    window.clearTimeout(this.timer)
    this.toast?.remove()
    this.toast = undefined
    this.toastKind = undefined
  }

  get waiting(): boolean {
    return this.layer.querySelector('.wx-shade') !== null
  }
}
