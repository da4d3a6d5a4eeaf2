import { applicationProblems, applicationSteps, emptyApplication } from '@millwright/domain/shop/application'
import * as z from 'zod'
import { count, id, list, maybe, moment, text } from '../values.ts'

/** Longer than the rules allow, so that too much is refused in words; never without end. */
const line = z.string().max(500)
const files = z.string().max(2000)
const brand = z.object({ brandName: line, qualifications: files })

const fields = {
  shopName: line,
  intro: z.string().max(4000),
  shopLogo: files,
  city: line,
  phone: line,
  firmName: line,
  creditCode: line,
  representative: line,
  residence: line,
  businessLicense: files,
  /** Ours, as are the city, the phone, the categories, the brands and the bank account. */
  identityNumber: line,
  identityCardFront: files,
  identityCardLater: files,
  categoryIds: z.array(z.string().regex(/^\d{1,19}$/)).max(100),
  categoryFiles: files,
  brands: z.array(brand).max(20),
  accountKind: z.enum(['company', 'person']),
  accountName: line,
  bankName: line,
  bankAccount: line,
}

/** What is sent to open a shop (api.md W). */
export const shopApplicationIn = z.object(fields)
/** One step of it, as it was typed. */
export const shopDraftIn = z
  .object({ step: z.enum(applicationSteps), ...fields })
  .partial()
  .required({ step: true })

/** The same as the mall has kept it: what is absent is empty. */
export const shopApplication = z
  .object({ ...fields, categoryIds: z.array(id), accountKind: z.enum(['company', 'person']).catch('company') })
  .partial()
  .transform((kept) => ({ ...emptyApplication, ...kept }))

export const shopProblem = z.object({
  /** A field of the application; `brandName0` and `brandFile0` of its first brand. */
  field: z.string(),
  problem: z.enum(applicationProblems),
})

/** A buyer's own shop: how it stands, what was sent, what is still being filled in. */
export const ownShop = z.object({
  shopId: maybe(id),
  shopAuditStatus: maybe(count),
  shopStatus: maybe(count),
  sent: maybe(shopApplication),
  sentTime: maybe(moment),
  answerTime: maybe(moment),
  /** Why it was turned down, by field. */
  reasons: list(z.object({ field: z.string(), reason: z.string() })),
  offlineReason: text,
  draft: maybe(shopApplication),
  draftTime: maybe(moment),
  draftProblems: list(shopProblem),
  /** Of the merchant platform, once the shop was approved. */
  account: text,
  hasStorePassword: z.boolean().catch(false),
  passwordTime: maybe(moment),
  merchantUrl: text,
})
export type OwnShopInfo = z.output<typeof ownShop>
