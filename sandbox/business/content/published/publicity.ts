import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { inSection, list, note, say, way } from './write'
import type { Written } from './write'

const publicity = inSection('PUBLICITY')

/** What a bank must make known to everybody. */
export const PUBLICITY: readonly Written[] = [
  publicity(
    {
      articleId: 'consumer-rights',
      topic: 'rights',
      title: '金融消费者的八项权利',
      summary: '您在银行办理业务时享有的基本权利',
      keywords: ['消费者权益', '权利', '315'],
    },
    list(
      '财产安全权：资金和财产受到保护',
      '知情权：产品的内容、费用和风险要讲清楚',
      '自主选择权：不强买强卖',
      '公平交易权：合同条款公平',
      '依法求偿权：受到损害可以要求赔偿',
      '受教育权：了解金融知识',
      '受尊重权：人格和习俗受到尊重',
      '信息安全权：个人信息受到保护',
    ),
    note(`有意见或投诉，请致电${BRAND.hotline}。对处理结果不满意的，可拨打金融消费者投诉热线12378。`),
  ),
  publicity(
    {
      articleId: 'insurance-basics',
      topic: 'insurance',
      title: '存款保险怎样保护您的存款',
      summary: `${FIGURES.insuranceLimit}以内全额偿付`,
      keywords: ['存款保险', '50万', '偿付'],
    },
    say('存款保险是国家的制度。银行交保费，存款人不用交费，也不用办理手续。'),
    list(
      `同一存款人在同一家银行的存款本金和利息合并计算，${FIGURES.insuranceLimit}以内全额偿付`,
      '活期、定期存款都受保障',
      '理财、基金、保险不是存款，不受存款保险保障',
    ),
  ),
  publicity(
    {
      articleId: 'fraud-basics',
      topic: 'fraud',
      title: '防范诈骗：三不一多',
      summary: '不轻信、不透露、不转账，多核实',
      keywords: ['反诈', '电信诈骗', '96110'],
    },
    list('未知链接不点击', '陌生来电不轻信', '个人信息不透露', '转账汇款多核实'),
    note('96110是反诈专线。接到这个号码的来电，请务必接听。'),
    way('学习更多案例', 'education'),
  ),
  publicity(
    {
      articleId: 'laundering-basics',
      topic: 'laundering',
      title: '反洗钱，和您有关',
      summary: '配合身份核实，保护自己的账户',
      keywords: ['反洗钱', '身份核实', '尽职调查'],
    },
    say('洗钱是把违法所得伪装成合法收入。银行依法需要了解客户是谁、钱从哪里来。'),
    list('身份证到期请及时更新', '如实填写职业、地址等信息', '不替他人转账、取现', '发现可疑情况及时举报'),
    way('更新身份信息', 'updateIdCard'),
  ),
  publicity(
    {
      articleId: 'elder-care',
      topic: 'rights',
      title: '为老年客户服务',
      summary: '大字体、人工客服、家人协助',
      keywords: ['老年人', '长辈版', '适老'],
    },
    list(
      '打开长辈版，字更大、按钮更大',
      `拨打${BRAND.hotline}，由工作人员接听`,
      '不方便在线办理的，可以到网点办理',
      `${FIGURES.elderAge}以上的客户购买理财产品时，我行会多确认一次风险`,
    ),
  ),
]
