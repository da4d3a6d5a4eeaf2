import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { idIn, list } from '../values.ts'
import { accountSafety, buyerSession, closing } from './entities.ts'

/** The purposes of a code sent to one's own number. A code is valid for its purpose only. */
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
    summary: 'Change my profile; what is left out stays, and an empty text takes away',
    input: z.object({
      nickName: z.string().max(60).optional(),
      avatarUrl: z.string().max(255).optional(),
      sex: z.enum(['', 'M', 'F']).optional(),
      birthDate: z.string().max(10).optional(),
      userMail: z.string().max(254).optional(),
      company: z.string().max(100).optional(),
    }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  accountSafety: call({
    method: 'GET',
    path: '/p/user/safety',
    auth: 'user',
    ours: true,
    summary: 'Which passwords my account has, and its last logins',
    input: nothing,
    answer: accountSafety,
    codes: [],
  }),
  sendOwnCode: call({
    method: 'POST',
    path: '/p/user/sendCode',
    auth: 'user',
    ours: true,
    summary: 'Send a code to the number of my account',
    input: z.object({ purpose }),
    answer: z.unknown(),
    codes: [],
  }),
  checkOwnCode: call({
    method: 'PUT',
    path: '/p/user/checkCode',
    auth: 'user',
    ours: true,
    summary: 'Verify the number of my account for one purpose; answers the proof of it',
    input: z.object({ purpose, validCode }),
    answer: flag,
    codes: ['A00006'],
  }),
  sendNewMobileCode: call({
    method: 'POST',
    path: '/p/user/sendNewMobileCode',
    auth: 'user',
    ours: true,
    summary: 'Send a code to the number that my account is to have, once the present one is verified',
    input: z.object({ mobile: z.string().max(20), flag }),
    answer: z.unknown(),
    codes: [],
  }),
  updateMobile: call({
    method: 'PUT',
    path: '/p/user/updateMobile',
    auth: 'user',
    ours: true,
    summary: 'Change the number of my account, by the proof of the old and a code to the new; other sessions end',
    input: z.object({ mobile: z.string().max(20), validCode, flag }),
    answer: z.unknown(),
    codes: ['A00006'],
  }),
  updatePayPassword: call({
    method: 'PUT',
    path: '/p/user/payPassword',
    auth: 'user',
    summary: 'Set the pay password of 6 to 12 digits, by the proof of my number (`flag`) or by the one it has had',
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
    summary: 'Where my account is logged in, this session first',
    input: nothing,
    answer: list(buyerSession),
    codes: [],
  }),
  endBuyerSession: call({
    method: 'DELETE',
    path: '/p/user/sessions/{sessionId}',
    auth: 'user',
    ours: true,
    summary: 'End one of my sessions',
    input: z.object({ sessionId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/p/user/endOtherSessions',
    auth: 'user',
    ours: true,
    summary: 'End all my sessions but this one, and forget the browsers that they were in',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
  closing: call({
    method: 'GET',
    path: '/p/user/closing',
    auth: 'user',
    ours: true,
    summary: 'What closing my account would take away, and what stands in its way',
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
    summary: 'Close my account for good, by the proof of its number',
    input: z.object({ flag }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
}
