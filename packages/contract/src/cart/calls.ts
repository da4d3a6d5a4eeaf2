import * as z from 'zod'
import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { call, nothing } from '../call.ts'
import { cartItem, cartShop } from './entities.ts'
import { priceStep } from '../promotion/entities.ts'
import { count, id, idIn, list, money, text, booleanValue } from '../values.ts'

const basketIds = z.array(idIn).max(CART_LINE_LIMIT)

/** The cart (api.md D). */
export const cart = {
  prodCount: call({
    method: 'GET',
    path: '/p/shopCart/prodCount',
    auth: 'user',
    summary: 'Returns the number of cart lines; a failure never asks for a sign-in',
    input: nothing,
    answer: count,
    codes: [],
  }),
  prodCountOfCloud: call({
    method: 'GET',
    path: '/mall4cloud_product/shop_cart/ma/prod_count',
    auth: 'none',
    summary: 'Returns the number of cart lines in older editions; 0 for a visitor',
    input: nothing,
    answer: count,
    codes: [],
  }),
  cartInfo: call({
    method: 'POST',
    path: '/p/shopCart/info',
    auth: 'user',
    summary:
      'Returns the cart by shop; an empty list means all lines. Each named line keeps its chosen threshold discount (0: no discount)',
    input: z.array(z.union([idIn, z.object({ basketId: idIn, discountId: idIn })])).max(CART_LINE_LIMIT),
    answer: z.union([list(cartShop), z.object({ shopCarts: list(cartShop) }).transform(({ shopCarts }) => shopCarts)]),
    codes: [],
  }),
  totalPay: call({
    method: 'POST',
    path: '/p/shopCart/totalPay',
    auth: 'user',
    summary: 'Returns the price of the selected lines',
    input: basketIds,
    answer: z.object({
      totalMoney: money,
      finalMoney: money,
      subtractMoney: money,
      count,
      /** Extension: every step from the list prices to `finalMoney`, with the buyer's best coupons. */
      priceSteps: list(priceStep),
    }),
    codes: [],
  }),
  changeItem: call({
    method: 'POST',
    path: '/p/shopCart/changeItem',
    auth: 'user',
    summary: 'Changes the quantity of a cart line by `count`, or adds the line',
    input: z.object({
      basketId: idIn.optional(),
      prodId: idIn,
      skuId: idIn,
      shopId: idIn,
      count: z.number().int().min(-1e9).max(1e9),
      /** The threshold discount chosen for the line: 0 none, -1 (extension) the discount that takes off the most. */
      discountId: z.union([z.literal(-1), idIn]).optional(),
      /** The card number of the distributor whose link the buyer followed. An unknown number is ignored. */
      distributionCardNo: z.string().max(32).optional(),
    }),
    answer: z.unknown(),
    codes: ['A01000', 'A02000', 'A03010'],
  }),
  addItems: call({
    method: 'POST',
    path: '/p/shopCart/addItems',
    auth: 'user',
    ours: true,
    summary: 'Adds several SKUs independently; returns the reason for each one that was not added',
    input: z
      .array(z.object({ prodId: idIn, skuId: idIn, shopId: idIn, count: z.number().int().min(1).max(1e9) }))
      .min(1)
      .max(CART_LINE_LIMIT),
    answer: list(z.object({ skuId: id, added: booleanValue, message: text })),
    codes: [],
  }),
  importCart: call({
    method: 'POST',
    path: '/p/shopCart/import',
    auth: 'user',
    summary:
      'Adds up to 1,000 rows of a file, each with a part number or the buyer’s own article number and a quantity; returns the reason for each row that was not added',
    encoding: 'multipart',
    input: z.object({ file: z.instanceof(Blob) }),
    answer: z.object({
      successCount: count,
      failList: list(z.object({ row: count, partyCode: z.string(), reason: text })),
    }),
    codes: [],
  }),
  checkItems: call({
    method: 'POST',
    path: '/p/shopCart/checkItems',
    auth: 'user',
    summary: 'Selects cart lines for checkout',
    input: z.array(z.object({ basketId: idIn, isChecked: z.union([z.literal(0), z.literal(1)]) })).max(CART_LINE_LIMIT),
    answer: z.unknown(),
    codes: [],
  }),
  deleteItem: call({
    method: 'DELETE',
    path: '/p/shopCart/deleteItem',
    auth: 'user',
    summary: 'Removes cart lines',
    input: basketIds,
    answer: z.unknown(),
    codes: [],
  }),
  deleteAll: call({
    method: 'DELETE',
    path: '/p/shopCart/deleteAll',
    auth: 'user',
    summary: 'Empties the cart',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
  expiryProdList: call({
    method: 'GET',
    path: '/p/shopCart/expiryProdList',
    auth: 'user',
    summary: 'Lists the cart lines with delisted products',
    input: nothing,
    answer: list(z.object({ shopId: id, shopName: z.string(), shopCartItemDtoList: list(cartItem) })),
    codes: [],
  }),
  cleanExpiryProdList: call({
    method: 'DELETE',
    path: '/p/shopCart/cleanExpiryProdList',
    auth: 'user',
    summary: 'Removes the cart lines with delisted products',
    input: nothing,
    answer: z.unknown(),
    codes: [],
  }),
  exportCartTemplate: call({
    method: 'GET',
    path: '/shopCart/export/template',
    auth: 'none',
    summary: 'Downloads the workbook for filling a cart from a file',
    input: nothing,
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: [],
  }),
}
