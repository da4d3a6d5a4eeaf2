import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { maybe, text } from '../values.ts'

const mobile = z.object({ mobile: z.string().max(20) })
const code = mobile.extend({ validCode: z.string().max(10) })
/** Proof that the mobile number was verified recently. Valid once. */
const flag = z.string().min(1)
/**
 * Extension (ADR 29, 53): the token this browser got at its last sign-in, so that wrong passwords or code requests
 * elsewhere do not lock the owner out. Omitted for malls that do not issue device tokens.
 */
export const device = z.string().max(200).optional()
export const token = z.object({
  accessToken: z.string(),
  refreshToken: text,
  expiresIn: maybe(z.number()),
  deviceToken: text,
})

/** Registration and password reset (api.md Y). Passwords are sent as the mall's edition requires (ADR 29). */
export const session = {
  sendRegisterCode: call({
    method: 'POST',
    path: '/sms/sendRegisterCode',
    auth: 'none',
    ours: true,
    summary: 'Sends a code for a registration',
    input: mobile,
    answer: z.unknown(),
    codes: [],
  }),
  sendUpdatePwdCode: call({
    method: 'POST',
    path: '/sms/sendUpdatePwdCode',
    auth: 'none',
    summary: 'Sends a code for a new password',
    input: mobile.extend({ deviceToken: device }),
    answer: z.unknown(),
    codes: [],
  }),
  checkRegisterSms: call({
    method: 'PUT',
    path: '/user/checkRegisterSms',
    auth: 'none',
    ours: true,
    summary: 'Verifies a mobile number for a registration; returns a proof',
    input: code,
    answer: flag,
    codes: ['A00006'],
  }),
  checkUpdatePwdSms: call({
    method: 'PUT',
    path: '/user/checkUpdatePwdSms',
    auth: 'none',
    summary: 'Verifies a mobile number for a new password; returns a proof',
    input: code.extend({ deviceToken: device }),
    answer: flag,
    codes: ['A00006', 'A04003'],
  }),
  register: call({
    method: 'POST',
    path: '/user/register',
    auth: 'none',
    summary: 'Registers an account with a verified mobile number and a password',
    input: mobile.extend({
      userName: z.string().max(64).optional(),
      password: z.string().max(512),
      nickName: z.string().max(30).optional(),
      checkRegisterSmsFlag: z.string().max(200),
      deviceToken: device,
    }),
    answer: token,
    codes: ['A00010'],
  }),
  updatePwd: call({
    method: 'PUT',
    path: '/user/updatePwd',
    auth: 'none',
    summary: 'Sets a new password with a verified mobile number and ends all sessions of the buyer',
    input: mobile.extend({
      password: z.string().max(512),
      checkRegisterSmsFlag: z.string().max(200),
      validCode: z.string().max(10).optional(),
      validateType: z.number().optional(),
    }),
    answer: z.unknown(),
    codes: ['A00010', 'A04003'],
  }),
  endSession: call({
    method: 'POST',
    path: '/p/user/logOut',
    auth: 'user',
    ours: true,
    summary: 'Ends the session of the token; /logOut receives no token, because its path is public',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
}
