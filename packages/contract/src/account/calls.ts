import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { centerInfo, user, waiting } from './entities.ts'
import { idIn } from '../values.ts'
import { device, token } from './sessionCalls.ts'

const credentials = z.object({ userName: z.string().max(64), passWord: z.string().max(512), deviceToken: device })

/** Sign in and profile (api.md I, Y). */
export const account = {
  sendLoginCode: call({
    method: 'POST',
    path: '/sms/sendLoginCode',
    auth: 'none',
    summary: 'Sends a sign-in code',
    input: z.object({ mobile: z.string().max(20), deviceToken: device }),
    answer: z.unknown(),
    codes: [],
  }),
  login: call({
    method: 'POST',
    path: '/login',
    auth: 'none',
    summary: 'Signs in by account and password',
    input: credentials,
    answer: token,
    codes: [],
  }),
  smsLogin: call({
    method: 'POST',
    path: '/smsLogin',
    auth: 'none',
    summary: 'Signs in by mobile number and code',
    input: credentials,
    answer: token,
    codes: ['A00006'],
  }),
  registerOrBindUser: call({
    method: 'POST',
    path: '/user/registerOrBindUser',
    auth: 'user',
    summary: 'Registers an account, or binds a social account to a mobile number',
    input: z.object({
      mobile: z.string().max(20),
      validCode: z.string().max(10),
      password: z.string().max(512).optional(),
      deviceToken: device,
    }),
    answer: token,
    codes: ['A00006', 'A04001'],
  }),
  logOut: call({
    method: 'POST',
    path: '/logOut',
    auth: 'none',
    summary: 'Signs out',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
  userInfo: call({
    method: 'GET',
    path: '/p/user/userInfo',
    auth: 'user',
    summary: 'Returns the signed-in buyer',
    input: nothing,
    answer: user,
    codes: [],
  }),
  ownMobile: call({
    method: 'GET',
    path: '/p/user/ownMobile',
    auth: 'user',
    ours: true,
    summary:
      'Returns the full mobile number of the account, for servers that send it a code; no screen shows the number',
    input: nothing,
    answer: z.object({ mobile: z.string() }),
    codes: [],
  }),
  centerInfo: call({
    method: 'GET',
    path: '/p/user/centerInfo',
    auth: 'user',
    summary: 'Returns the counts of the user centre',
    input: nothing,
    answer: centerInfo,
    codes: [],
  }),
  waiting: call({
    method: 'GET',
    path: '/p/user/waiting',
    auth: 'user',
    ours: true,
    summary:
      'Returns the counts of the buyer’s open tasks by screen of the user centre; separate from centerInfo, which every page calls',
    input: nothing,
    answer: waiting,
    codes: [],
  }),
  recentBrowse: call({
    method: 'POST',
    path: '/p/user/recentBrowse',
    auth: 'user',
    base: 'im',
    encoding: 'form',
    summary: 'Adds a product to the browsing history',
    input: z.object({ prodId: idIn, shopId: idIn.optional() }),
    answer: z.unknown(),
    codes: [],
  }),
}
