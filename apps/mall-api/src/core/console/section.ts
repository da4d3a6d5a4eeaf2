import type { Locale } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'
import { consoleHref } from './consoleHref.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import { commonTexts } from './commonTexts.ts'
import type { CommonText } from './commonTexts.ts'
import { scopeParam } from './shopScope.ts'
import type { ShopScope, ShopsOfRecord } from './shopScope.ts'

export type Markup = ReturnType<typeof html>
type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>
type Fields = Readonly<Record<string, string | number>>

/** `scope` limits every list and count to the records of these shops. */
export type ConsoleContext = { db: Db; finder: Finder; now: number; scope: ShopScope }
/** `find` filters the records shown. `key` is part of every form's address (`ConsoleAccess`). */
export type ConsoleView = {
  locale: Locale
  find: string
  /** One of the section's `states`, or empty for all records. */
  state: string
  /** The id of the shop whose records are shown, or undefined for all shops of the person. */
  shop?: string | undefined
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
  /** Returns a disclosure button that shows a question and the form of the action. `quiet` buttons are not filled. */
  confirmed(label: string, question: string, form: Markup, look?: 'quiet'): Markup
  /** Returns a disclosure button with a row's further actions, or nothing if none of them is shown. */
  more(...actions: readonly (Markup | string)[]): Markup
  /** Returns a disclosure button above a list, such as the one with the form of a new record. */
  panel(label: string, inner: Markup): Markup
  /**
   * Returns a table with these headings, or a sentence if there are no rows: a filter that nothing matches, or what
   * comes here (`empty` of the texts). `before` is placed above it.
   */
  table(heads: readonly Key[], rows: readonly Markup[], before?: Markup): Markup
  /** Returns a search field of this section, beside the links of its `states`. */
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
  /** Says what comes here, for a list without records. Undefined if the list is never empty. */
  empty: ((locale: Locale) => string) | undefined
  /** Returns the number of records that wait for the console's users, at most one more than `MOST_WAITING`. */
  waiting: (context: Pick<ConsoleContext, 'db' | 'scope'>) => Promise<number>
  /** The states by which the list can be filtered. */
  states: readonly string[]
  /** How to find the shop of each action's record, by action. Undefined if only the mall's people have the section. */
  shopActions?: Readonly<Record<string, ShopsOfRecord>> | undefined
  draw: (context: ConsoleContext, view: ConsoleView) => Promise<Markup>
  /** Actions by the last part of the form's address. Names are unique across the console. */
  actions: Readonly<Record<string, ConsoleAction>>
}

type Definition<Own extends Texts, Rows> = {
  name: string
  /**
   * The section's texts, in addition to `commonTexts`. `title` is the heading. `empty` says what comes here, for a list
   * without records.
   */
  texts: Own & { title: readonly [string, string]; empty?: readonly [string, string] }
  /** SQL after `from`, whose rows wait for the console's users. `$1` is the parameter of the scope (`inScopeSql`). */
  waiting?: string
  /**
   * Gives the section to the people of shops, with these of its actions. Each names how to find the shop of its record.
   * `read` and `waiting` must then obey the scope. Without it only the mall's people have the section.
   */
  shopActions?: Readonly<Record<string, ShopsOfRecord>>
  /** The states by which the list can be filtered: keys of `texts`. `read` gets the chosen one, or an empty text. */
  states?: readonly (keyof Own & string)[]
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
    empty: texts.empty && ((locale) => say(locale, 'empty')),
    actions: definition.actions,
    shopActions: definition.shopActions,
    states: definition.states ?? [],
    waiting: async ({ db, scope }) => {
      if (!definition.waiting) return 0
      const sql = `select count(*)::int as waiting from (select 1 from ${definition.waiting} limit ${MOST_WAITING + 1}) queue`
      const params = /\$1\b/.test(sql) ? [scopeParam(scope)] : []
      return (await queryOne<{ waiting: number }>(db, sql, params)).waiting
    },
    draw: async (context, asked) => {
      const t = (key: string) => say(asked.locale, key)
      const states: readonly string[] = definition.states ?? []
      const view = { ...asked, state: states.includes(asked.state) ? asked.state : '' }
      const kit = { ...view, t, ...helpersOf({ section: definition.name, states }, view, t) }
      return definition.draw(await definition.read(context, view), kit)
    },
  }
}

