import type { Locale } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'
import { consoleHref } from './consoleHref.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import { commonTexts } from './commonTexts.ts'
import type { CommonText } from './commonTexts.ts'

export type Markup = ReturnType<typeof html>
type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>
type Fields = Readonly<Record<string, string | number>>

export type ConsoleContext = { db: Db; finder: Finder; now: number }
/** `find` filters the orders and products shown. `key` is part of every form's address (`ConsoleAccess`). */
export type ConsoleView = {
  locale: Locale
  find: string
  /** The page of a list, from 1. */
  page: number
  key: string
  /** Actions whose forms are not shown, because this console does not have them. */
  without?: ReadonlySet<string>
}
export type ConsoleFiles = { store: FileStore; sent: readonly Blob[] }
/**
 * Performs the action of a button with the form's fields. Returns false if the action is impossible or no longer
 * possible.
 */
export type ConsoleAction = (
  context: Pick<ConsoleContext, 'db' | 'now'>,
  form: Record<string, string>,
  files?: ConsoleFiles,
) => Promise<boolean>

export type ConsoleHelpers<Key extends string> = ConsoleView & {
  t(key: Key): string
  /** Returns a form that posts to one of the section's actions, with hidden fields. */
  form(action: string, fields: Fields, inner: Markup): Markup
  named(label: string, field: Markup): Markup
  /** Returns a disclosure button that shows a question and the form of the action. */
  confirmed(label: string, question: string, form: Markup): Markup
  /** Returns a table with these headings, or the text for no rows. `before` is placed above it. */
  table(heads: readonly Key[], rows: readonly Markup[], before?: Markup): Markup
  /** Returns a search field of this section. */
  search(label: string): Markup
  /**
   * Returns links to the previous and the next page. `shown` is the number of rows on the current page, and `size` that
   * of a full page.
   */
  pages(shown: number, size?: number): Markup
}

/** The number of rows of a page. */
export const CONSOLE_ROWS = 30
/** The highest count shown. The exact length of a longer queue does not matter. */
export const MOST_WAITING = 99

export type ConsoleSection = {
  /** The section's name in addresses. */
  name: string
  title: (locale: Locale) => string
  /** Returns the number of records that wait for the console's users, at most one more than `MOST_WAITING`. */
  waiting: (db: Db) => Promise<number>
  draw: (context: ConsoleContext, view: ConsoleView) => Promise<Markup>
  /** Actions by the last part of the form's address. Names are unique across the console. */
  actions: Readonly<Record<string, ConsoleAction>>
}

type Definition<Own extends Texts, Rows> = {
  name: string
  /** The section's texts, in addition to `commonTexts`. `title` is the heading. */
  texts: Own & { title: readonly [string, string] }
  /** SQL after `from`, whose rows wait for the console's users. */
  waiting?: string
  read: (context: ConsoleContext, view: ConsoleView) => Promise<Rows>
  draw: (rows: Rows, kit: ConsoleHelpers<(keyof Own & string) | CommonText>) => Markup
  actions: Readonly<Record<string, ConsoleAction>>
}

/** Defines a section of the seller console: its content and its actions. */
export function defineSection<const Own extends Texts, Rows>(definition: Definition<Own, Rows>): ConsoleSection {
  const texts: Texts = { ...commonTexts, ...definition.texts }
  const say = (locale: Locale, key: string) => texts[key]?.[locale === 'zh' ? 0 : 1] ?? key
  return {
    name: definition.name,
    title: (locale) => say(locale, 'title'),
    actions: definition.actions,
    waiting: async (db) => {
      if (!definition.waiting) return 0
      const sql = `select count(*)::int as waiting from (select 1 from ${definition.waiting} limit ${MOST_WAITING + 1}) queue`
      return (await queryOne<{ waiting: number }>(db, sql)).waiting
    },
    draw: async (context, view) => {
      const t = (key: string) => say(view.locale, key)
      const kit = { ...view, t, ...helpersOf(definition.name, view, t) }
      return definition.draw(await definition.read(context, view), kit)
    },
  }
}

/** Returns the helpers with which sections draw their content. */
function helpersOf(section: string, view: ConsoleView, t: (key: string) => string) {
  return {
    named: (label: string, field: Markup) => html`<label>${label}${field}</label>`,
    form: (action: string, fields: Fields, inner: Markup) =>
      view.without?.has(action)
        ? html``
        : html`<form method="post" action="/console/${view.key}/${action}" enctype="multipart/form-data">
            ${hidden({ lang: view.locale, find: view.find, page: view.page, ...fields })}${inner}
          </form>`,
    confirmed: (label: string, question: string, form: Markup) =>
      html`<details class="confirm">
        <summary>${label}</summary>
        <p>${question}</p>
        ${form}
      </details>`,
    search: (label: string) =>
      html`<form method="get" action="/" role="search">
        ${hidden({ lang: view.locale, section: section })}
        <label>${label}<input type="search" name="find" value="${view.find}" maxlength="100" /></label
        ><button class="quiet">${t('search')}</button>
      </form>`,
    pages: (shown: number, size: number = CONSOLE_ROWS) => {
      const to = (page: number, label: string) =>
        html`<a href="${consoleHref({ ...view, page, section: section })}">${label}</a>`
      return html`<p class="pages">
        ${view.page > 1 ? to(view.page - 1, t('before')) : ''} ${shown === size ? to(view.page + 1, t('after')) : ''}
      </p>`
    },
    table: (heads: readonly string[], rows: readonly Markup[], before?: Markup) =>
      html`${before ?? ''}
      ${
        rows.length
          ? html`<div class="table" tabindex="0" role="group" aria-labelledby="${section}">
              <table>
                <thead>
                  <tr>
                    ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${rows.map((row) => labelled(row, heads.map(t)))}
                </tbody>
              </table>
            </div>`
          : html`<p>${t('none')}</p>`
      }`,
  }
}

/** Labels each cell with its heading, because narrow screens show a row as a list. Values are already escaped. */
function labelled(row: Markup, heads: readonly string[]): Markup {
  let cell = 0
  return raw(String(row).replace(/<td(?=[\s>])/g, () => `<td data-label="${String(html`${heads[cell++] ?? ''}`)}"`))
}

function hidden(fields: Fields): Markup[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}
