import type { Questionnaire } from '@/domain/risk/scoring'

/**
 * The bank's questionnaire. Any change of a word or number needs a new version: tests already taken keep theirs, and
 * half-filled ones are refused with QuestionnaireOutdated. Every score and rule: docs/decisions/suitability.md.
 */
export const QUESTIONNAIRE: Questionnaire = {
  version: '2026-11',
  ages: [
    { from: 0, score: 0 },
    { from: 18, score: 4 },
    { from: 30, score: 5 },
    { from: 50, score: 3 },
    { from: 60, score: 1 },
    { from: 65, score: 0 },
  ],
  bands: [
    { level: 1, from: 0 },
    { level: 2, from: 20 },
    { level: 3, from: 38 },
    { level: 4, from: 56 },
    { level: 5, from: 76 },
  ],
  elder: { from: 65, cap: 3, experiencedCap: 4 },
  questions: [
    {
      id: 'income_source',
      title: '您的主要收入来源是？',
      options: [
        { id: 'none', text: '没有固定收入', score: 0 },
        { id: 'pension', text: '退休金、社会保障等', score: 2 },
        { id: 'business', text: '生产经营所得', score: 4 },
        { id: 'salary', text: '工资、劳务报酬', score: 6 },
        { id: 'assets', text: '利息、租金、股息等资产性收入', score: 7 },
      ],
    },
    {
      id: 'income',
      title: '您的家庭年收入（税后）为？',
      options: [
        { id: 'upto5', text: '5万元以下', score: 0 },
        { id: 'upto20', text: '5万元（含）至20万元', score: 3 },
        { id: 'upto50', text: '20万元（含）至50万元', score: 5 },
        { id: 'upto100', text: '50万元（含）至100万元', score: 7 },
        { id: 'above100', text: '100万元（含）以上', score: 8 },
      ],
    },
    {
      id: 'share',
      title: '在您的家庭资产中，用于金融投资（储蓄存款除外）的比例为？',
      options: [
        { id: 'upto10', text: '10%以下', score: 1 },
        { id: 'upto25', text: '10%（含）至25%', score: 3 },
        { id: 'upto50', text: '25%（含）至50%', score: 6 },
        { id: 'above50', text: '50%（含）以上', score: 9 },
      ],
    },
    {
      id: 'debt',
      title: '您目前的负债情况是？',
      options: [
        { id: 'strained', text: '负债较多，偿还有一定压力', score: 0 },
        { id: 'short', text: '有消费贷款、信用卡分期等短期负债', score: 2 },
        { id: 'mortgage', text: '有住房贷款等长期定额负债', score: 4 },
        { id: 'none', text: '没有负债', score: 7 },
      ],
    },
    {
      id: 'knowledge',
      title: '您对金融产品的了解程度是？',
      options: [
        { id: 'little', text: '了解储蓄存款，对其他金融产品了解较少', score: 0 },
        { id: 'basic', text: '了解理财产品、基金等的基本特点', score: 3 },
        { id: 'good', text: '熟悉股票、基金等产品的特点和风险', score: 6 },
        { id: 'professional', text: '系统学习过金融知识，或从事过金融投资相关工作', score: 8 },
      ],
    },
    {
      id: 'held',
      title: '以下哪一项最符合您的投资经历？',
      options: [
        { id: 'deposits', text: '除存款、国债外，几乎没有投资过其他产品', score: 0 },
        { id: 'mostlyDeposits', text: '大部分为存款、国债，少量投资理财产品、基金', score: 3 },
        { id: 'balanced', text: '资产较均衡地分布于存款、理财产品、基金、股票等', score: 6 },
        { id: 'mostlyRisk', text: '大部分投资于股票、基金、外汇等，较少为存款、国债', score: 9 },
      ],
    },
    {
      id: 'years',
      title: '您投资股票、基金、外汇、金融衍生品等产品有多少年？',
      options: [
        { id: 'none', text: '没有投资过', score: 0, cap: 3 },
        { id: 'upto2', text: '2年以下', score: 2 },
        { id: 'upto5', text: '2年（含）至5年', score: 5 },
        { id: 'upto8', text: '5年（含）至8年', score: 7, experienced: true },
        { id: 'above8', text: '8年（含）以上', score: 9, experienced: true },
      ],
    },
    {
      id: 'attitude',
      title: '以下哪一项最符合您的投资态度？',
      options: [
        { id: 'averse', text: '不希望本金有任何损失，希望获得稳定的回报', score: 0, cap: 1 },
        { id: 'cautious', text: '不希望本金损失，可以接受收益有一定波动', score: 3, cap: 2 },
        { id: 'growth', text: '希望获得较高的回报，可以接受有限的本金损失', score: 7 },
        { id: 'bold', text: '希望获得高回报，可以接受较大的本金损失', score: 10 },
      ],
    },
    {
      id: 'horizon',
      title: '您用于投资的资金，计划多长时间不使用？',
      options: [
        { id: 'upto1', text: '1年以下', score: 1 },
        { id: 'upto3', text: '1年（含）至3年', score: 3 },
        { id: 'upto5', text: '3年（含）至5年', score: 6 },
        { id: 'above5', text: '5年（含）以上', score: 8 },
      ],
    },
    {
      id: 'purpose',
      title: '您投资的主要目的是？',
      options: [
        { id: 'spending', text: '满足日常开支，随时可能使用', score: 0 },
        { id: 'preserve', text: '资产保值', score: 2 },
        { id: 'steady', text: '资产稳健增长', score: 5 },
        { id: 'fast', text: '资产迅速增长', score: 8 },
      ],
    },
    {
      id: 'loss',
      title: '您投资时，能够承受的本金最大损失是？',
      options: [
        { id: 'none', text: '不能承受任何损失', score: 0, cap: 1 },
        { id: 'upto5', text: '5%以内', score: 3, cap: 2 },
        { id: 'upto10', text: '10%以内', score: 6, cap: 3 },
        { id: 'upto30', text: '30%以内', score: 9, cap: 4 },
        { id: 'above30', text: '30%以上', score: 12 },
      ],
    },
  ],
}
