import { Decoration } from '@millwright/decoration/Decoration'
import type { DrawingDiagnostic } from '@millwright/decoration/drawing'
import type { DecorationDocument } from '@millwright/decoration/read'
import { ShopSigns } from '@millwright/decoration/ShopSigns'
import { pictureUrl } from '@millwright/domain/link/link'
import type { Locale } from '@millwright/domain/locale'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { world } from './world.ts'

export type ReadPage = DecorationDocument

const resources = {
  zh: resourcesOf('zh', ['decoration', 'commerce', 'common']),
  en: resourcesOf('en', ['decoration', 'commerce', 'common']),
}
const anywhere = (src: string) => pictureUrl(src, 'https://pictures.example/')
/** Resolves the host's own pictures only, for a host that loads nothing from other origins. */
const ownOnly = (src: string) => (/^https?:/i.test(src.trim()) ? undefined : pictureUrl(src, '/pictures/'))

export function Mall({ locale, own = false, children }: { locale: Locale; own?: boolean; children: ReactNode }) {
  return (
    <UiProvider locale={locale} resolvePicture={own ? ownOnly : anywhere}>
      <Texts locale={locale} resources={resources[locale]}>
        {children}
      </Texts>
    </UiProvider>
  )
}

/** Renders a page and its shop sign as a host does. */
export function Drawn({
  document,
  locale,
  onDiagnostic,
}: {
  document: ReadPage
  locale: Locale
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
}) {
  const sign = document.blocks.find((block) => block.type === 'shop_signs')
  return (
    <>
      {sign && (
        <ShopSigns data={sign.data} locale={locale} page={world[locale] as never} level={2} first beside={false} />
      )}
      <Decoration document={document} locale={locale} data={world[locale]} {...(onDiagnostic && { onDiagnostic })} />
    </>
  )
}

type PagesProps = {
  documents: readonly ReadPage[]
  locale: Locale
  own?: boolean
  onDiagnostic?: (diagnostic: DrawingDiagnostic) => void
}

export function Pages({ documents, locale, own = false, onDiagnostic }: PagesProps) {
  return (
    <Mall locale={locale} own={own}>
      {documents.map((document, index) => (
        <Drawn key={index} document={document} locale={locale} onDiagnostic={onDiagnostic} />
      ))}
    </Mall>
  )
}

/** Renders many pages on the server and returns the HTML with the failures. */
export function drawAll(
  documents: readonly ReadPage[],
  locale: Locale,
  { own = false } = {},
): { html: string; failures: string[] } {
  const failures: string[] = []
  const hear = ({ code, type, error }: DrawingDiagnostic) => {
    if (code === 'threw' || code === 'notDrawn') failures.push(`${type} ${code} ${String(error)}`)
  }
  const html = renderToString(<Pages documents={documents} locale={locale} own={own} onDiagnostic={hear} />)
  return { html, failures }
}
