import { refundSteps, refundWaitsFor } from './refund.ts'
import type { RefundFacts } from './refund.ts'

const applied: RefundFacts = { applyType: 2, returnMoneySts: 1, applyTime: '1' }
const accepted = { ...applied, returnMoneySts: 2, handelTime: '2' }
const shipped = { ...accepted, returnMoneySts: 3, shipTime: '3' }
const refunded = { ...shipped, returnMoneySts: 5, receiveTime: '4', refundTime: '5' }
const said = (refund: RefundFacts) =>
  refundSteps(refund)
    .map(({ step, state }) => `${state === 'now' ? '*' : state === 'todo' ? '-' : ''}${step}`)
    .join(' ')

it('moves from applied to accepted, shipped, received and refunded [R6.07]', () => {
  expect(said(applied)).toBe('*applied -accepted -shipped -received -refunded')
  expect(said(accepted)).toBe('applied *accepted -shipped -received -refunded')
  expect(said(shipped)).toBe('applied accepted *shipped -received -refunded')
  expect(said(refunded)).toBe('applied accepted shipped received *refunded')
  expect(refundSteps(refunded).map(({ time }) => time)).toEqual(['1', '2', '3', '4', '5'])
})

it('skips shipping for a money refund, and ends an exchange with the step `exchanged` [R6.07]', () => {
  expect(said({ ...applied, applyType: 1 })).toBe('*applied -accepted -refunded')
  expect(said({ ...refunded, applyType: 1, shipTime: undefined, receiveTime: undefined })).toBe(
    'applied accepted *refunded',
  )
  expect(said({ ...refunded, applyType: 3 })).toBe('applied accepted shipped received *exchanged')
})

it('ends with the refusal, withdrawal or closing, and keeps the earlier steps [R6.07]', () => {
  expect(said({ ...applied, returnMoneySts: 7, handelTime: '2' })).toBe('applied *refused')
  expect(said({ ...applied, returnMoneySts: 6, cancelTime: '2' })).toBe('applied *withdrawn')
  expect(said({ ...accepted, returnMoneySts: 6, cancelTime: '3' })).toBe('applied accepted *withdrawn')
  expect(said({ ...accepted, returnMoneySts: -1, closeTime: '9' })).toBe('applied accepted *closed')
})

it('shows the mall’s decision on an appeal after a refusal [R6.07]', () => {
  const called = { ...applied, handelTime: '2', platformTime: '3' }
  expect(said(called)).toBe('applied refused *platformIn')
  expect(said({ ...called, returnMoneySts: 7, platformResult: 2, platformHandleTime: '4' })).toBe(
    'applied refused platformIn *platformRefused',
  )
  expect(said({ ...called, returnMoneySts: 2, platformResult: 1, platformHandleTime: '4' })).toBe(
    'applied refused platformIn *platformAgreed -shipped -received -refunded',
  )
  expect(
    said({ ...called, applyType: 1, returnMoneySts: 5, platformResult: 1, platformHandleTime: '4', refundTime: '5' }),
  ).toBe('applied refused platformIn platformAgreed *refunded')
})

it('shows a passed step even if the server sends no time for it [R6.07]', () => {
  expect(said({ ...applied, returnMoneySts: 4 })).toBe('applied accepted shipped *received -refunded')
})

it('returns the party that must act next [R6.07]', () => {
  expect([applied, accepted, shipped, refunded].map(refundWaitsFor)).toEqual(['seller', 'buyer', 'seller', undefined])
  expect(refundWaitsFor({ ...accepted, applyType: 1 })).toBe('seller')
  expect(refundWaitsFor({ ...applied, returnMoneySts: 7, platformTime: '3' })).toBe('platform')
})

it('shows the dispatch of the replacement before the end of an exchange, with the time of each step [R6.07]', () => {
  const exchange = { ...applied, applyType: 3 }
  expect(said(exchange)).toBe('*applied -accepted -shipped -received -exchangeSent -exchanged')
  const sent = { ...shipped, applyType: 3, returnMoneySts: 4, receiveTime: '4', exchangeTime: '5' }
  expect(said(sent)).toBe('applied accepted shipped received *exchangeSent -exchanged')
  expect(refundSteps(sent).map(({ time }) => time)).toEqual(['1', '2', '3', '4', '5', undefined])
})

it('shows the shipping and the receipt of an ended refund only if they have a time [R6.07]', () => {
  expect(said({ ...shipped, returnMoneySts: -1, closeTime: '9' })).toBe('applied accepted shipped *closed')
  expect(said({ ...shipped, returnMoneySts: -1, receiveTime: '4', closeTime: '9' })).toBe(
    'applied accepted shipped received *closed',
  )
  expect(said({ ...applied, returnMoneySts: 5 })).toBe('applied accepted shipped received *refunded')
})

it('shows an offer of money for an exchange without future steps [R6.07]', () => {
  const offered = { ...shipped, applyType: 3, returnMoneySts: 4, receiveTime: '4', moneyOfferTime: '5' }
  expect(said(offered)).toBe('applied accepted shipped received *moneyOffered')
  expect(refundSteps(offered).at(-1)?.time).toBe('5')
  expect(refundWaitsFor(offered)).toBe('buyer')
  expect(said({ ...offered, exchangeTime: '6' })).toBe('applied accepted shipped received *exchangeSent -exchanged')
})
