import type { Locale } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import { inScopeSql, scopeParam } from '../core/console/shopScope.ts'
import type { ShopScope } from '../core/console/shopScope.ts'
import type { ConsoleView, Markup } from '../core/console/section.ts'
import type { Db } from '../db/db.ts'
import { consoleText } from './texts.ts'

const MOST = 200

/** The shops that a person of the console can choose, by name. */
export function shopsToChoose(db: Db, scope: ShopScope, locale: Locale): Promise<{ id: number; name: string }[]> {
  return db.query(
    `select shop_id as id, name->>$1 as name from shop where ${inScopeSql('shop_id', '$2')} order by name->>$1 limit ${MOST}`,
    [locale, scopeParam(scope)],
  )
}

/** Returns the shop of the query if the person reaches it, otherwise undefined. */
export function chosenShop(scope: ShopScope, shop: string | undefined): string | undefined {
  if (!/^[1-9]\d{0,14}$/.test(shop ?? '')) return undefined
  return scope === 'all' || scope.includes(Number(shop)) ? shop : undefined
}

/** Returns the scope of a page: the chosen shop alone, or everything that the person reaches. */
export function scopeOfPage(scope: ShopScope, shop: string | undefined): ShopScope {
  return shop === undefined ? scope : [Number(shop)]
}

/** Returns the form that chooses a shop, or the name of the only shop. */
export function shopChoice(
  { locale, shop }: Pick<ConsoleView, 'locale' | 'shop'>,
  shops: readonly { id: number; name: string }[],
  section: string | undefined,
): Markup {
  const [only] = shops
  if (!only) return html``
  if (shops.length === 1) return html`<strong class="shop">${only.name}</strong>`
  const t = (key: 'shop' | 'everyShop' | 'choose') => consoleText(locale, key)
  return html`<form method="get" action="/" class="shop">
    <input type="hidden" name="lang" value="${locale}" />
    ${section ? html`<input type="hidden" name="section" value="${section}" />` : ''}
    <select name="shop" aria-label="${t('shop')}">
      <option value="">${t('everyShop')}</option>
      ${shops.map(
        ({ id, name }) => html`<option value="${id}" ${String(id) === shop ? raw('selected') : ''}>${name}</option>`,
      )}</select
    ><button class="quiet">${t('choose')}</button>
  </form>`
}
