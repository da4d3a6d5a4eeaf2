import type { WireOf } from '@millwright/contract/contract'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { money } from '@millwright/domain/money/money'
import { billPieces } from '@millwright/domain/order-list/billOfMaterial'
import type { CallContext } from '../../core/call/call.ts'
import { memberTerms } from '../../core/member/levels.ts'
import { substitutesOf } from '../../core/substitute/substitutesOf.ts'
import { wireYuan } from '../../core/wire/wire.ts'
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
  const substitutes = await substitutesFor(context, standings)
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
      ...(state === 'gone' && { substitutes: substitutes.get(row.skuId!)?.(Math.min(pieces, QUANTITY_LIMIT)) ?? [] }),
    }
  })
  return { ...headWire(list, context.now), version: list.version, assemblies, items, sums }
}

function withoutOthers<T extends { others?: unknown; index?: unknown }>({ others: _, index: __, ...offer }: T) {
  return offer
}

/** Returns, by the id of each gone SKU, the offers of its substitutes as a function of the quantity. */
async function substitutesFor(context: Context, standings: readonly Standing[]) {
  const gone = standings.flatMap(({ row, pieces, state }) =>
    state === 'gone' ? [{ skuId: row.skuId!, quantity: Math.min(pieces, QUANTITY_LIMIT) }] : [],
  )
  const found = await substitutesOf(context.db, gone, context.locale)
  if (!found.size) return new Map<number, never>()
  const { percent } = await memberTerms(context, context.user)
  const offers = await lineOffers(
    context,
    { user: context.user, memberPercent: percent },
    [...found.values()].flatMap((ones) => ones.map(({ skuId }) => skuId)),
  )
  return new Map(
    [...found].map(([goneId, ones]) => [
      goneId,
      (quantity: number) =>
        ones.flatMap(({ skuId, signs }) => {
          const offer = offers.get(skuId)?.[0]?.(quantity)
          return offer ? [{ ...offer, signs }] : []
        }),
    ]),
  )
}
