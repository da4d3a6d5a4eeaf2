import type { BillState } from '@millwright/domain/credit/billState'
import type { EntryKind } from '@millwright/domain/credit/creditAccount'
import type { Locale } from '@millwright/domain/locale'

type Words = Record<
  'sums' | 'lines' | 'billNumber' | 'month' | 'kind' | 'date' | 'orderNumber' | 'poNumber' | 'refundSn' | 'amount',
  string
> & {
  sumHeads: readonly string[]
  kinds: Record<EntryKind, string>
  states: Record<BillState, string>
}

export const billWords: Record<Locale, Words> = {
  zh: {
    sums: '对账单',
    lines: '明细',
    sumHeads: ['对账单号', '账期月份', '出账时间', '最后付款日', '账单金额', '出账后退款', '已付', '待付', '状态'],
    billNumber: '对账单号',
    month: '账期月份',
    kind: '类型',
    date: '时间',
    orderNumber: '订单号',
    poNumber: '采购单号',
    refundSn: '退款编号',
    amount: '金额（元）',
    kinds: { order: '订单', return: '退款抵减', payment: '付款', carry: '结转' },
    states: { open: '待付款', paid: '已付清', overdue: '已逾期' },
  },
  en: {
    sums: 'Statements',
    lines: 'Lines',
    sumHeads: ['Statement', 'Month', 'Issued', 'Pay by', 'Amount', 'Credited since', 'Paid', 'Open', 'State'],
    billNumber: 'Statement',
    month: 'Month',
    kind: 'Kind',
    date: 'Date',
    orderNumber: 'Order number',
    poNumber: 'PO number',
    refundSn: 'Return number',
    amount: 'Amount (CNY)',
    kinds: { order: 'Order', return: 'Credit note', payment: 'Payment', carry: 'Carried over' },
    states: { open: 'Open', paid: 'Paid', overdue: 'Overdue' },
  },
}
