import type { Locale } from '@millwright/domain/locale'
import type { ReadDb } from '../../db/db.ts'

/** A line, with its SKU as the catalogue has it. `onShelf`: the SKU is sold today. */
export type LineRow = {
  lineId: number
  level: number
  quantity: number
  note: string
  written: string
  priceSeen: string | null
  skuId: number | null
  prodId: number | null
  partyCode: string | null
  codeNorm: string | null
  prodName: string | null
  brandName: string | null
  pic: string | null
  unit: string | null
  onShelf: boolean | null
}

/** Returns the lines of a list in their order. The caller has read the list as its owner. */
export function lineRowsOf(db: ReadDb, listId: number, locale: Locale): Promise<LineRow[]> {
  return db.query<LineRow>(
    `select n.line_id as "lineId", n.level, n.quantity, n.note, n.written, n.price_seen as "priceSeen", k.sku_id as "skuId", p.prod_id as "prodId",
      k.party_code as "partyCode", k.code_norm as "codeNorm", p.name->>$2 as "prodName", b.name->>$2 as "brandName", k.pic, p.unit->>$2 as unit,
      p.status = 1 as "onShelf"
    from order_list_line n left join sku k on k.sku_id = n.sku_id left join product p on p.prod_id = k.prod_id left join brand b on b.brand_id = p.brand_id
    where n.list_id = $1 order by n.position`,
    [listId, locale],
  )
}
