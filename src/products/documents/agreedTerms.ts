import type { AgreementText } from '../agreements'

/** 协定存款利率约定: the figures by which an agreement deposit earns, as the bank will accrue them. */
export const text: AgreementText = {
  keyClauses: ['二、'],
  paragraphs: [
    '一、本约定适用于您本次存入的{productName}，协定期为{term}。',
    '二、留存额度为{floorBalance}元。存入金额中，留存额度以内的部分按活期利率（年利率{demandRate}）计息，超出留存额度的部分按协定利率（年利率{agreedRate}）计息。',
    '三、留存额度、利率和协定期以存入时本行系统记录为准，存期内不变。提前支取的，同样分段计息至支取日。',
    '四、您凭协定利率码存入的，以上数字为该协定利率码约定的条件。协定利率码仅限您本人使用一次。',
  ],
}
