import { REFUND_PHOTO_LIMIT, REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import { isTypedAmount } from '@millwright/domain/money/typedAmount'
import * as z from 'zod'
import { path } from '@millwright/domain/paths/path'
import {
  addFieldProblem,
  failed,
  plainAmounts,
  readForm,
  refused,
  messageKey,
  amountMessageKey,
  typedFields,
} from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import type { Action } from '../../loader.ts'

const schema = z.object({
  orderNumber: z.string().regex(/^[\w-]{1,64}$/, messageKey('badArgument')),
  orderItemId: z.string().regex(/^\d{0,19}$/, messageKey('badArgument')),
  applyType: z.string().regex(/^[123]$/, messageKey('badArgument')),
  isReceiver: z.string(),
  buyerReason: z.string().min(1, messageKey('refundReason')).max(100, messageKey('badArgument')),
  goodsNum: z.string().regex(/^[1-9]\d{0,8}$/, messageKey('refundPieces')),
  // An exchange has no amount.
  refundAmount: z
    .string()
    .trim()
    .refine((text) => text === '' || isTypedAmount(text), amountMessageKey('refundAmount')),
  buyerDesc: z.string().trim().max(REFUND_WORDS_LIMIT, messageKey('refundWords')),
  buyerMobile: z
    .string()
    .trim()
    .regex(/^1\d{10}$/, messageKey('inquiryPhone')),
  exchangeSkuId: z
    .string()
    .regex(/^\d{0,19}$/, messageKey('badArgument'))
    .optional(),
  uuid: z.string().regex(/^[\w-]{8,64}$/, messageKey('badArgument')),
})

export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  // Uploads come first, so that no picture is lost if another field is refused.
  const { paths, problem: unread } = await uploadedPaths(api, form, 'photoFiles', 'voucher')
  const problem = unread ?? (paths.length > REFUND_PHOTO_LIMIT ? ({ key: 'refundPhotos' } as const) : undefined)
  const read = readForm(plainAmounts(form, ['refundAmount'], context), schema, () => typedFields(form))
  if ('refused' in read) return addFieldProblem(read.refused, 'photoFiles', problem)
  if (problem) return failed(form, problem, { photoFiles: problem })
  const { orderItemId, applyType, isReceiver, goodsNum, refundAmount, exchangeSkuId, ...rest } = read.values
  if (applyType !== '3' && !refundAmount)
    return failed(form, { key: 'refundAmount' }, { refundAmount: { key: 'refundAmount' } })
  let refundSn: string
  try {
    refundSn = await api.applyRefund({
      ...rest,
      refundType: orderItemId ? 2 : 1,
      orderItemId: orderItemId || 0,
      applyType: Number(applyType),
      goodsNum: Number(goodsNum),
      refundAmount: refundAmount || 0,
      isReceiver: isReceiver === '1' ? 1 : 0,
      photoFiles: paths.join(','),
      exchangeSkuId: exchangeSkuId || 0,
    })
  } catch (error) {
    const { problem: said, data } = refused(error, { A03000: 'orderUnknown' })
    const at = fieldOf[String(data)]
    return failed(form, said, at ? { [at]: said } : undefined)
  }
  redirect(path('return-detail', { refundSn, applied: 1 }), 303)
}

/** The fields of the mall's refusals, by the rule they name. */
const fieldOf: Readonly<Record<string, string>> = {
  piecesNot: 'goodsNum',
  amountNot: 'refundAmount',
  sizeNot: 'exchangeSkuId',
  receiptConfirmed: 'buyerReason',
}
