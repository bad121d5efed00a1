import type { IPluginContext } from '@tarojs/service'
import { ARIA_ATTRIBUTES } from '../src/platform/aria/attributes'

interface TemplatePlatform {
  readonly template?: { mergeComponents(context: IPluginContext, components: object): void }
}

/** A Taro plugin: writes the accessibility attributes into the mini-program's templates. */
export default (context: IPluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: TemplatePlatform) => template?.mergeComponents(context, ARIA_ATTRIBUTES),
  })
}
