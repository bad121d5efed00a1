import type { CodeSpace } from 'glass-easel-miniprogram-adapter'
import type * as glassEasel from 'glass-easel'

/** `this` of a page or component. */
export interface ComponentCaller {
  readonly _$: glassEasel.GeneralComponent
  setData(data: object, callback?: () => void): void
  createSelectorQuery: () => unknown
}

/**
 * Calls `prepare` for every page and component when it is created, before its own code runs, and sends it `ready` when it
 * is drawn.
 */
export function onEveryComponent(space: CodeSpace, prepare: (caller: ComponentCaller) => void): void {
  const behavior = space
    .behavior()
    .lifetime('created', function created(this: unknown) {
      prepare(this as ComponentCaller)
    })
    .lifetime('attached', function attached(this: unknown) {
      const component = (this as ComponentCaller)._$
      // WeChat sends `ready` when the other thread has drawn, which is after the page's onLoad and onShow.
      window.setTimeout(() => component.triggerLifetime('ready', []))
    })
    .register() as unknown as { _$: glassEasel.GeneralBehavior }
  space.setOverallBehavior(behavior._$)
}
