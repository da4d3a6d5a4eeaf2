import { Decoration } from '@millwright/decoration/Decoration'
import type { DrawingDiagnostic } from '@millwright/decoration/drawing'
import type { DecorationDocument } from '@millwright/decoration/read'
import { ShopSigns } from '@millwright/decoration/ShopSigns'
import { pictureUrl } from '@millwright/domain/link'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { world } from './world.ts'

export type Locale = 'zh' | 'en'
export type ReadPage = DecorationDocument

export const PICTURES = 'https://pictures.example/'
const resources = { zh: resourcesOf('zh', ['decoration', 'commerce', 'common']), en: resourcesOf('en', ['decoration', 'commerce', 'common']) }
const resolvePicture = (src: string) => pictureUrl(src, PICTURES)

/** Where host's words and pictures come from, around any number of pages. */
export function Mall({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <UiProvider locale={locale} resolvePicture={resolvePicture}>
      <Texts locale={locale} resources={resources[locale]}>{children}</Texts>
    </UiProvider>
  )
}

/** A read page and its sign, as a host draws them. */
export function Drawn({ document, locale, onDiagnostic }: { document: ReadPage; locale: Locale; onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined }) {
  const sign = document.blocks.find((block) => block.type === 'shop_signs')
  return (
    <>
      {sign && <ShopSigns data={sign.data} locale={locale} page={world[locale] as never} level={2} first beside={false} />}
      <Decoration document={document} locale={locale} data={world[locale]} {...onDiagnostic && { onDiagnostic }} />
    </>
  )
}

/** Many pages at once, as the server draws them, and what failed in them. */
export function drawAll(documents: readonly ReadPage[], locale: Locale): { html: string; failures: string[] } {
  const failures: string[] = []
  const hear = ({ code, type, error }: DrawingDiagnostic) => {
    if (code === 'threw' || code === 'notDrawn') failures.push(`${type} ${code} ${String(error)}`)
  }
  const html = renderToString(<Mall locale={locale}>{documents.map((document, index) => <Drawn key={index} document={document} locale={locale} onDiagnostic={hear} />)}</Mall>)
  return { html, failures }
}
