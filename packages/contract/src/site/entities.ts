import * as z from 'zod'
import { flag, id, list, maybe, text } from '../values.ts'

export const webConfig = z.object({
  pcLogoImg: text,
  pcLogoImgText: text,
  pcTitleImg: text,
  pcTitleContentCn: text,
  pcTitleContentEn: text,
  pcCompanyInfoCn: text,
  pcCompanyInfoEn: text,
  pcWelcomeCn: text,
  pcWelcomeEn: text,
  pcQrcodeImg: text,
  pcCopyright: text,
  /** Extension: the contents of the footer, in addition to the company text. */
  serviceTimeCn: text,
  serviceTimeEn: text,
  servicePhone: text,
  filingNumber: text,
  merchantUrl: text,
  sisterSites: list(z.object({ name: z.string(), url: z.string() })),
})
export type WebConfig = z.output<typeof webConfig>

export const notice = z.object({
  id,
  title: z.string(),
  content: text,
  publishTime: text,
  isTop: maybe(flag),
  shopId: maybe(id),
})
export type Notice = z.output<typeof notice>
