import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** Degrees, WGS 84 (specification §7). */
export interface Position {
  readonly longitude: number
  readonly latitude: number
}

export type LocationError =
  | Unsupported
  /** The customer, the phone or WeChat refused; `prompt` tells where to allow it (specification §8). */
  | { readonly kind: 'refused'; readonly prompt: string }
  /** Allowed, but no position was found in time. */
  | { readonly kind: 'unavailable'; readonly prompt: string }

/** What the customer reads when the position lookup fails (specification §8). */
export const LOCATION_PROMPT = '获取位置信息失败，请在手机系统设置中将微信的位置权限设置为“询问”后重试'

/**
 * Whether WeChat's error means a refusal: 'auth deny', 'auth denied', 'system permission denied', 'privacy permission is
 * not authorized'.
 */
export const isRefusal = (reason: string): boolean => /auth|permission|denied/i.test(reason)

export interface Location {
  /** Finds the phone's position. Call it only after the customer's consent. */
  locate(): Promise<Result<Position, LocationError>>
  /** Opens the settings in which the permission is changed. */
  openSettings(): Promise<Result<void, Unsupported>>
}
