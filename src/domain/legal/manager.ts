import { BRAND } from '../brand'
import { FIGURES } from '../figures'
import { MANAGER_CONSENT_VERSION } from '../policy'
import type { LegalDocument } from './document'

const MANAGER = BRAND.assetManager.name

/** The separate consent to tell the asset manager who buys its product: PIPL, article 23. */
export const managerConsent: LegalDocument = {
  title: '向产品管理人提供信息授权书',
  version: MANAGER_CONSENT_VERSION,
  effective: '20261101',
  changes: ['写明本授权何时起、何时止', '写明向谁查询、更正或删除已提供的信息，以及我行的提供记录保存多久'],
  summary: `您购买${BRAND.legalName}（以下称“我行”）代销的理财产品时，产品的发行与管理机构需要知道份额属于谁。本授权书说明我行向其提供您的哪些信息，由您单独决定是否同意。不同意不影响您使用存款等其他服务。`,
  sections: [
    {
      id: 'who',
      title: '一、提供给谁',
      paragraphs: [
        `接收方：${MANAGER}，即您所购理财产品的管理人，及其委托的份额登记机构。联系方式：${FIGURES.managerHotline}。`,
      ],
    },
    {
      id: 'what',
      title: '二、提供什么、用来做什么',
      paragraphs: [
        '信息种类：姓名、证件类型与号码、手机号码、理财账户、持有份额与交易记录、风险承受能力等级。',
        '目的与方式：为您开立理财账户、登记份额、清算资金、履行反洗钱与税务申报义务，由我行加密传输，接收方不得用于其他目的。',
      ],
    },
    {
      id: 'choice',
      title: '三、您的选择',
      paragraphs: [
        '不同意时，您不能购买代销理财产品，其他服务不受影响。',
        `本授权自您同意时起有效，至您撤回、授权书更新或注销账户时止。您可随时在“我的—隐私中心”撤回本授权。撤回后我行不再受理您的申购和到期转理财，您仍可赎回已持有的份额；已提供的信息由接收方依法保存，可致电${FIGURES.managerHotline}查询或要求更正、删除；我行的提供记录自您注销账户之日起保存${FIGURES.keptYears}。如有疑问，请致电${FIGURES.hotline}。`,
      ],
    },
  ],
}
