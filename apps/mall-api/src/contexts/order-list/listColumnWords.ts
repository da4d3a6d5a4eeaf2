/** The headings of an exported list, in the order of its columns. */
export const listColumnWords = {
  zh: ['层级', '型号', '名称', '品牌', '数量', '合计数量', '单位', '单价', '金额', '备注', '商品编号'],
  en: [
    'Level',
    'Part number',
    'Name',
    'Brand',
    'Quantity',
    'Total pieces',
    'Unit',
    'Unit price',
    'Amount',
    'Note',
    'Item ID',
  ],
} as const
