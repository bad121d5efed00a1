/**
 * Replaces packages that Taro's H5 runtime loads and no page of ours uses: its web components (the H5 uses HTML elements)
 * and calendar files. Loading them for each test file took a tenth of the component tests' time.
 */
const unused = (name) => () => {
  throw new Error(`test/component/unused.cjs stands for ${String(name)}: take its line out of config/jest.config.mjs`)
}
/** All that these modules do on loading is to register a custom element. */
const registers = /^defineCustomElement/

module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => own[name] ?? (registers.test(String(name)) ? () => undefined : unused(name)) },
)