/** Returns the helpers with which sections draw their content. */
function helpersOf(
  { section, states }: { section: string; states: readonly string[] },
  view: ConsoleView,
  t: (key: string) => string,
) {
  const place = { section, find: view.find, state: view.state, shop: view.shop }
  return {
    named: (label: string, field: Markup) => html`<label>${label}${field}</label>`,
    form: (action: string, fields: Fields, inner: Markup) =>
      view.without?.has(action)
        ? html``
        : html`<form method="post" action="/console/${view.key}/${action}" enctype="multipart/form-data">
            ${hidden({ lang: view.locale, ...fieldsOfView(view), ...fields })}${inner}
          </form>`,
    confirmed: (label: string, question: string, form: Markup, look?: 'quiet') =>
      html`<details class="confirm ${look ?? ''}">
        <summary>${label}</summary>
        <p>${question}</p>
        ${form}
      </details>`,
    more: (...actions: readonly (Markup | string)[]) =>
      disclosure('more', t('more'), html`${actions.map((action) => html`${action} `)}`),
    panel: (label: string, inner: Markup) => disclosure('panel', label, inner),
    search: (label: string) => filters({ section, states }, view, t, label),
    pages: (shown: number, size: number = CONSOLE_ROWS) => {
      const to = (page: number, label: string) =>
        html`<a href="${consoleHref({ ...place, locale: view.locale, page })}">${label}</a>`
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
          : emptyList(place, view, t)
      }`,
  }
}

/** Returns a disclosure button, or nothing if its content is empty. */
function disclosure(kind: 'more' | 'panel', label: string, inner: Markup): Markup {
  return String(inner).trim()
    ? html`<details class="${kind}">
        <summary>${label}</summary>
        ${inner}
      </details>`
    : html``
}

/** Returns the links and the search field that filter a section. */
function filters(
  { section, states }: { section: string; states: readonly string[] },
  view: ConsoleView,
  t: (key: string) => string,
  label: string,
): Markup {
  return html`<div class="filters">
    ${stateLinks({ section, states }, view, t)}
    <form method="get" action="/" role="search">
      ${hidden({ lang: view.locale, section, ...(view.state && { state: view.state }), ...(view.shop && { shop: view.shop }) })}
      <input
        type="search"
        name="find"
        value="${view.find}"
        maxlength="100"
        aria-label="${label}"
        placeholder="${label}"
      /><button class="quiet">${t('search')}</button>
    </form>
  </div>`
}

/** Returns the sentence of a list without rows, and after a filter the link to all records. */
function emptyList(
  { section }: { section: string },
  { locale, find, state, shop }: ConsoleView,
  t: (key: string) => string,
): Markup {
  if (find || state)
    return html`<p class="empty">
      ${t('noMatch')} <a href="${consoleHref({ locale, section, shop })}">${t('showAll')}</a>
    </p>`
  const empty = t('empty')
  return html`<p class="empty">${empty === 'empty' ? t('none') : empty}</p>`
}

/** Returns links that filter a section by its states. */
function stateLinks(
  { section, states }: { section: string; states: readonly string[] },
  { locale, find, state: chosen, shop }: ConsoleView,
  t: (key: string) => string,
): Markup | '' {
  if (!states.length) return ''
  const links = ['', ...states].map(
    (state) =>
      html`<a
        href="${consoleHref({ locale, section, find, state, shop })}"
        ${state === chosen ? raw('aria-current="true"') : ''}
        >${t(state || 'every')}</a
      >`,
  )
  return html`<nav class="states" aria-label="${t('status')}">${links}</nav>`
}

/** Labels each cell with its heading, because narrow screens show a row as a list. Values are already escaped. */
function labelled(row: Markup, heads: readonly string[]): Markup {
  let cell = 0
  const filled = String(row).replace(/<td([^>]*)>\s+<\/td>/g, '<td$1></td>')
  return raw(filled.replace(/<td(?=[\s>])/g, () => `<td data-label="${String(html`${heads[cell++] ?? ''}`)}"`))
}

/**
 * Returns the view as hidden fields of an action's form, to which the page returns after the action. Their names are
 * not those of the query, because actions have fields such as `state`.
 */
function fieldsOfView({ find, state, shop, page }: ConsoleView): Fields {
  return {
    ...(find && { atFind: find }),
    ...(state && { atState: state }),
    ...(shop && { atShop: shop }),
    ...(page > 1 && { atPage: page }),
  }
}

function hidden(fields: Fields): Markup[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}
