import { expect, it } from 'vitest'
import { loaderContextAt, formOf, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './ApplyReturn.action.ts'

const photo = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const whole = {
  orderNumber: '202611210930124410',
  orderItemId: '1',
  applyType: '1',
  isReceiver: '1',
  buyerReason: 'damaged',
  goodsNum: '1',
  refundAmount: '10.00',
  buyerDesc: '',
  buyerMobile: '13800000001',
  uuid: '00000000-0000-4000-8000-000000000000',
}

it('shows failed uploads and too many pictures beside the other errors [R5.14]', async () => {
  const large = testMall({ uploadFile: refusal('A00001', 'Too large') })
  const form = formOf({ ...whole, buyerReason: '', photoFiles: photo(1) })
  form.append('photoFiles', new File(['1'], 'a.png'))
  expect(await action(large.api, loaderContextAt('/apply-return'), form)).toMatchObject({
    problem: { key: 'refundReason' },
    fields: { buyerReason: { key: 'refundReason' }, photoFiles: { message: 'Too large' } },
    form: { photoFiles: photo(1) },
  })
  const six = [1, 2, 3, 4, 5, 6].map(photo)
  const tooMany = (changes: object) =>
    action(testMall({}).api, loaderContextAt('/apply-return'), formOf({ ...whole, ...changes, photoFiles: six }))
  expect(await tooMany({ goodsNum: '0' })).toMatchObject({
    fields: { goodsNum: { key: 'refundPieces' }, photoFiles: { key: 'refundPhotos' } },
  })
  expect(await tooMany({})).toMatchObject({
    problem: { key: 'refundPhotos' },
    fields: { photoFiles: { key: 'refundPhotos' } },
  })
})
