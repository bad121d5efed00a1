import { componentsOf, resolvePath, sharesClasses, styleIsolationOf, styleScopeOf } from '../program'
import type { Program, StyleIsolation } from '../program'

/**
 * The document's style sheets. In WeChat every page is a document of its own, so only the sheets of the shown page are
 * active: app.wxss, those of its components, then its own.
 */
export class StyleSheets {
  private readonly texts = new Map<string, string>()
  private readonly sheets = new Map<string, HTMLStyleElement>()
  private readonly isolations = new Map<string, StyleIsolation>()

  constructor(private readonly program: Program) {}

  /** Adds a package's texts by the path of their WXSS. */
  add(texts: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(texts)) this.texts.set(path, text)
  }

  /** How a file isolates its styles: by its JSON, or else by its code. */
  isolationOf(path: string): StyleIsolation {
    return this.isolations.get(path) ?? styleIsolationOf(this.program.configs[path])
  }

  /** Stores what a component's code says, before any page with it is shown. */
  declare(path: string, isolation: StyleIsolation): void {
    this.isolations.set(path, isolation)
  }

  show(page: string): void {
    const app = this.isolationOf(page).startsWith('page-') ? [] : ['app']
    const wanted = new Set([...app, ...this.below(page, new Set()), page])
    for (const path of wanted) this.sheetOf(path)
    for (const [path, sheet] of this.sheets) sheet.media = wanted.has(path) ? '' : 'not all'
  }

  /** The components a page or component uses, the innermost first. */
  private below(path: string, seen: Set<string>): readonly string[] {
    return Object.values(componentsOf(this.program, path)).flatMap((target) => {
      const component = resolvePath(path, target)
      if (seen.has(component)) return []
      seen.add(component)
      return [...this.below(component, seen), component]
    })
  }

  private sheetOf(path: string): void {
    const text = this.texts.get(path)
    if (text === undefined || this.sheets.has(path)) return
    const sheet = document.createElement('style')
    // The build scoped the sheet by the JSON alone; when the code shares the classes, the scope is removed.
    sheet.textContent = sharesClasses(this.isolationOf(path)) ? text.replaceAll(`.${styleScopeOf(path)}--`, '.') : text
    document.head.append(sheet)
    this.sheets.set(path, sheet)
  }
}
