import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IPluginContext } from '@tarojs/service'

type Attributes = Readonly<Record<string, string>>
interface TemplatePlatform {
  readonly template?: { buildAttribute(attributes: Attributes, component: string): string }
}

const ROOT = join(__dirname, '..')
/** What Taro writes under another name than the code: style, class and onClick. */
const OTHER_NAMES = /^(?:style|class|bindtap|catch\w+)$/
/** Lists of names that aren't uses. */
const NOT_USES = /\.test\.tsx?$|aria\/attributes\.ts$/

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !NOT_USES.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))

/** As both sides write a name: onAnimationEnd and bindanimationend, hoverClass and hover-class. */
const plain = (name: string): string => name.replace(/^bind/, 'on').replace(/-/g, '').toLowerCase()

/** Every word of the app's code, and of the parts of NutUI that it imports. */
export function wordsInUse(): ReadonlySet<string> {
  const own = sourcesIn('src').join('\n')
  const parts = new Set(
    Array.from(own.matchAll(/@nutui\/[\w/-]+(?=\/index')/g), ([part]) => join('node_modules', part)),
  )
  const code = [own, ...[...parts].flatMap(sourcesIn)].join('\n')
  return new Set(Array.from(code.matchAll(/[\w-]+/g), ([word]) => plain(word)))
}

/** The attributes of a component that the code can give it. */
export const attributesInUse = (attributes: Attributes, words: ReadonlySet<string>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => OTHER_NAMES.test(name) || words.has(plain(name))))

/**
 * A Taro plugin: leaves attributes and events out of the mini-program's templates that no code names. Taro repeats each for
 * every depth of a tree, sixteen times, so that those nobody uses were a quarter of the templates.
 */
export default (context: IPluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: TemplatePlatform) => {
      if (!template) return
      const words = wordsInUse()
      const write = template.buildAttribute.bind(template)
      template.buildAttribute = (attributes, component) => write(attributesInUse(attributes, words), component)
    },
  })
}
