import { FIGURES } from '@/domain/figures'
import { confirm } from '@/session/overlay'

/**
 * The extra confirmation of customers of 65 and over (distribution rules, notice 6 of 2025): shows all risks once more.
 */
export const askElder = (riskNotice: readonly string[]): Promise<boolean> =>
  confirm({
    title: '请再次确认',
    text: [`您已年满${FIGURES.elderAge}，请在充分了解产品风险后自主决定。`, ...riskNotice].join('\n'),
    yes: '我已了解，继续',
    no: '再想想',
    closable: false,
  })
