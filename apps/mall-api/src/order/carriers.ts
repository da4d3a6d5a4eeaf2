import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'

/** Who brings parcels, by the key that forms send. */
export const carriers: Readonly<Record<string, { zh: string; en: string }>> = {
  sf: { zh: '顺丰速运', en: 'SF Express' },
  jd: { zh: '京东物流', en: 'JD Logistics' },
  zto: { zh: '中通快递', en: 'ZTO Express' },
  deppon: { zh: '德邦快递', en: 'Deppon Express' },
}

/** For the bench's lists. */
export function carrierOptions(locale: Locale) {
  return Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)
}
