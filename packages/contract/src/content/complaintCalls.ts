import { complaintLimits, rightKinds } from '@millwright/domain/content/complaint'
import * as z from 'zod'
import { call } from '../call.ts'
import { count, id, idIn, idsIn, list, page, paging, text } from '../values.ts'

export const complaint = z.object({
  id,
  /** The holder of the right. */
  claimant: z.string(),
  /** The number in `rightKinds`, from 1. */
  rightType: count,
  rightNumber: text,
  content: z.string(),
  goods: list(z.object({ prodId: id, prodName: z.string(), onSale: count })),
  /** `"a,b"`: paths of files visible to the buyer only. */
  proofs: text,
  contactName: z.string(),
  contactMobile: z.string(),
  contactMail: text,
  /** 0 under review, 1 accepted (the products were delisted), 2 refused. */
  state: count,
  createTime: z.string(),
  handleTime: text,
  /** The reason for the refusal, or the mall's action. */
  reason: text,
})
export type Complaint = z.output<typeof complaint>

/** Extension: complaints about products that infringe a right. */
export const complaints = {
  sendComplaint: call({
    method: 'POST',
    path: '/p/complaint',
    auth: 'user',
    ours: true,
    summary: 'Reports products that infringe a right; the same text within ten minutes counts once',
    input: z.object({
      claimant: z.string().max(complaintLimits.claimant),
      rightType: z.coerce.number<number | string>().int().min(1).max(rightKinds.length),
      rightNumber: z.string().max(complaintLimits.rightNumber).default(''),
      prodIds: idsIn(complaintLimits.goods),
      content: z.string().max(2000),
      proofs: z.string().max(1000).default(''),
      contactName: z.string().max(complaintLimits.name),
      contactMobile: z.string().max(20),
      contactMail: z.string().max(complaintLimits.mail).default(''),
    }),
    answer: id,
    codes: ['A00010'],
  }),
  complaintPage: call({
    method: 'GET',
    path: '/p/complaint/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the complaints, newest first',
    input: paging,
    answer: page(complaint),
    codes: [],
  }),
  complaintInfo: call({
    method: 'GET',
    path: '/p/complaint/info',
    auth: 'user',
    ours: true,
    summary: 'Returns one complaint',
    input: z.object({ id: idIn }),
    answer: complaint,
    codes: [],
  }),
}
