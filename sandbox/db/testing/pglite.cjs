module.exports = globalThis.nativePglite
