/** Version of the pictures that the bank serves (specification §9). When it is raised, every phone fetches them again. */
const IMAGE_CACHE_VERSION = '20190510'

/** The pictures of the bank that the app names by address. */
export const PICTURES = {
  /** Beside a shared link, square (WeChat wants 300 x 300 at least). */
  shareCard: '/api/static/pictures/shareCard.png',
} as const

/**
 * A bank picture's address with its version, so that phones may keep it for ever.
 * @param origin of the bank; '' for the page's own host
 */
export const pictureAddress = (origin: string, picture: keyof typeof PICTURES): string =>
  `${origin}${PICTURES[picture]}?v=${IMAGE_CACHE_VERSION}`
