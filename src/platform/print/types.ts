import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/**
 * Opens the platform's way to print the element with this id, alone, in answer to a tap: a copy marked `data-printed` stands
 * in the body, whose other elements are marked `data-unprinted`, and the page's sheet says under `@media` what of them is
 * shown where. The copy goes when it is printed, and by the function that is answered, which whoever leaves the page calls:
 * not every browser tells that it has printed. Unsupported in WeChat's browser and in the mini-program, which print nothing.
 */
export type Print = (id: string) => Result<() => void, Unsupported>
