import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'

/** Who brings parcels, by the key that forms send; the wire numbers them in this order, so new ones go to its end. */
export const carriers: Readonly<Record<string, { zh: string; en: string }>> = {
  sf: { zh: '顺丰速运', en: 'SF Express' },
  jd: { zh: '京东物流', en: 'JD Logistics' },
  zto: { zh: '中通快递', en: 'ZTO Express' },
  deppon: { zh: '德邦快递', en: 'Deppon Express' },
  yto: { zh: '圆通速递', en: 'YTO Express' },
  sto: { zh: '申通快递', en: 'STO Express' },
  yunda: { zh: '韵达快递', en: 'Yunda Express' },
  ems: { zh: '邮政 EMS', en: 'China Post EMS' },
  kye: { zh: '跨越速运', en: 'KYE Express' },
  ane: { zh: '安能物流', en: 'ANE Logistics' },
}

/** For the bench's lists. */
export function carrierOptions(locale: Locale) {
  return Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)
}
