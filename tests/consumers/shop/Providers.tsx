'use client'
import type { ReactNode } from 'react'
import { pictureUrl } from '@millwright/domain/link/link'
import type { Resources } from '@millwright/i18n/createTexts'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { UiProvider } from '@millwright/ui/UiProvider'

export function Providers({ locale, texts, children }: { locale: 'zh' | 'en'; texts: Resources; children: ReactNode }) {
  return (
    <UiProvider locale={locale} resolvePicture={(src) => pictureUrl(src, '/')}>
      <PlainTexts locale={locale} resources={texts}>
        {children}
      </PlainTexts>
    </UiProvider>
  )
}
