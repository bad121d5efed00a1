import type { ComponentCaller } from './everyComponent'
import type { SetDataEntry } from './page'

const bytesOf = (data: object): number => new TextEncoder().encode(JSON.stringify(data)).length

/** Records every setData of a page or component, because WeChat passes each from one thread to the other. */
export function watchSetData(caller: ComponentCaller, page: () => string, log: SetDataEntry[]): void {
  const { setData } = caller
  caller.setData = (data, callback) => {
    log.push({ page: page(), at: Math.round(performance.now()), bytes: bytesOf(data) })
    setData.call(caller, data, callback)
  }
}
