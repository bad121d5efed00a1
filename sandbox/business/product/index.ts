export { CATALOGUE } from './catalogue'
export type { CatalogueFamily, CatalogueProduct } from './product'
export * from './products'
export type { InterestTerms } from './terms'
