'use client'
import type { ReactNode } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'

export function Providers({ locale, texts, children }: { locale: 'zh' | 'en'; texts: Resources; children: ReactNode }) {
  return (
    <UiProvider locale={locale} resolvePicture={(src) => `/${src}`}>
      <Texts locale={locale} resources={texts}>
        {children}
      </Texts>
    </UiProvider>
  )
}
