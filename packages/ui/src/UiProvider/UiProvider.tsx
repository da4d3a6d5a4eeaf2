import { createContext, useContext, useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { IconSheet } from '../internal/IconSheet.ts'
import { Language } from '../internal/Language.ts'
import { Scope } from '../internal/Scope.ts'
import type { Scoped } from '../internal/Scope.ts'
import { messages as own } from '../messages.ts'
import type { CommonMessages, Locale, Messages } from '../messages.ts'

export type { Messages }

export type UiProviderProps = {
  /** The language of the components' built-in texts. */
  locale: Locale
  /**
   * The BCP 47 tag for numbers, amounts and dates (`en-GB`, `de`). Defaults to `zh-CN` or `en-US`, by `locale`. For a
   * third language, supply its texts as `messages`.
   */
  language?: string | undefined
  /** Returns the URL of an image path from the data, or `undefined` for the placeholder image. */
  resolvePicture?: ((src: string) => string | undefined) | undefined
  /**
   * The URL of `@millwright/ui/icons.svg`, on the page's own origin. Icons then reference this file instead of being
   * inlined.
   */
  icons?: string | undefined
  /** Texts that replace the built-in ones. */
  messages?: Partial<Messages> | undefined
  /** The theme: light, dark, or the reader's system setting. Defaults to the theme of the page. */
  theme?: 'light' | 'dark' | 'system' | undefined
  /**
   * The area that takes the theme and the density: the content of this provider, or the whole page, with its background
   * and scrollbars. A server also writes `data-theme` on `<html>`, so that the first paint has it. @default 'content'
   */
  of?: 'content' | 'page' | undefined
  /** The density of controls and rows. Defaults to that of the page. */
  density?: 'regular' | 'compact' | undefined
  /** A shop's own action colour, as returned by `shopAccent(colour)`, or a whole brand, as returned by `createTheme`. */
  accent?: { style: Readonly<Record<`--mw-${string}`, string>> } | undefined
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
 * Provides the settings that components share: language, image URLs, theme.
 *
 * When: once, around everything that uses these components. Instead: `lang` on `<html>`, which the application sets
 * itself, for the language of the page.
 */
export function UiProvider({
  locale,
  language = locale === 'zh' ? 'zh-CN' : 'en-US',
  resolvePicture = same,
  icons,
  messages,
  children,
  of,
  ...look
}: UiProviderProps) {
  const around = useContext(Scope)
  const value = useMemo(
    () => ({ locale, resolvePicture, messages: { ...own[locale], ...messages } }),
    [locale, resolvePicture, messages],
  )
  const { theme, density } = look
  useEffect(() => (of === 'page' ? themePage({ theme, density }) : undefined), [of, theme, density])
  return (
    <Context value={value}>
      <Language value={language}>
        <IconSheet value={icons}>{scoped(around, look, children)}</IconSheet>
      </Language>
    </Context>
  )
}

/** Sets the theme and the density of the page. Returns a function that restores the former ones. */
function themePage({ theme, density }: Pick<UiProviderProps, 'theme' | 'density'>) {
  const { dataset } = document.documentElement
  const before = { ...dataset }
  if (theme) dataset.theme = theme
  if (density) dataset.density = density
  return () => {
    for (const name of ['theme', 'density']) {
      if (before[name] === undefined) delete dataset[name]
      else dataset[name] = before[name]
    }
  }
}

/** Wraps content that has its own theme, density or accent in a box that does not affect layout. */
function scoped(
  around: Scoped,
  { theme, density, accent }: Pick<UiProviderProps, 'theme' | 'density' | 'accent'>,
  children: ReactNode,
) {
  if (!theme && !density && !accent) return children
  const scope: Scoped = {
    'data-theme': theme ?? around['data-theme'],
    'data-density': density ?? around['data-density'],
    // Without a text colour of its own the content would inherit the text colour of the surrounding theme.
    style: { ...around.style, ...(theme && { color: 'var(--mw-color-ink)' }), ...accent?.style },
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

/**
 * Returns a function for built-in texts: `say('page', { page: 3 })`. A component with rarely used texts passes them as
 * `more`.
 */
export function useMessages<More extends keyof Messages = never>(
  more?: Readonly<Record<Locale, Readonly<Record<More, string>>>>,
): (key: keyof CommonMessages | More, values?: Record<string, string | number>) => string {
  const { locale, messages } = useUi()
  return (key, values = {}) =>
    (messages[key] ?? more?.[locale][key as More] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
}
