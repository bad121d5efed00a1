import { componentsOf, resolvePath, sharesClasses, styleIsolationOf, styleScopeOf } from '../program'
import type { Program, StyleIsolation } from '../program'

/**
 * The style sheets of the document. As every page of WeChat's is a document of its own, only those of the page shown
 * count: app.wxss, those of the components it uses, then its own.
 */
export class StyleSheets {
  private readonly texts = new Map<string, string>()
  private readonly sheets = new Map<string, HTMLStyleElement>()
  private readonly isolations = new Map<string, StyleIsolation>()

  constructor(private readonly program: Program) {}

  /** The texts of a package by the path of their WXSS. */
  add(texts: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(texts)) this.texts.set(path, text)
  }

  /** How a file isolates its styles: its JSON says so, or else its code. */
  isolationOf(path: string): StyleIsolation {
    return this.isolations.get(path) ?? styleIsolationOf(this.program.configs[path])
  }

  /** What a component's code says, before any page with it is shown. */
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
    // The build scoped the sheet by the JSON alone; code that shares the classes after all takes the scope away.
    sheet.textContent = sharesClasses(this.isolationOf(path)) ? text.replaceAll(`.${styleScopeOf(path)}--`, '.') : text
    document.head.append(sheet)
    this.sheets.set(path, sheet)
  }
}
