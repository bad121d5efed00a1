import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { PROMISES } from '@/domain/message/promises'
import type { AgreementText } from '../agreements'

const MANAGER = BRAND.assetManager.name

/** 投资协议: between the investor and the asset manager; the bank is no party to it beyond selling. */
export const text: AgreementText = {
  keyClauses: ['二、', '六、'],
  paragraphs: [`本协议由投资者（您）与产品管理人${MANAGER}订立，适用于“{productName}”（产品代码{productType}）。`],
  sections: [
    {
      title: '一、双方的声明',
      paragraphs: [
        '您声明：以自有合法资金投资，已完成风险承受能力测评并确认结果真实，已阅读并理解产品说明书和风险揭示书，自主决定投资并承担风险。',
        '管理人声明：依法设立并取得理财业务资格，以诚实信用、勤勉尽责的原则管理产品财产，不承诺本金不受损失，也不承诺最低收益。',
      ],
    },
    {
      title: '二、代理销售',
      paragraphs: [
        `${BRAND.legalName}受管理人委托办理销售、资金划转和信息告知，不是本协议的一方，不承担产品的投资、兑付和风险管理责任。`,
        `购买前，经您单独同意，代理销售机构向管理人提供登记份额所需的信息；您可以撤回同意，撤回后不再受理申购，赎回不受影响。`,
      ],
    },
    {
      title: '三、申购与赎回',
      paragraphs: [
        '单笔申购不低于{buyAmountDesc}元、不高于{maxAmount}元，以{stepAmount}元的整数倍递增。',
        `交易日${FIGURES.tradeCutOff}前的申请当日受理，${FIGURES.tradeCutOff}及以后或非交易日的申请顺延至下一交易日。受理后以管理人的确认结果为准。`,
        `快速赎回每人每日不超过${FIGURES.fastRedemption}；其余份额按普通赎回办理。`,
      ],
    },
    {
      title: '四、产品财产的独立',
      paragraphs: ['产品财产独立于管理人、托管人和代理销售机构的固有财产，不用于清偿其债务。'],
    },
    {
      title: '五、您的权利',
      paragraphs: [
        '您按份额享有产品的收益，可以随时查询持有份额、收益和交易记录，可以按约定赎回，并有权获得管理人依法披露的信息。',
      ],
    },
    {
      title: '六、变更与终止',
      paragraphs: [
        `管理人调整收费、投资范围等重要内容的，应${PROMISES.managerTerms.says}；您不同意的，可在调整生效前赎回全部份额。您持有的份额全部赎回后，本协议终止。`,
      ],
    },
    {
      title: '七、争议与投诉',
      paragraphs: [
        `因本协议发生争议的，双方协商解决；协商不成的，可向管理人住所地有管辖权的人民法院起诉。产品事项请联系管理人${FIGURES.managerHotline}，销售服务请致电${FIGURES.hotline}。`,
      ],
    },
  ],
}
