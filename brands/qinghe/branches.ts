import type { Branch } from '@/domain/branches/branches'
import { BRAND } from './names'

const day = { from: 9 * 60, until: 17 * 60 }
const hours: Branch['hours'] = [undefined, day, day, day, day, day, undefined]

export const BRANCHES: readonly Branch[] = [
  {
    branchId: 'main',
    name: '青禾总行营业部',
    city: '样例市',
    address: '样例区麦田路1号',
    phone: BRAND.hotline,
    hours,
    services: ['COUNTER', 'ATM', 'BARRIER_FREE'],
    longitude: 113.62,
    latitude: 34.75,
  },
  {
    branchId: 'south',
    name: '青禾南街支行',
    city: '样例市',
    address: '样例区南街18号',
    phone: BRAND.hotline,
    hours,
    services: ['COUNTER'],
    longitude: 113.66,
    latitude: 34.71,
  },
]
