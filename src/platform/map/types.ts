import type { Place } from '@/domain/branches/gcj02'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** A place with what stands beside its pin. */
export interface NamedPlace extends Place {
  readonly name: string
  readonly address: string
}

/** WeChat's own map, which leads to a place by the map apps of the phone. */
export interface MapView {
  /** Whether there is one here; a browser alone has none, and no service of others is asked. */
  isThere(): boolean
  /** Shows a place, in answer to a tap. */
  show(place: NamedPlace): Promise<Result<void, Unsupported>>
}
