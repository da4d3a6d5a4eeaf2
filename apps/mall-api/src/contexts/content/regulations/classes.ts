export const regulationClasses = [
  {
    id: 1,
    name: { zh: '账户与选购', en: 'Account and buying' },
    summary: {
      zh: '注册、找回密码，以及怎样一次买齐一批件。',
      en: 'Registration, passwords, and ordering a whole parts list at once.',
    },
  },
  {
    id: 2,
    name: { zh: '付款、发票与售后', en: 'Payment, invoices and returns' },
    summary: {
      zh: '付款时限、开票、退换货的步骤与期限。',
      en: 'Payment deadlines, invoices, and how to return goods.',
    },
  },
  {
    id: 3,
    name: { zh: '配送与评价', en: 'Delivery and reviews' },
    summary: {
      zh: '运费、包裹、验收和发表评价。',
      en: 'Freight, parcels, checking deliveries and writing reviews.',
    },
  },
  {
    id: 4,
    name: { zh: '合作', en: 'Partnerships' },
    summary: { zh: '商家入驻和分销合作。', en: 'Opening a shop and becoming a distributor.' },
  },
  {
    id: 5,
    name: { zh: '协议与声明', en: 'Agreements and notices' },
    summary: {
      zh: '服务条款、隐私政策、法律声明和知识产权。',
      en: 'Terms, privacy, legal notice and intellectual property.',
    },
  },
  {
    id: 6,
    name: { zh: '关于我们', en: 'About us' },
    summary: { zh: '公司、联系方式和证照。', en: 'The company, contact details, licence and permit.' },
  },
] as const
