import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/**
 * Opens the platform's way to print the element with this id, alone, in answer to a tap. The page's sheet says how it looks,
 * under `@media print`: a copy marked `data-printed` stands beside the app in a body marked `data-printing`. Unsupported in
 * WeChat's browser and in the mini-program, which print nothing.
 */
export type Print = (id: string) => Result<void, Unsupported>
