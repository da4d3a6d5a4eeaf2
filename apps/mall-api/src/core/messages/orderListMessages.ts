import type { Sentences } from './sentences.ts'

/** Why an order list or a line of it was refused. */
export const orderListMessages = {
  orderListGone: ['没有这个清单，可能已被删除', 'There is no such list. It may have been deleted'],
  orderListChanged: [
    '清单已在别处修改，请核对后重新保存',
    'The list was changed elsewhere. Check it, then save your changes again',
  ],
  orderListsFull: [
    '最多保存 {limit} 个清单，请删除不用的清单',
    'At most {limit} lists are kept. Delete lists that are no longer used',
  ],
  orderListLong: ['一个清单最多 {limit} 行', 'A list has at most {limit} lines'],
  orderListUnmatched: ['这一行还没有选定商品', 'The line has no part yet'],
  orderListDayPast: ['下次日期不能早于今天', 'The next day cannot be before today'],
  orderListDayFar: ['下次日期最晚在两年内', 'The next day is at most two years ahead'],
} as const satisfies Sentences
