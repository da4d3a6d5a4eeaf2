import { applicationLimits } from '@millwright/domain/distribution/application'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { keyword, maybe, page, paging } from '../values.ts'
import {
  commissionWithdrawal,
  distributionIncome,
  distributionProd,
  distributionUser,
  distributionWallet,
} from './entities.ts'

const number = () => z.coerce.number<number | string>()
const path = z.string().max(200)
const words = (field: keyof typeof applicationLimits) => z.string().max(applicationLimits[field])

/** Distributors and their commission (api.md T). */
export const distribution = {
  distributionUserInfo: call({
    method: 'GET',
    path: '/p/distribution/user/distributionUserInfo',
    auth: 'user',
    summary: 'Returns the buyer’s distributor account, or null',
    input: nothing,
    answer: maybe(distributionUser),
    codes: [],
  }),
  distributionRegister: call({
    method: 'POST',
    path: '/p/distribution/register',
    auth: 'user',
    summary: 'Applies as a distributor: individual, store or company; also after a refusal',
    input: z.object({
      type: number().int().min(1).max(3),
      realName: words('realName'),
      identityCardNumber: z.string().max(40),
      identityCardPicFront: path,
      identityCardPicBack: path,
      userMobile: z.string().max(20),
      companyName: words('companyName').optional(),
      creditCode: z.string().max(40).optional(),
      licensePic: path.optional(),
      bankName: words('bankName'),
      bankBranch: words('bankBranch'),
      bankAccount: z.string().max(60),
      cardNoOfInviter: z.string().max(20).optional(),
    }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  distributionWallet: call({
    method: 'GET',
    path: '/p/distribution/wallet',
    auth: 'user',
    summary: 'Returns the earned commission by state',
    input: nothing,
    answer: distributionWallet,
    codes: ['A03000'],
  }),
  distributionIncome: call({
    method: 'GET',
    path: '/p/distribution/income/page',
    auth: 'user',
    summary: 'Lists the commission by order line, newest first, by state; all without a state',
    input: paging.extend({ state: number().int().min(-1).max(2).optional() }),
    answer: page(distributionIncome),
    codes: ['A03000'],
  }),
  distributionProds: call({
    method: 'GET',
    path: '/p/distribution/prod/page',
    auth: 'user',
    summary: 'Lists the products to share with their rates, the highest first',
    input: paging.extend({ prodName: keyword(100).optional() }),
    answer: page(distributionProd),
    codes: ['A03000'],
  }),
  withdrawCommission: call({
    method: 'POST',
    path: '/p/distribution/withdraw',
    auth: 'user',
    summary: 'Requests the payout of settled commission; the same uuid requests once',
    input: z.object({ amount: z.union([z.string().max(30), z.number()]), uuid: z.string().min(8).max(64).optional() }),
    answer: z.unknown(),
    codes: ['A00010', 'A03000'],
  }),
  commissionWithdrawals: call({
    method: 'GET',
    path: '/p/distribution/withdraw/page',
    auth: 'user',
    summary: 'Lists the payout requests, newest first',
    input: paging,
    answer: page(commissionWithdrawal),
    codes: ['A03000'],
  }),
}
