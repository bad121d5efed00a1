import postcss from 'postcss'
import type { AtRule, Root } from 'postcss'
import { elementOfSelector } from '../runtime/elements'
import { resolvePath } from '../program'
import { cssLengths } from '../runtime/units'

// A type selector is at the start or after a combinator, a comma or an opening bracket.
const TYPE_SELECTOR = /(^|[\s>+~,(])([a-z][a-z-]*)(?=$|[\s>+~,.:#[)])/g

const CLASS_SELECTOR = /(?<!\\)\.(?=[A-Za-z_-])/g

const cssSelector = (selector: string): string =>
  selector.replace(TYPE_SELECTOR, (whole, before: string, name: string) => {
    const element = elementOfSelector(name)
    return element ? before + element : whole
  })

/** Marks a scope's selectors as glass-easel marks its elements: a prefix to each class, an attribute on the component. */
const scopedSelector = (selector: string, scope: string): string =>
  selector.replace(CLASS_SELECTOR, `.${scope}--`).replaceAll(':host', `[wx-host="${scope}"]`)

const importedPath = (rule: AtRule): string => rule.params.replace(/^url\(|\)$/g, '').replace(/^["']|["']$/g, '')

function inlineImports(root: Root, path: string, styles: ReadonlyMap<string, string>, seen: ReadonlySet<string>): void {
  root.walkAtRules('import', (rule) => {
    const target = resolvePath(path, importedPath(rule)).replace(/\.wxss$/, '')
    const text = styles.get(target)
    if (text === undefined) throw new Error(`${path}.wxss imports ${target}.wxss, which doesn't exist`)
    if (seen.has(target)) rule.remove()
    else {
      const imported = postcss.parse(text)
      inlineImports(imported, target, styles, new Set([...seen, target]))
      rule.replaceWith(imported.nodes)
    }
  })
}

/**
 * One WXSS file as CSS for the host's elements; with a scope, for the elements of that scope only. Throws when an import
 * names no file or the text isn't CSS.
 */
export function cssOf(path: string, styles: ReadonlyMap<string, string>, scope?: string): string {
  const root = postcss.parse(styles.get(path) ?? '', { from: `${path}.wxss` })
  inlineImports(root, path, styles, new Set([path]))
  root.walkRules((rule) => {
    const selector = cssSelector(rule.selector)
    rule.selector = scope === undefined ? selector : scopedSelector(selector, scope)
  })
  root.walkDecls((declaration) => {
    declaration.value = cssLengths(declaration.value)
  })
  root.walkAtRules('media', (rule) => {
    rule.params = cssLengths(rule.params)
  })
  return root.toString()
}
