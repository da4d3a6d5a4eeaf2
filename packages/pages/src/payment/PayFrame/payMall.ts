import type { Client } from '@millwright/contract/contract'
import { quietly } from '../../loading/quietly.ts'

/** Who asks for the money; each part is missing where the mall does not say it. */
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
