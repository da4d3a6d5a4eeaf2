import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'

/** Carriers by the key that forms submit. API numbers follow this order, so new carriers are appended. */
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

/** Renders the carriers as `<option>` elements for the seller console. */
export function carrierOptions(locale: Locale) {
  return Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)
}
