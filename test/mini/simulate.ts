import { wxmlToJs } from 'miniprogram-compiler'
import wxssToJs from 'miniprogram-compiler/src/wcsc'
import { load, render } from 'miniprogram-simulate'
import { readMiniProgram } from './host/build/read'

// The compiler's answer for all pages is longer than the megabyte it expects.
const OPTIONS = { maxBuffer: 256 * 1024 * 1024 }

/** A template as WeChat's compiler left it. */
export type CompiledTemplate = (data: object) => unknown

/** Every WXML file through WeChat's own compiler. Throws what it complains about. */
export function compileTemplates(directory: string): (path: string) => CompiledTemplate | undefined {
  // The compiled code asks for the version of the view engine it runs in.
  Object.assign(window, { __webview_engine_version__: 0.02 })
  const generate = new Function(wxmlToJs(directory, OPTIONS))() as (path: string) => CompiledTemplate | undefined
  return (path) => generate(`${path}.wxml`)
}

/** Every WXSS file through WeChat's own compiler: the paths it took. Throws what it complains about. */
export function compileStyles(directory: string): string[] {
  const files = [...readMiniProgram(directory).styles.keys()]
  const result = wxssToJs(directory, [...files], OPTIONS)
  // It hands out its complaint instead of throwing it.
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
