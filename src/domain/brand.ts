/**
 * The names of the bank whose app this is: `brands/` has a folder for each, of which a build takes one
 * (docs/adding-a-brand.md).
 */
export { APP_LICENCE, BRAND, COLOURS } from '@brand'
