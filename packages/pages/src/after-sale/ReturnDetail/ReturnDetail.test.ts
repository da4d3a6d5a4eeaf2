import { expect, it } from 'vitest'
import { loaderContextAt, formOf, testMall } from '../../loading/testing/testMall.ts'
import { action } from './ReturnDetail.action.ts'

it('sends the buyer’s answer to the offered money [R6.07]', async () => {
  const mall = testMall({ answerMoneyOffer: null })
  for (const intent of ['takeMoney', 'keepExchange'])
    expect(await action(mall.api, loaderContextAt('/return-detail?refundSn=88'), formOf({ intent }))).toMatchObject({
      done: true,
    })
  expect(mall.inputsOf('answerMoneyOffer')).toEqual([
    { refundSn: '88', accept: 1 },
    { refundSn: '88', accept: 0 },
  ])
})

const sent = { intent: 'ship', expressNo: 'KS-20261121', mobile: '', senderRemarks: '' }
const ship = (mall: ReturnType<typeof testMall>, fields: Record<string, string>) =>
  action(mall.api, loaderContextAt('/return-detail?refundSn=88'), formOf({ ...sent, ...fields }))

it('requires a carrier, and the carrier’s name if it is not in the list [R6.07]', async () => {
  const mall = testMall({ submitRefundExpress: null })
  expect(await ship(mall, { expressId: '' })).toMatchObject({ fields: { expressId: { key: 'expressCompany' } } })
  expect(await ship(mall, { expressId: '0', expressName: ' ' })).toMatchObject({
    fields: { expressName: { key: 'expressCompany' } },
    form: { expressNo: 'KS-20261121' },
  })
  expect(mall.inputsOf('submitRefundExpress')).toEqual([])
  expect(await ship(mall, { expressId: '0', expressName: ' 昆山专线 ' })).toMatchObject({ done: true })
  expect(mall.inputsOf('submitRefundExpress')).toMatchObject([
    { refundSn: '88', expressId: '0', expressName: '昆山专线', expressNo: 'KS-20261121' },
  ])
})
