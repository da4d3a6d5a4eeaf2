import type { Sentences } from './sentences.ts'

export const invoiceMessages = {
  invoiceGone: ['发票不存在', 'There is no such invoice'],
  invoiceAsked: ['订单已申请过发票，请勿重复申请', 'An invoice was already requested for this order'],
  invoiceUnpaid: ['订单付款后才能申请发票', 'An invoice can be requested once the order is paid'],
  invoiceNothing: ['订单金额已全部退回，没有可开票金额', 'The order was refunded in full: there is nothing to invoice'],
  invoiceOneShop: ['只能合并同一店铺的订单开票', 'Only orders of one shop can share an invoice'],
  invoiceIncomplete: ['发票信息不完整或有误，请核对', 'Details of the invoice are missing or wrong; please check them'],
  invoiceTitleLimit: ['最多保存 {limit} 个抬头', 'The book holds at most {limit} titles'],
  invoiceTitleGone: ['发票抬头不存在', 'There is no such title'],
} as const satisfies Sentences
