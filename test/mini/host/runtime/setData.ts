import type { CodeSpace } from 'glass-easel-miniprogram-adapter'
import type * as glassEasel from 'glass-easel'
import type { SetDataEntry } from './page'

interface Caller {
  setData(data: object, callback?: () => void): void
}

const bytesOf = (data: object): number => new TextEncoder().encode(JSON.stringify(data)).length

/** Notes every setData of every page and component: WeChat carries each from one thread to the other. */
export function watchSetData(space: CodeSpace, page: () => string, log: SetDataEntry[]): void {
  const behavior = space
    .behavior()
    .lifetime('created', function watch(this: unknown) {
      const caller = this as Caller
      const { setData } = caller
      caller.setData = (data, callback) => {
        log.push({ page: page(), at: Math.round(performance.now()), bytes: bytesOf(data) })
        setData.call(caller, data, callback)
      }
    })
    .register() as unknown as { _$: glassEasel.GeneralBehavior }
  space.setOverallBehavior(behavior._$)
}
