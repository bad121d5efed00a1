/** What sending an invitation brings, before its other sentences. @param points what an account brings; 0 for nothing */
export const givenText = (points: number): string =>
  points > 0 ? `分享不收费，邀请成功后您获得${points}积分` : '分享不收费，也没有奖励'
