import { eq } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { serviceStations } from './tables'

/** A station by its number; undefined for one the bank never had. */
export async function findStation(on: Queryable, stationNo: string) {
  const [found] = await on.select().from(serviceStations).where(eq(serviceStations.stationNo, stationNo))
  return found
}

const HOURS = '周一至周六 8:30至17:00'

/** Two that serve, and one that has ended. */
export const seedStations: Seed = {
  name: 'stations',
  async run(tx) {
    await tx.insert(serviceStations).values([
      {
        stationNo: 'XC22010001',
        name: '双河村金融服务站',
        branch: '德惠支行',
        clerk: '周桂兰（工号2201）',
        hours: HOURS,
        phone: '0431-80000001',
      },
      {
        stationNo: 'XC22010002',
        name: '靠山屯金融服务站',
        branch: '农安支行',
        clerk: '刘福来（工号2207）',
        hours: HOURS,
        phone: '0431-80000002',
      },
      {
        stationNo: 'XC22010003',
        name: '柳树沟金融服务站',
        branch: '榆树支行',
        clerk: '王秀云（工号2215）',
        hours: HOURS,
        phone: '0431-80000003',
        endedOn: day('20260630'),
      },
    ])
  },
}
