import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'
import type { Db } from '../../db/db.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import { commonTexts } from './commonTexts.ts'
import type { CommonText } from './commonTexts.ts'

export type Markup = ReturnType<typeof html>
type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>
type Fields = Readonly<Record<string, string | number>>

export type ConsoleContext = { db: Db; finder: Finder; now: number }
/** `find` filters the products shown. `key` is part of every form's address (`ConsoleAccess`). */
export type ConsoleView = {
  locale: Locale
  find: string
  key: string
  /** Actions whose forms are not shown, because this console does not have them. */
  without?: ReadonlySet<string>
}
export type ConsoleFiles = { store: FileStore; sent: readonly Blob[] }
/** Performs a button's action with the form's fields. Returns false if that is impossible (by now). */
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
  /** Returns a table with these headings, or the text for no rows. `before` is placed above it. */
  table(heads: readonly Key[], rows: readonly Markup[], before?: Markup): Markup
}

export type ConsoleSection = {
  /** The section's anchor. */
  name: string
  title: (locale: Locale) => string
  draw: (context: ConsoleContext, view: ConsoleView) => Promise<Markup>
  /** Actions by the last part of the form's address. Names are unique across the console. */
  actions: Readonly<Record<string, ConsoleAction>>
}

type Definition<Own extends Texts, Rows> = {
  name: string
  /** The section's texts, in addition to `commonTexts`. `title` is the heading. */
  texts: Own & { title: readonly [string, string] }
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
    draw: async (context, view) => {
      const t = (key: string) => say(view.locale, key)
      const kit = {
        ...view,
        t,
        named: (label: string, field: Markup) => html`<label>${label}${field}</label>`,
        form: (action: string, fields: Fields, inner: Markup) =>
          view.without?.has(action)
            ? html``
            : html`<form method="post" action="/console/${view.key}/${action}" enctype="multipart/form-data">
                ${hidden({ lang: view.locale, find: view.find, ...fields })}${inner}
              </form>`,
        table: (heads: readonly string[], rows: readonly Markup[], before?: Markup) =>
          html`${before ?? ''}
          ${
            rows.length
              ? html`<div class="table" tabindex="0" role="group" aria-labelledby="${definition.name}">
                  <table>
                    <thead>
                      <tr>
                        ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
                      </tr>
                    </thead>
                    <tbody>
                      ${rows}
                    </tbody>
                  </table>
                </div>`
              : html`<p>${t('none')}</p>`
          }`,
      }
      return definition.draw(await definition.read(context, view), kit)
    },
  }
}

function hidden(fields: Fields): Markup[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}
