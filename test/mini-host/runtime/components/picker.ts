import { machineNow } from '../clock'
import type { BuiltIn, BuiltInHost } from './builtIn'

type Column = readonly string[]

const textOf = (item: unknown, key: string): string =>
  typeof item === 'object' && item !== null ? String((item as Record<string, unknown>)[key] ?? '') : String(item)

const numbers = (from: number, to: number, suffix = ''): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0') + suffix)

interface Columns {
  readonly columns: readonly Column[]
  readonly chosen: readonly number[]
  /** The value that WeChat gives for the chosen positions. */
  value(chosen: readonly number[]): unknown
}

function selectorColumns({ properties }: BuiltInHost): Columns {
  const range = Array.isArray(properties.range) ? properties.range : []
  const column = range.map((item) => textOf(item, String(properties.rangeKey)))
  return { columns: [column], chosen: [Number(properties.value) || 0], value: ([index]) => index ?? 0 }
}

function multiColumns({ properties }: BuiltInHost): Columns {
  const range = (Array.isArray(properties.range) ? properties.range : []) as unknown[][]
  const chosen = Array.isArray(properties.value) ? (properties.value as number[]) : range.map(() => 0)
  return {
    columns: range.map((items) => items.map((item) => textOf(item, String(properties.rangeKey)))),
    chosen,
    value: (indices) => [...indices],
  }
}

function timeColumns({ properties }: BuiltInHost): Columns {
  const [hour = 0, minute = 0] = String(properties.value || '00:00')
    .split(':')
    .map(Number)
  const pad = (value: number | undefined): string => String(value ?? 0).padStart(2, '0')
  return { columns: [numbers(0, 23), numbers(0, 59)], chosen: [hour, minute], value: ([h, m]) => `${pad(h)}:${pad(m)}` }
}

function dateColumns({ properties }: BuiltInHost): Columns {
  const fields = { year: 1, month: 2, day: 3 }[String(properties.fields)] ?? 3
  const first = Number(String(properties.start || '1900').slice(0, 4))
  const last = Number(String(properties.end || '2100').slice(0, 4))
  const now = new Date(machineNow())
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const given = properties.value ? String(properties.value).split('-').map(Number) : today
  const [year = first, month = 1, day = 1] = given
  const columns = [numbers(first, last), numbers(1, 12), numbers(1, 31)].slice(0, fields)
  const chosen = [Math.max(0, year - first), month - 1, day - 1].slice(0, fields)
  return {
    columns,
    chosen,
    value: (indices) => indices.map((index, column) => columns[column]?.[index] ?? '').join('-'),
  }
}

const MODES: Readonly<Record<string, (host: BuiltInHost) => Columns>> = {
  selector: selectorColumns,
  multiSelector: multiColumns,
  time: timeColumns,
  date: dateColumns,
}

/** Opens WeChat's sheet of columns; the page gets `change` on 确定 and `cancel` on 取消. */
export const PICKER: BuiltIn = {
  properties: {
    mode: 'selector',
    range: [],
    rangeKey: '',
    value: undefined,
    headerText: '',
    disabled: false,
    start: '',
    end: '',
    fields: 'day',
    customItem: '',
    level: 'region',
    name: '',
  },
  connect: (host) => {
    const { properties, context, trigger } = host
    const open = async (): Promise<void> => {
      if (properties.disabled === true) return
      const columnsOf = MODES[String(properties.mode)]
      if (!columnsOf)
        return context.errors.record(
          'picker',
          new Error(`picker mode "${String(properties.mode)}" is not known to the host`),
        )
      const current = (): Columns => columnsOf(host)
      const chosen = await context.overlay.pick({
        title: String(properties.headerText),
        columns: () => current().columns,
        chosen: current().chosen,
        moved: (column, value) => properties.mode === 'multiSelector' && trigger('columnchange', { column, value }),
      })
      if (!chosen) return trigger('cancel', {})
      const value = current().value(chosen)
      properties.value = value
      trigger('change', { value })
    }
    host.onTap(() => void open())
    return { value: () => properties.value, activate: () => void open() }
  },
}

/** Columns that scroll inside the page; `value` is the position in each. A tap on an item chooses it. */
export const PICKER_VIEW: BuiltIn = {
  properties: {
    value: [],
    indicatorStyle: '',
    indicatorClass: '',
    maskStyle: '',
    maskClass: '',
    immediateChange: false,
  },
  connect: (host) => {
    const { element, properties } = host
    const columns = (): Element[] => [...element.querySelectorAll('wx-picker-view-column')]
    const show = (): void => {
      const value = properties.value as readonly number[]
      columns().forEach((column, index) => {
        ;[...column.children].forEach((item, position) =>
          item.toggleAttribute('data-chosen', position === (value[index] ?? 0)),
        )
      })
    }
    host.node.addListener('tap', (event) => {
      const target = (event.target as unknown as { getBackendElement?(): Element | null }).getBackendElement?.()
      const column = columns().findIndex((candidate) => candidate.contains(target ?? null))
      const position = [...(columns()[column]?.children ?? [])].findIndex((item) => item.contains(target ?? null))
      if (column < 0 || position < 0) return
      const value = columns().map((_, index) =>
        index === column ? position : ((properties.value as number[])[index] ?? 0),
      )
      host.trigger('pickstart', {})
      properties.value = value
      show()
      host.trigger('change', { value })
      host.trigger('pickend', {})
    })
    queueMicrotask(show)
    return { update: show }
  },
}

export const PICKER_VIEW_COLUMN: BuiltIn = { properties: {} }
