import '@millwright/ui/reset.css'
import '@millwright/ui/styles.css'
import { useMemo } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { Shell } from '@millwright/pages/layout/Shell'
import type { ShellCodePlace, ShellParts } from '@millwright/pages/layout/Shell'
import icons from '@millwright/ui/icons.svg?no-inline'
import { CurrencyProvider } from '@millwright/ui/CurrencyProvider'
import { UiProvider } from '@millwright/ui/UiProvider'
import { languageTag } from '@millwright/domain/locale'
import { useUnreadMessages } from '../chat/useUnreadMessages.ts'
import { Enhance } from './Enhance.tsx'
import { Head } from './Head.tsx'
import { withShopNameInTexts } from './withShopNameInTexts.ts'
import { ServerScript } from './ServerScript.tsx'
import { Screen } from './Screen.tsx'
import { layerOrder, markScripts } from './inline.ts'
import { pictureAddress } from './pictureAddress.ts'
import type { Router } from '../router/router.ts'
import { PAGE_DATA } from '../router/pageData.ts'
import type { ShellFrame, Page } from '../router/pageData.ts'
import { categories, suggest } from './lookups.ts'
import type { View } from '../router/screenModules.ts'

const pictureOfCode = (place: ShellCodePlace) => `/_qr/${place}.svg`

export type MallProps = {
  page: Page
  frame: ShellFrame
  view: View
  /** The texts of the screen. */
  texts: Resources
  /** The texts of the shell. */
  frameTexts: Resources
  /** Data for hydration. Server only. */
  json?: string
  /** The page's scripts: its entry, then the files that the entry imports. Server only. */
  scripts?: readonly string[]
  router?: Router
  /** The shop's replacements for the kit's shell components. */
  parts?: ShellParts | undefined
}

/** Renders the whole document: the same tree on the server and in the browser. */
export function Mall({ page, frame, view, texts, json = '', scripts, router, parts, ...props }: MallProps) {
  const { shell, locale, language, shop, theme, pictureBase } = frame
  const frameTexts = useMemo(() => withShopNameInTexts(shop?.name, props.frameTexts), [shop?.name, props.frameTexts])
  const resolvePicture = useMemo(() => pictureAddress(pictureBase), [pictureBase])
  const { layout = 'default' } = page
  const unreadMessages = useUnreadMessages(shell.user?.userId)
  const inside = (
    <>
      <Shell
        {...shell}
        parts={parts}
        languages={shop?.languages}
        sign={page.head?.sign ?? shell.sign}
        theme={theme}
        unreadMessages={unreadMessages}
        layout={layout}
        path={page.path}
        search={page.search}
        onSuggest={suggest}
        onCategories={categories}
        pictureOfCode={pictureOfCode}
      >
        <Screen page={page} view={view} texts={texts} locale={locale} />
      </Shell>
      <Enhance router={router} page={page} buyer={shell.user !== undefined} />
    </>
  )
  return (
    <html lang={language?.tag ?? languageTag(locale)} dir="ltr" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ServerScript text={markScripts} />
        <style>{layerOrder}</style>
        <Head page={page} frame={frame} texts={frameTexts} />
      </head>
      <body>
        <PlainTexts locale={locale} language={language?.tag} resources={frameTexts}>
          <UiProvider
            locale={locale}
            language={language?.tag}
            messages={language?.messages}
            resolvePicture={resolvePicture}
            icons={icons}
          >
            {shop?.currency ? <CurrencyProvider currency={shop.currency}>{inside}</CurrencyProvider> : inside}
          </UiProvider>
        </PlainTexts>
        <ServerScript type="application/json" id={PAGE_DATA} data-scripts={scripts?.join(' ')} text={json} />
      </body>
    </html>
  )
}
