import { expect, it } from 'vitest'
import { readGoods } from './complaint.ts'
import { feedbackKindOf } from './feedback.ts'

it('reads ids and addresses of products, each product once, and reports the other lines [R2.15]', () => {
  expect(
    readGoods(
      ' 100001 \nhttps://mall.test/detail/100002?sku=7\n/datasheet/100003\n/detail/100001，100004;\n\n6205-2RS\n/shopIndex?sid=5',
    ),
  ).toEqual({
    prodIds: ['100001', '100002', '100003', '100004'],
    unread: ['6205-2RS', '/shopIndex?sid=5'],
  })
  expect(readGoods(' \n ')).toEqual({ prodIds: [], unread: [] })
  expect(readGoods('/detail/9999999999999999999999').prodIds).toEqual([])
})

it('recognises feedback kinds by number, and treats other numbers as "other"', () => {
  expect([1, 6, 0, 99].map(feedbackKindOf)).toEqual(['goods', 'other', 'other', 'other'])
})
