import { helpFriend } from '@/contract/campaign/helpFriend'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryHelp } from '@/contract/campaign/queryHelp'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { FACTS } from '../testing'

describe('/zhouHelpFriends', () => {
  it('invites without a reward, and asks for no help that doesn’t count', async () => {
    answer(queryCampaign, { ...FACTS, campaign: { ...FACTS.campaign, actId: 'learnTogether', state: 'PAUSED' } })
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/zhouHelpFriends')
    await page.until(() => page.findText('邀请好友一起学'))
    expect(page.text()).toContain('分享不计奖励')
    expect(page.text()).not.toContain('周周助力')
    await page.tap(page.findText('邀请好友一起学'))
    await page.until(() => expect(pages().at(-1)).toBe('/inviteFriends'))
  })

  it('with a friend’s link says who asks and what it means, helps once, and shows why it can’t', async () => {
    const help = {
      actId: 'weekHelp',
      title: '周周助力',
      name: '李*',
      until: '20261129',
      had: 1,
      most: 3,
      state: 'OPEN',
    } as const
    answer(queryHelp, help)
    const page = await openPage('/zhouHelpFriends', { code: 'ABCDEFGHJK' })
    await page.until(() => page.findText('李*请您助力'))
    expect(page.text()).toContain('1/3次')
    expect(page.text()).toContain('您也不会因此获得奖励')
    refuse(helpFriend, 'AlreadyHelped')
    await page.tap(page.findText('为好友助力'))
    await page.until(() => expect(page.text()).toContain('您本周已为其他好友助力'))
    answer(helpFriend, { name: '李*' })
    await page.tap(page.findText('为好友助力'))
    await page.until(() => expect(page.text()).toContain('已为李*助力，谢谢您'))
    expect(sent(helpFriend)).toEqual([{ helpCode: 'ABCDEFGHJK' }, { helpCode: 'ABCDEFGHJK' }])
    expect(page.text()).not.toContain('为好友助力')
  })

  it('with a link that is over or unknown leads on', async () => {
    refuse(queryHelp, 'HelpUnknown')
    const page = await openPage('/zhouHelpFriends', { code: 'ABCDEFGHJK' })
    await page.until(() => page.findText('助力链接无效，请让好友重新分享'))
  })
})
