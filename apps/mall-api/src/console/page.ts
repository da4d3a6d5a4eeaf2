import { languageTag } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import type { ConsoleContext, ConsoleSection, ConsoleView, Markup } from '../core/console/section.ts'
import { consoleStyle } from './style.ts'
import { consoleText } from './texts.ts'
import type { ConsoleTextKey } from './texts.ts'

/** Returns the seller console as one plain page of forms, which works without scripts. */
export async function consolePage(
  context: ConsoleContext,
  view: ConsoleView,
  sections: readonly ConsoleSection[],
  { outcome, administrator }: { outcome?: 'done' | 'failed' | undefined; administrator?: string | undefined },
): Promise<Markup> {
  const { locale, find } = view
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const other = locale === 'zh' ? 'en' : 'zh'
  const title = administrator === undefined ? t('title') : t('staffTitle')
  const drawn = await Promise.all(sections.map((section) => section.draw(context, view)))

  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Millwright</title>
        <style>
          ${raw(consoleStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <a href="/?lang=${other}&amp;find=${encodeURIComponent(find)}" lang="${languageTag(other)}">${t('other')}</a>
          ${
            administrator === undefined
              ? ''
              : html`<form method="post" action="/sign-out?lang=${locale}">
                  <a href="/password?lang=${locale}">${administrator}</a><button class="quiet">${t('signOut')}</button>
                </form>`
          }
        </header>
        <nav aria-label="${title}">
          <a href="/chats?lang=${locale}">${t('chats')}</a>
          ${sections.map(({ name, title }) => html`<a href="#${name}">${title(locale)}</a>`)}
        </nav>
        <main>
          <p>${administrator === undefined ? t('intro') : t('staffIntro')}</p>
          ${outcome ? html`<p role="status" class="said ${outcome}">${t(outcome)}</p>` : ''}
          ${sections.map(
            ({ name, title }, index) =>
              html`<section aria-labelledby="${name}">
                <h2 id="${name}">${title(locale)}</h2>
                ${drawn[index]}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}
