import { createClient } from '@millwright/api-client/client'
import { askDecorationData } from '@millwright/api-client/decorationData'
import type { DecorationData } from '@millwright/decoration/data'
import type { DataPlan } from '@millwright/decoration/planData'
import { money } from '@millwright/domain/money/money'
import { localDrafts } from '@millwright/editor/drafts'
import { mallPickers } from '@millwright/editor/mallPickers'
import type { Picker, PickerItem, Pickers } from '@millwright/editor/pickers'
import { serverStore } from '@millwright/editor/serverStore'
import goods from './goods.json' with { type: 'json' }
import pages from './templates.json' with { type: 'json' }

type Locale = 'zh' | 'en'

/** Replace the parts of this file by calls to your server. This host reads bilingual files. */
export const templates = pages

type Settings = Partial<Record<'VITE_MALL_URL' | 'VITE_SHOP_URL' | 'VITE_PAGE_ID', string>>
const {
  VITE_MALL_URL: mall,
  VITE_SHOP_URL: shop,
  VITE_PAGE_ID: pageId = '1',
} = (import.meta as { env?: Settings }).env!
/** The mall that keeps the page. Without it, this browser does. */
const server = mall ? serverStore({ base: mall }) : undefined
/** The server of pictures: the mall, or this host. */
export const pictures = mall ?? '/'
const clients = mall
  ? { zh: createClient({ base: mall, locale: 'zh' }), en: createClient({ base: mall, locale: 'en' }) }
  : undefined
const PUBLISHED = 'millwright.published'
export const drafts = server?.drafts ?? localDrafts()
export const name = server ? pageId : 'home'

/** Returns the page that buyers see. */
export const openPage = async (): Promise<unknown> =>
  server ? (await server.page(pageId)).content : (localStorage.getItem(PUBLISHED) ?? pages[0]!.blocks)

export const publish = async ({ content }: { content: string }) =>
  server ? server.publish(pageId, content) : localStorage.setItem(PUBLISHED, content)

/** Returns the address at which everyone with the address sees the saved draft. */
export const share =
  server && shop
    ? async () => {
        const { path, expires } = await server.shareDraft(pageId)
        return { url: new URL(path, shop).href, expires }
      }
    : undefined

const productsIn = (locale: Locale) => goods.map((one) => ({ ...one, prodName: one[locale], price: money(one.price) }))

/** Returns the server's response for what a page shows: products by id, and the products of each shelf. */
export function dataOf(plan: DataPlan, locale: Locale): DecorationData {
  if (clients) return askDecorationData(clients[locale], plan)
  const { prodIds, shelves } = plan
  const all = productsIn(locale)
  const asked = all.filter(({ prodId }) => prodIds.includes(prodId))
  return {
    now: Date.now(),
    products: Object.fromEntries(asked.map((one) => [one.prodId, one])),
    shelves: Object.fromEntries(
      shelves.map((rule) => [rule, all.slice(0, Number(new URLSearchParams(rule).get('size')))]),
    ),
  }
}

/** Searches a list as a server would: the words, and one page of what they find. */
function searching(all: (locale: Locale) => readonly PickerItem[]): Picker {
  return {
    search: async ({ text, locale, page }) => {
      const words = text.toLowerCase()
      const found = all(locale).filter(({ label, hint = '' }) => `${label} ${hint}`.toLowerCase().includes(words))
      return { items: found.slice((page - 1) * 20, page * 20), more: found.length > page * 20 }
    },
    named: async (ids, locale) => all(locale).filter(({ id }) => ids.includes(id)),
  }
}

const library = [
  ...['hero-bearings', 'hero-motors', 'hero-tools'].map((name) => `pictures/${name}.svg`),
  ...goods.map(({ pic }) => pic),
]

/** Where the fields find things: in the mall, or in this host. Add `upload` to `picture` once your server stores files. */
export const pickers: Pickers = clients
  ? mallPickers((locale) => clients[locale])
  : {
      product: searching((locale) =>
        productsIn(locale).map(({ prodId, prodName, price, pic }) => ({
          id: prodId,
          label: prodName,
          hint: `¥${price}`,
          picture: pic,
        })),
      ),
      picture: searching(() =>
        library.map((path) => ({ id: path, label: path.replace(/^.*\/|\.svg$/g, ''), picture: path })),
      ),
    }
