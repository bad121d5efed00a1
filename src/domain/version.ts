/** The app's version, as customers tell it to the hotline; package.json's. */
export const APP_VERSION = '0.2.0'
