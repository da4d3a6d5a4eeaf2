import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { en, zh } from '@millwright/i18n/areas/offline'
import { Offline } from '@millwright/pages/Offline'
import type { OfflineProps } from '@millwright/pages/Offline'

/** With its own sentences: where it is needed nothing more can be fetched. */
export function OfflineNotice({ locale, ...props }: OfflineProps & { locale: 'zh' | 'en' }) {
  return <PlainTexts locale={locale} resources={{ offline: { zh, en }[locale] }}><Offline {...props} /></PlainTexts>
}
