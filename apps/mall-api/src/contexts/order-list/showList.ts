import type { WireOf } from '@millwright/contract/contract'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { money } from '@millwright/domain/money/money'
import { billPieces } from '@millwright/domain/order-list/billOfMaterial'
import type { CallContext } from '../../core/call/call.ts'
import { memberTerms } from '../../core/member/levels.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { replacementsOf } from '../quick-order/candidates.ts'
import { lineOffers } from '../quick-order/lineOffers.ts'
import { lineRowsOf } from './lineRows.ts'
import type { LineRow } from './lineRows.ts'
import { headWire, listOf } from './listRows.ts'
import { priceLines } from './priceLines.ts'

type Context = Pick<CallContext, 'db' | 'now' | 'locale' | 'say'> & { user: number }
type Item = NonNullable<NonNullable<WireOf<'orderListInfo'>>['items']>[number]
export type Standing = { row: LineRow; at: number; pieces: number; state: Item['state'] }

/** Returns how each line stands: whether it can be ordered, and in how many pieces. */
function standingsOf(rows: readonly LineRow[], assemblies: number): Standing[] {
  const bill = billPieces(rows, assemblies)
  return rows.map((row, at) => {
    const { pieces, isAssembly } = bill[at]!
    return { row, at, pieces, state: stateOf(row, pieces, isAssembly) }
  })
}

function stateOf({ skuId, onShelf }: LineRow, pieces: number, isAssembly: boolean): Item['state'] {
  if (isAssembly) return 'assembly'
  if (skuId === null) return 'unmatched'
  if (!onShelf) return 'gone'
  return pieces > QUANTITY_LIMIT ? 'tooMany' : 'offered'
}

/** Returns the lines that can be ordered, for `priceLines`. */
function wantedOf(standings: readonly Standing[]) {
  return standings.flatMap(({ at, row, pieces, state }) =>
    state === 'offered' ? [{ at, skuId: row.skuId!, pieces }] : [],
  )
}

/**
 * Prices the lines that can be ordered. `offersOfOne` are those of one assembly: a saved price is that of one, so it is
 * compared with today's price of one.
 */
export async function priceStandings(context: Context, rows: readonly LineRow[], assemblies: number) {
  const standings = standingsOf(rows, assemblies)
  const [{ offers, sums }, ofOne] = await Promise.all([
    priceLines(context, wantedOf(standings)),
    assemblies === 1 ? undefined : priceLines(context, wantedOf(standingsOf(rows, 1))),
  ])
  return { standings, offers, sums, offersOfOne: ofOne?.offers ?? offers }
}

/** Returns a list at today's prices and stock, for a number of assemblies. */
export async function showList(
  context: Context,
  { listId, assemblies }: { listId: number | string; assemblies: number },
) {
  const list = await listOf(context, context.db, listId)
  const rows = await lineRowsOf(context.db, list.listId, context.locale)
  const { standings, offers, sums, offersOfOne } = await priceStandings(context, rows, assemblies)
  const replacements = await replacementsFor(context, standings)
  const items = standings.map(({ row, at, pieces, state }): Item => {
    const { lineId, level, quantity, note, written, partyCode, priceSeen } = row
    const offer = offers.get(at)
    const today = offersOfOne.get(at)?.price
    const isChanged = priceSeen !== null && today !== undefined && wireYuan(priceSeen) !== today
    return {
      lineId,
      level,
      quantity,
      pieces,
      note,
      state,
      partyCode: partyCode ?? written,
      skuId: row.skuId ?? undefined,
      prodId: row.prodId ?? undefined,
      prodName: row.prodName ?? undefined,
      brandName: row.brandName ?? undefined,
      pic: row.pic ?? undefined,
      unit: row.unit ?? undefined,
      ...(isChanged && { was: wireYuan(money(priceSeen)) }),
      ...(offer && { offer: withoutOthers(offer) }),
      ...(state === 'gone' && { replacement: replacements.get(row.codeNorm!)?.(Math.min(pieces, QUANTITY_LIMIT)) }),
    }
  })
  return { ...headWire(list, context.now), version: list.version, assemblies, items, sums }
}

function withoutOthers<T extends { others?: unknown; index?: unknown }>({ others: _, index: __, ...offer }: T) {
  return offer
}

/** Returns the cheapest SKU on sale that replaces each gone one, by the normalised part number of the gone one. */
async function replacementsFor(context: Context, standings: readonly Standing[]) {
  const codes = standings.flatMap(({ row, state }) => (state === 'gone' ? [row.codeNorm!] : []))
  if (!codes.length) return new Map<string, never>()
  const found = await replacementsOf(context.db, codes)
  const { percent } = await memberTerms(context, context.user)
  const offers = await lineOffers(
    context,
    { user: context.user, memberPercent: percent },
    [...found.values()].map(({ skuIds }) => skuIds[0]!),
  )
  return new Map(
    [...found].flatMap(([code, { skuIds }]) => {
      const offer = offers.get(skuIds[0]!)?.[0]
      return offer ? [[code, offer] as const] : []
    }),
  )
}
