import type { Client } from '@millwright/contract/contract'
import { orUndefined } from '../../loading/orUndefined.ts'

/** The payee. Each field is absent if the mall does not give it. */
export type Payee = {
  logo?: string
  words?: string
  nameZh?: string
  nameEn?: string
  phone?: string
  hoursZh?: string
  hoursEn?: string
}

export async function loadPayee(api: Client): Promise<Payee> {
  const config = await orUndefined(api.getPcWebConfig())
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
