/** JavaScript's own names, which WeChat's logic layer has, so the program's globalThis has them too. */
const STANDARD = [
  'Object',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Math',
  'Date',
  'JSON',
  'RegExp',
  'Promise',
  'Proxy',
  'Reflect',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'EvalError',
  'URIError',
  'ArrayBuffer',
  'DataView',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
  'parseInt',
  'parseFloat',
  'isNaN',
  'isFinite',
  'NaN',
  'Infinity',
  'encodeURIComponent',
  'decodeURIComponent',
  'encodeURI',
  'decodeURI',
  'escape',
  'unescape',
  'console',
] as const

/** Names that a browser has and WeChat's logic layer hasn't; the program must see undefined. */
const HIDDEN = [
  'window',
  'self',
  'top',
  'parent',
  'frames',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'SharedWorker',
  'Image',
  'Audio',
  'Blob',
  'File',
  'FileReader',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'AbortController',
  'TextEncoder',
  'TextDecoder',
  'atob',
  'btoa',
  'alert',
  'confirm',
  'prompt',
  'open',
  'close',
  'postMessage',
  'MessageChannel',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
  'Element',
  'HTMLElement',
  'Node',
  'Event',
  'CustomEvent',
  'EventTarget',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'DOMParser',
  'getComputedStyle',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'customElements',
  'performance',
  'process',
  'Buffer',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'Intl',
  'eval',
  'name',
  'event',
  'status',
  'scrollTo',
  'innerWidth',
  'innerHeight',
] as const

/** WeChat doesn't evaluate text as code; only `Function('return this')` works. */
function restrictedFunction(scope: object): unknown {
  const restricted = function (...texts: string[]): () => object {
    if (/^\s*return this;?\s*$/.test(texts[texts.length - 1] ?? '')) return () => scope
    throw new EvalError('Code generation from strings is not allowed in a mini-program')
  }
  restricted.prototype = Function.prototype
  return restricted
}

/**
 * The program's global object: with JavaScript's names and with timers that report their errors, but nothing of the
 * browser. Modules see its properties as plain names.
 */
export function programGlobals(report: (where: string, error: unknown) => void): Record<string, unknown> {
  const browser = window as unknown as Record<string, unknown>
  const scope: Record<string, unknown> = {}
  for (const name of HIDDEN) scope[name] = undefined
  for (const name of STANDARD) scope[name] = browser[name]
  const guarded =
    (where: string, work: unknown) =>
    (...details: unknown[]): void => {
      try {
        if (typeof work === 'function') (work as (...args: unknown[]) => void)(...details)
      } catch (error) {
        report(where, error)
      }
    }
  Object.assign(scope, {
    undefined,
    globalThis: scope,
    global: scope,
    Function: restrictedFunction(scope),
    setTimeout: (work: unknown, delay?: number, ...details: unknown[]) =>
      window.setTimeout(guarded('setTimeout', work), delay, ...details),
    clearTimeout: (id?: number) => window.clearTimeout(id),
    setInterval: (work: unknown, delay?: number, ...details: unknown[]) =>
      window.setInterval(guarded('setInterval', work), delay, ...details),
    clearInterval: (id?: number) => window.clearInterval(id),
  })
  return scope
}
