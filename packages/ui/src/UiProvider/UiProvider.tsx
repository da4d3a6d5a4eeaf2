import { createContext, useContext, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { IconSheet } from '../internal/IconSheet.ts'
import { Language } from '../internal/Language.ts'
import { Scope } from '../internal/Scope.ts'
import type { Scoped } from '../internal/Scope.ts'
import { messages as own } from '../messages.ts'
import type { ShopAccent } from '../theme/shopAccent.ts'
import type { CommonMessages, Locale, Messages } from '../messages.ts'

export type { Messages }

export type UiProviderProps = {
  /** The language of the few words that the primitives say themselves. */
  locale: Locale
  /**
   * How figures, amounts and dates read, as a tag of BCP 47 (`en-GB`, `de`): `zh-CN` or `en-US`, by `locale`, where it is
   * left out. The words of another language than those two are `messages`.
   */
  language?: string | undefined
  /** Makes the address of a picture out of what the data holds; `undefined` draws the default picture. */
  resolvePicture?: ((src: string) => string | undefined) | undefined
  /**
   * Where `@millwright/ui/icons.svg` lies, on the page's own origin: pages then name their drawings instead of carrying
   * them.
   */
  icons?: string | undefined
  /** Words that replace ours. */
  messages?: Partial<Messages> | undefined
  /** Light, dark, or as the reader's system is; that of the page when left out. */
  theme?: 'light' | 'dark' | 'system' | undefined
  /** Lower controls and rows, or those of regular height; as on the page when left out. */
  density?: 'regular' | 'compact' | undefined
  /** A shop's own colour of action: what `shopAccent(colour)` answers. */
  accent?: Pick<ShopAccent, 'style'> | undefined
  /** The application. */
  children: ReactNode
}

type Ui = {
  locale: Locale
  messages: CommonMessages & Partial<Messages>
  resolvePicture: (src: string) => string | undefined
}

const same = (src: string) => src
const Context = createContext<Ui>({ locale: 'zh', messages: own.zh, resolvePicture: same })

/**
 * What never changes inside an application: the language of the primitives, and where pictures live.
 *
 * When: once, around everything that uses these parts. Instead: the language's `lang` on `<html>`, which is yours to
 * set.
 */
export function UiProvider({
  locale,
  language = locale === 'zh' ? 'zh-CN' : 'en-US',
  resolvePicture = same,
  icons,
  messages,
  children,
  ...look
}: UiProviderProps) {
  const around = useContext(Scope)
  const value = useMemo(
    () => ({ locale, resolvePicture, messages: { ...own[locale], ...messages } }),
    [locale, resolvePicture, messages],
  )
  return (
    <Context value={value}>
      <Language value={language}>
        <IconSheet value={icons}>{scoped(around, look, children)}</IconSheet>
      </Language>
    </Context>
  )
}

/** Around what has a look of its own a box that lays nothing out. */
function scoped(
  around: Scoped,
  { theme, density, accent }: Pick<UiProviderProps, 'theme' | 'density' | 'accent'>,
  children: ReactNode,
) {
  if (!theme && !density && !accent) return children
  const scope: Scoped = {
    'data-theme': theme ?? around['data-theme'],
    'data-density': density ?? around['data-density'],
    // What takes the ink of the page around it would have that of another theme.
    style: { ...around.style, ...(theme && { color: 'var(--mw-color-ink)' }), ...(accent?.style as CSSProperties) },
  }
  return (
    <Scope value={scope}>
      <div {...scope} style={{ ...scope.style, display: 'contents' }}>
        {children}
      </div>
    </Scope>
  )
}

export function useUi(): Ui {
  return useContext(Context)
}

/** Our own words: `say('page', { page: 3 })`; a part with rare ones brings them. */
export function useMessages<More extends keyof Messages = never>(
  more?: Readonly<Record<Locale, Readonly<Record<More, string>>>>,
): (key: keyof CommonMessages | More, values?: Record<string, string | number>) => string {
  const { locale, messages } = useUi()
  return (key, values = {}) =>
    (messages[key] ?? more?.[locale][key as More] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
}
