import { languageTag } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import { consoleHref } from '../core/console/consoleHref.ts'
import { MOST_WAITING } from '../core/console/section.ts'
import type { ConsoleContext, ConsoleSection, ConsoleView, Markup } from '../core/console/section.ts'
import { shopChoice } from './shopChoice.ts'
import { consoleStyle } from './style.ts'
import { consoleText } from './texts.ts'
import type { ConsoleTextKey } from './texts.ts'
import { salesFigures } from './sales.ts'

/** Sections that the menu shows together. The overview of a sample mall also shows the first group's sections. */
export type ConsoleGroup = { title: readonly [zh: string, en: string]; sections: readonly ConsoleSection[] }
type Shown = {
  /** The section in the address, `all` for every section, or undefined for the overview. */
  section: string | undefined
  outcome?: 'done' | 'failed' | undefined
  /** The number of the record that was changed. */
  of?: string | undefined
  administrator?: string | undefined
  /** Whether the person belongs to shops, not to the mall. */
  isSeller?: boolean
  /** The shops that the person can choose. */
  shops?: readonly { id: number; name: string }[]
}

/** Returns a page of the seller console, which works without scripts: the overview with its queues, or one section. */
export async function consolePage(
  context: ConsoleContext,
  asked: ConsoleView,
  allGroups: readonly ConsoleGroup[],
  { section, outcome, of, administrator, isSeller = false, shops = [] }: Shown,
): Promise<Markup> {
  const { locale } = asked
  const { groups, view } = limitToShops(context, asked, allGroups)
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const other = locale === 'zh' ? 'en' : 'zh'
  const isSample = administrator === undefined
  const title = isSample ? t('title') : t(isSeller ? 'sellerTitle' : 'staffTitle')
  const all = groups.flatMap(({ sections }) => sections)
  const shown = section === 'all' ? all : all.filter(({ name }) => name === section)
  const [heading] = shown.length === 1 ? shown : []
  const overview = !shown.length
  const waiting = await countWaiting(context, all)
  const drawn = overview
    ? html`<p>${isSample ? t('intro') : t('staffIntro')}</p>
        ${await salesFigures(context, locale)} ${queuesOf(view, all, waiting)}
        ${isSample && context.scope === 'all' ? await sectionsOf(context, view, groups[0]!.sections) : ''}`
    : await sectionsOf(context, view, shown)
  const menu = menuOf(view, groups, section, waiting)

  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading ? `${heading.title(locale)} · ` : ''}${title} · Millwright</title>
        <style>
          ${raw(consoleStyle)}
        </style>
      </head>
      <body class="console">
        <header>
          <h1><a href="${consoleHref({ locale, shop: view.shop })}">${title}</a></h1>
          <a class="menu-link" href="#menu">${t('menu')}</a>
          ${shopChoice(view, shops, section)}
          <a href="${consoleHref({ ...view, locale: other, section })}" lang="${languageTag(other)}">${t('other')}</a>
          ${
            isSample
              ? ''
              : html`<form method="post" action="/sign-out?lang=${locale}">
                  <a href="/password?lang=${locale}">${administrator}</a><button class="quiet">${t('signOut')}</button>
                </form>`
          }
        </header>
        <main>
          ${outcome ? html`<p role="status" class="said ${outcome}">${t(outcome)}${of ? html`${t('colon')}<b>${of}</b>` : ''}</p>` : ''}
          ${drawn}
        </main>
        ${menu}
      </body>
    </html>`
}

/**
 * Returns the groups and the view of a page that shows the records of some shops: it has only the sections of shops, and
 * only their actions. A new section or action is not shown until it names how to find its shop.
 */
function limitToShops({ scope }: ConsoleContext, view: ConsoleView, groups: readonly ConsoleGroup[]) {
  if (scope === 'all') return { groups, view }
  const own = groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ shopActions }) => shopActions) }))
    .filter(({ sections }) => sections.length)
  const hidden = own.flatMap(({ sections }) =>
    sections.flatMap(({ actions, shopActions = {} }) =>
      Object.keys(actions).filter((action) => !Object.hasOwn(shopActions, action)),
    ),
  )
  return { groups: own, view: { ...view, without: new Set([...(view.without ?? []), ...hidden]) } }
}

async function sectionsOf(context: ConsoleContext, view: ConsoleView, sections: readonly ConsoleSection[]) {
  const drawn = await Promise.all(sections.map((section) => section.draw(context, view)))
  return sections.map(
    ({ name, title }, index) =>
      html`<section aria-labelledby="${name}">
        <h2 id="${name}">${title(view.locale)}</h2>
        ${drawn[index]}
      </section>`,
  )
}

/** The number of waiting records by the name of the section. */
type Waiting = ReadonlyMap<string, number>

/** Counts the waiting records of each section, for the menu and the overview. */
async function countWaiting(context: ConsoleContext, sections: readonly ConsoleSection[]): Promise<Waiting> {
  return new Map(await Promise.all(sections.map(async ({ name, waiting }) => [name, await waiting(context)] as const)))
}

/** Returns the queues with waiting records, longest first, for the overview. */
function queuesOf({ locale, shop }: ConsoleView, sections: readonly ConsoleSection[], waiting: Waiting): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const counted = sections.map(({ name, title }) => ({ name, title: title(locale), count: waiting.get(name) ?? 0 }))
  const queues = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return html`<section aria-labelledby="queues">
    <h2 id="queues">${t('queues')}</h2>
    ${
      queues.length
        ? html`<ul class="queues">
            ${queues.map(
              ({ name, title, count }) =>
                html`<li>
                  <a href="${consoleHref({ locale, shop, section: name })}"><b>${writtenCount(count)}</b>${title}</a>
                </li>`,
            )}
          </ul>`
        : html`<p>${t('nothingWaits')}</p>`
    }
  </section>`
}

const writtenCount = (count: number) => (count > MOST_WAITING ? `${MOST_WAITING}+` : String(count))

/** Returns the menu of all sections, each with the number of records that wait. */
function menuOf(
  { locale, shop }: ConsoleView,
  groups: readonly ConsoleGroup[],
  current: string | undefined,
  waiting: Waiting,
): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const entry = ({ name, title }: ConsoleSection) => {
    const count = waiting.get(name) ?? 0
    return html`<li>
      <a href="${consoleHref({ locale, shop, section: name })}" ${name === current ? raw('aria-current="page"') : ''}>
        ${title(locale)}${
          count
            ? html` <b>${writtenCount(count)}</b>
                <span class="hidden">${t('waiting')}</span>`
            : ''
        }
      </a>
    </li>`
  }
  const drawn = groups.map(
    ({ title, sections }) =>
      html`<div>
        <h2>${title[locale === 'zh' ? 0 : 1]}</h2>
        <ul>
          ${sections.map(entry)}
        </ul>
      </div>`,
  )
  return html`<nav id="menu" aria-label="${t('menu')}">
    <p><a href="/chats?${new URLSearchParams({ lang: locale, ...(shop && { shop }) }).toString()}">${t('chats')}</a></p>
    ${drawn}
  </nav>`
}
