/**
 * Stands for packages that Taro's H5 runtime loads and no page of ours uses: its web components (the H5 has the HTML
 * ones) and calendar files. Loading them anew for each test file was a tenth of the component tests.
 */
const unused = (name) => () => {
  throw new Error(`test/component/unused.cjs stands for ${String(name)}: take its line out of config/jest.config.mjs`)
}
/** Registering a custom element is all that happens on loading. */
const registers = /^defineCustomElement/

module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => own[name] ?? (registers.test(String(name)) ? () => undefined : unused(name)) },
)
