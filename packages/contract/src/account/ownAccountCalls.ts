import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { idIn, list } from '../values.ts'
import { accountSafety, buyerSession, closing } from './entities.ts'

/** The purposes of a code that is sent to the user's own mobile number. A code is valid for its purpose only. */
export const ownCodePurposes = ['pay', 'mobile', 'close', 'store'] as const
const purpose = z.enum(ownCodePurposes)
const validCode = z.string().max(10)
/** Proof of a recent verification of the account's number, for one purpose. Valid once. */
const flag = z.string().min(1).max(200)

/** A buyer's own account (api.md Y): profile, number, pay password, sessions, closing. */
export const ownAccount = {
  setUserInfo: call({
    method: 'PUT',
    path: '/p/user/setUserInfo',
    auth: 'user',
    summary: 'Updates the profile; absent fields stay, empty ones are cleared',
    input: z.object({
      nickName: z.string().max(60).optional(),
      avatarUrl: z.string().max(255).optional(),
      sex: z.enum(['', 'M', 'F']).optional(),
      birthDate: z.string().max(10).optional(),
      userMail: z.string().max(254).optional(),
      company: z.string().max(100).optional(),
      creditCode: z.string().max(40).optional(),
      companyAddress: z.string().max(200).optional(),
    }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  accountSafety: call({
    method: 'GET',
    path: '/p/user/safety',
    auth: 'user',
    ours: true,
    summary: 'Returns the passwords that are set and the last sign-ins',
    input: nothing,
    answer: accountSafety,
    codes: [],
  }),
  sendOwnCode: call({
    method: 'POST',
    path: '/p/user/sendCode',
    auth: 'user',
    ours: true,
    summary: 'Sends a code to the mobile number of the account',
    input: z.object({ purpose }),
    answer: z.unknown(),
    codes: [],
  }),
  checkOwnCode: call({
    method: 'PUT',
    path: '/p/user/checkCode',
    auth: 'user',
    ours: true,
    summary: 'Verifies the mobile number of the account for one purpose; returns a proof',
    input: z.object({ purpose, validCode }),
    answer: flag,
    codes: ['A00006'],
  }),
  sendNewMobileCode: call({
    method: 'POST',
    path: '/p/user/sendNewMobileCode',
    auth: 'user',
    ours: true,
    summary: 'Sends a code to the new mobile number, after the present one is verified',
    input: z.object({ mobile: z.string().max(20), flag }),
    answer: z.unknown(),
    codes: [],
  }),
  updateMobile: call({
    method: 'PUT',
    path: '/p/user/updateMobile',
    auth: 'user',
    ours: true,
    summary: 'Changes the mobile number with the proof of the old one and a code to the new one; ends other sessions',
    input: z.object({ mobile: z.string().max(20), validCode, flag }),
    answer: z.unknown(),
    codes: ['A00006'],
  }),
  updatePayPassword: call({
    method: 'PUT',
    path: '/p/user/payPassword',
    auth: 'user',
    summary:
      'Sets the payment password of 6 to 12 digits, with the proof of the mobile number (`flag`) or the former password',
    input: z.object({
      password: z.string().max(512),
      flag: flag.optional(),
      oldPassword: z.string().max(512).optional(),
    }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  buyerSessions: call({
    method: 'GET',
    path: '/p/user/sessions',
    auth: 'user',
    ours: true,
    summary: 'Lists the sessions of the account, this one first',
    input: nothing,
    answer: list(buyerSession),
    codes: [],
  }),
  endBuyerSession: call({
    method: 'DELETE',
    path: '/p/user/sessions/{sessionId}',
    auth: 'user',
    ours: true,
    summary: 'Ends one session of the account',
    input: z.object({ sessionId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/p/user/endOtherSessions',
    auth: 'user',
    ours: true,
    summary: 'Ends all other sessions and forgets their browsers',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
  closing: call({
    method: 'GET',
    path: '/p/user/closing',
    auth: 'user',
    ours: true,
    summary: 'Returns the losses and the obstacles of closing the account',
    input: nothing,
    answer: closing,
    codes: [],
  }),
  /** Not a GET with `forceDestroy` as in the original API, because any link could then close an account. */
  destroyUser: call({
    method: 'POST',
    path: '/p/user/destroy',
    auth: 'user',
    ours: true,
    summary: 'Closes the account permanently, with the proof of its mobile number',
    input: z.object({ flag }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
}
