import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import type { CommerceProviderProps } from '@millwright/commerce/CommerceProvider'
import * as commerce from '@millwright/i18n/namespaces/commerce'
import * as decoration from '@millwright/i18n/namespaces/decoration'
import type { Resources } from '@millwright/i18n/createTexts'
import type { Namespace } from '@millwright/i18n/namespaces'
import type { Locale } from '@millwright/domain/locale'
import type { Language } from '@millwright/i18n/language'
import { mergeTexts } from '@millwright/i18n/mergeTexts'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DecorationData } from '../data.ts'
import { planData } from '../planData.ts'
import type { DataPlan } from '../planData.ts'
import { readDecoration } from '../read.ts'
import type { AnyDocument, DecorationReading } from '../read.ts'
import type { Registry } from '../registry.ts'

type Sentences = Record<string, string>

export type MountOptions = {
  /** The built-in language of all texts. @default 'zh' */
  locale?: Locale | undefined
  /** A language other than the two built-in ones. Missing texts fall back to its base language. */
  language?: Language | undefined
  /**
   * The server's data, or a function that requests it. The function is called for each new page and may return
   * promises.
   */
  data: DecorationData | ((plan: DataPlan) => DecorationData)
  /** Returns the URL of a merchant's picture. By default the URL stays unchanged. */
  resolvePicture?: ((src: string) => string | undefined) | undefined
  registry?: Registry | undefined
  /** The host's own URLs, handlers and currency. Pass the same object at each update. */
  shop?: Pick<CommerceProviderProps, 'paths' | 'on' | 'currency'> | undefined
  /** Called with the repairs of the page each time it is read. */
  onReading?: ((reading: MountReading) => void) | undefined
}
export type MountReading = Pick<DecorationReading, 'diagnostics' | 'source'> & { document: AnyDocument }
/**
 * `update` renders another page, or the same page (`undefined`) with other options; omitted options stay. `destroy`
 * empties the element.
 */
export type Mounted<Options> = { update: (input?: unknown, options?: Partial<Options>) => void; destroy: () => void }

/** Mounts a page in an element, for hosts without React. The element's content is managed until `destroy`. */
export function mountPage<Options extends MountOptions>(
  element: Element,
  input: unknown,
  options: Options,
  areas: Record<string, { zh: object; en: object }>,
  draw: (page: { reading: MountReading; data: DecorationData; locale: Locale; options: Options }) => ReactNode,
): Mounted<Options> {
  const root = createRoot(element)
  const all = { decoration, commerce, ...areas }
  let now = options
  let reading: MountReading
  let data: DecorationData

  function read(content: unknown): void {
    reading = readDecoration(content, now.registry) as MountReading
    now.onReading?.(reading)
  }
  function ask(): void {
    data = typeof now.data === 'function' ? now.data(planData(reading.document, now.registry)) : now.data
  }
  function render(): void {
    const { language, locale = language?.base ?? 'zh', resolvePicture = (src: string) => src } = now
    const resources = Object.fromEntries(
      Object.entries(all).map(([area, { [locale]: texts }]) => [
        area,
        language ? mergeTexts(language.tag, texts as Sentences, language.texts?.[area as Namespace]) : texts,
      ]),
    ) as Resources
    root.render(
      <UiProvider
        locale={locale}
        language={language?.tag}
        messages={language?.messages}
        resolvePicture={resolvePicture}
      >
        <Texts locale={locale} language={language?.tag} resources={resources}>
          <CommerceProvider {...now.shop}>{draw({ reading, data, locale, options: now })}</CommerceProvider>
        </Texts>
      </UiProvider>,
    )
  }

  read(input)
  ask()
  render()
  return {
    update(content, changed) {
      now = { ...now, ...changed }
      if (content !== undefined) read(content)
      if (content !== undefined || changed?.data) ask()
      render()
    },
    destroy: () => root.unmount(),
  }
}
