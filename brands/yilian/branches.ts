import type { Branch } from '@/domain/branches/branches'
import { BRAND } from './names'

const clock = (hours: number, minutes = 0): number => hours * 60 + minutes
const closed = undefined
const office = { from: clock(9), until: clock(17) }
const short = { from: clock(9, 30), until: clock(15, 30) }

const weekdays = [closed, office, office, office, office, office, closed]
const everything: Branch['services'] = ['COUNTER', 'ATM', 'BARRIER_FREE']
const withoutRamp: Branch['services'] = ['COUNTER', 'ATM']
const phone = BRAND.hotline

/** Made up: the sandbox's bank has none, so all are called by the hotline. */
export const BRANCHES: readonly Branch[] = [
  {
    branchId: 'main',
    name: '长春总行营业部',
    city: '长春市',
    address: '净月区样例大街1号',
    phone,
    hours: weekdays,
    services: everything,
    longitude: 125.42,
    latitude: 43.81,
  },
  {
    branchId: 'cc-chaoyang',
    name: '长春朝阳支行',
    city: '长春市',
    address: '朝阳区样例大街18号',
    phone,
    hours: [short, office, office, office, office, office, short],
    services: everything,
    longitude: 125.318,
    latitude: 43.866,
  },
  {
    branchId: 'south',
    name: '长春南关支行',
    city: '长春市',
    address: '南关区样例路206号',
    phone,
    hours: weekdays,
    services: withoutRamp,
    longitude: 125.35,
    latitude: 43.84,
  },
  {
    branchId: 'cc-jingyue',
    name: '长春净月自助网点',
    city: '长春市',
    address: '净月区样例街9号',
    phone,
    hours: Array.from({ length: 7 }, () => ({ from: 0, until: clock(24) })),
    services: ['ATM', 'BARRIER_FREE'],
    longitude: 125.455,
    latitude: 43.793,
  },
  {
    branchId: 'jl-chuanying',
    name: '吉林船营支行',
    city: '吉林市',
    address: '船营区样例街77号',
    phone,
    hours: [closed, office, office, office, office, office, short],
    services: withoutRamp,
    longitude: 126.541,
    latitude: 43.834,
  },
  {
    branchId: 'yb-yanji',
    name: '延边延吉支行',
    city: '延吉市',
    address: '样例路31号',
    phone,
    hours: weekdays,
    services: everything,
    longitude: 129.509,
    latitude: 42.891,
  },
]
