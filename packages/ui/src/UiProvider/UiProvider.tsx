import { createContext, useContext, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { IconSheet } from '../internal/IconSheet.ts'
import { Scope } from '../internal/Scope.ts'
import type { Scoped } from '../internal/Scope.ts'
import { messages as own } from '../messages.ts'
import type { ShopAccent } from '../theme/shopAccent.ts'
import type { CommonMessages, Locale, Messages } from '../messages.ts'

export type UiProviderProps = {
  /** The language of the few words that the primitives say themselves. */
  locale: Locale
  /** Makes the address of a picture out of what the data holds; `undefined` draws the default picture. */
  resolvePicture?: (src: string) => string | undefined
  /**
   * Where `@millwright/ui/icons.svg` lies, on the page's own origin: pages then name their drawings instead of carrying
   * them.
   */
  icons?: string
  /** Words that replace ours. */
  messages?: Partial<Messages>
  /** Light, dark, or as the reader's system is; that of the page when left out. */
  theme?: 'light' | 'dark' | 'system'
  /** Lower controls and rows, or those of regular height; as on the page when left out. */
  density?: 'regular' | 'compact'
  /** A shop's own colour of action: what `shopAccent(colour)` answers. */
  accent?: Pick<ShopAccent, 'style'>
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
  resolvePicture = same,
  icons,
  messages,
  theme,
  density,
  accent,
  children,
}: UiProviderProps) {
  const around = useContext(Scope)
  const value = useMemo(
    () => ({ locale, resolvePicture, messages: { ...own[locale], ...messages } }),
    [locale, resolvePicture, messages],
  )
  const scope = useMemo(() => {
    if (!theme && !density && !accent) return undefined
    const own: Scoped = { ...around, style: { ...around.style, ...(accent?.style as CSSProperties | undefined) } }
    if (theme) {
      own['data-theme'] = theme
      // What takes the ink of the page around it would have that of another theme.
      own.style = { color: 'var(--mw-color-ink)', ...own.style }
    }
    if (density) own['data-density'] = density
    return own
  }, [around, theme, density, accent])
  const all = <IconSheet value={icons}>{children}</IconSheet>
  return (
    <Context value={value}>
      {scope ? (
        <Scope value={scope}>
          <div {...scope} style={{ ...scope.style, display: 'contents' }}>
            {all}
          </div>
        </Scope>
      ) : (
        all
      )}
    </Context>
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
