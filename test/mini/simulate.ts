import { wxmlToJs } from 'miniprogram-compiler'
import wxssToJs from 'miniprogram-compiler/src/wcsc'
import { load, render } from 'miniprogram-simulate'
import { readMiniProgram } from '../mini-host/build/read'

// The compiler's output for all pages is longer than the megabyte it expects.
const OPTIONS = { maxBuffer: 256 * 1024 * 1024 }

/** A template as compiled by WeChat's compiler. */
export type CompiledTemplate = (data: object) => unknown

/** Compiles every WXML file with WeChat's own compiler. Throws its errors. */
export function compileTemplates(directory: string): (path: string) => CompiledTemplate | undefined {
  // The compiled code asks for the version of the view engine.
  Object.assign(window, { __webview_engine_version__: 0.02 })
  const generate = new Function(wxmlToJs(directory, OPTIONS))() as (path: string) => CompiledTemplate | undefined
  return (path) => generate(`${path}.wxml`)
}

/** Compiles every WXSS file with WeChat's own compiler; gives their paths. Throws its errors. */
export function compileStyles(directory: string): string[] {
  const files = [...readMiniProgram(directory).styles.keys()]
  const result = wxssToJs(directory, [...files], OPTIONS)
  // The compiler returns its error instead of throwing it.
  if (result instanceof Error) throw result
  return Object.keys(result).filter((path) => path.endsWith('.wxss'))
}

/** Draws Taro's tree of a page with the compiled templates in miniprogram-simulate; gives the text drawn. */
export function drawPage(template: CompiledTemplate, comp: CompiledTemplate | undefined, root: object): string {
  const nested =
    comp && load({ template: comp, properties: { i: Object, l: String }, methods: { eh: () => undefined } })
  const id = load({
    template,
    data: { root },
    usingComponents: { ...(nested && { comp: nested }) },
    methods: { eh: () => undefined },
  })
  const component = render(id)
  const parent = document.createElement('div')
  component.attach(parent)
  const text = parent.textContent ?? ''
  component.detach()
  return text
}
