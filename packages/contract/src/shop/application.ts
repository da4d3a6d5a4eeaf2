import { applicationProblems, applicationSteps, emptyApplication } from '@millwright/domain/shop/application'
import * as z from 'zod'
import { count, id, list, maybe, moment, text } from '../values.ts'

/** Longer than the form's limit, so that the mall can refuse an overlong text with a message, but bounded. */
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
  /** An extension, as are city, phone, categories, brands and bank account. */
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

/** The application for a shop (api.md W). */
export const shopApplicationIn = z.object(fields)
/** One step of the application, as typed. */
export const shopDraftIn = z
  .object({ step: z.enum(applicationSteps), ...fields })
  .partial()
  .required({ step: true })

/** The stored application. Missing fields are empty. */
export const shopApplication = z
  .object({ ...fields, categoryIds: z.array(id), accountKind: z.enum(['company', 'person']).catch('company') })
  .partial()
  .transform((kept) => ({ ...emptyApplication, ...kept }))

export const shopProblem = z.object({
  /** A field of the application. `brandName0` and `brandFile0` belong to its first brand. */
  field: z.string(),
  problem: z.enum(applicationProblems),
})

/** A buyer's own shop: its status, the sent application and the draft. */
export const ownShop = z.object({
  shopId: maybe(id),
  shopAuditStatus: maybe(count),
  shopStatus: maybe(count),
  sent: maybe(shopApplication),
  sentTime: maybe(moment),
  answerTime: maybe(moment),
  /** The reasons for a refusal, by field. */
  reasons: list(z.object({ field: z.string(), reason: z.string() })),
  offlineReason: text,
  draft: maybe(shopApplication),
  draftTime: maybe(moment),
  draftProblems: list(shopProblem),
  /** The account on the merchant platform, once the shop is approved. */
  account: text,
  hasStorePassword: z.boolean().catch(false),
  passwordTime: maybe(moment),
  merchantUrl: text,
  /** The last day of the licence: `2030-06-30`. Absent: unknown, or without end. */
  licenceUntil: text,
  /** The renewed licence that the owner sent last. */
  renewal: maybe(
    z.object({
      file: z.string(),
      until: text,
      /** 0 in review, 1 approved, 2 refused. */
      status: count,
      sentTime: maybe(moment),
      reason: text,
      answerTime: maybe(moment),
    }),
  ),
})
export type OwnShopInfo = z.output<typeof ownShop>
