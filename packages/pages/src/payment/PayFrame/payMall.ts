import type { Client } from '@millwright/contract/contract'
import { quietly } from '../../loading/quietly.ts'

/** The payee. Each field is absent if the mall does not give it. */
export type PayMall = {
  logo?: string
  words?: string
  nameZh?: string
  nameEn?: string
  phone?: string
  hoursZh?: string
  hoursEn?: string
}

export async function payMall(api: Client): Promise<PayMall> {
  const config = await quietly(api.getPcWebConfig())
  if (!config) return {}
  return {
    logo: config.pcLogoImg,
    words: config.pcLogoImgText,
    nameZh: config.pcTitleContentCn,
    nameEn: config.pcTitleContentEn,
    phone: config.servicePhone,
    hoursZh: config.serviceTimeCn,
    hoursEn: config.serviceTimeEn,
  }
}
