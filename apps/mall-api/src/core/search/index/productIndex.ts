import type { LocalisedText } from '../../catalogue/types.ts'
import { prodTypeAt } from '@millwright/domain/product/prodType'
import type { ProdDeal, ProdType } from '@millwright/domain/product/prodType'
import { indexTokens, normalise } from '../tokens.ts'
import { fill, noBits, setBit, clearBit } from './bits.ts'
import type { Bits } from './bits.ts'
import { Codes } from './codes.ts'
import type { Dictionary } from './dictionary.ts'
import { GrowableArray, listOf } from './growing.ts'
import type { List } from './growing.ts'
import type { Item, ItemSku } from './item.ts'
import { wordsOfItem } from './itemWords.ts'

const SAID_MOST = 10_000

/**
 * The catalogue as arrays: products by place, SKUs by row, a product's rows side by side. Rows are matched, products
 * are counted. The index only grows: larger changes withdraw a product and add it again.
 */
export class ProductIndex {
  readonly dictionary: Dictionary
  readonly prodIds = new GrowableArray(Float64Array)
  readonly shopIds = new GrowableArray(Float64Array)
  readonly brandIds = new GrowableArray(Float64Array)
  readonly categoryIds = new GrowableArray(Float64Array)
  readonly sold = new GrowableArray(Float64Array)
  readonly comments = new GrowableArray(Float64Array)
  readonly listed = new GrowableArray(Float64Array)
  /** The first row of each product, followed by the row at which the next product would begin. */
  readonly firsts = new GrowableArray(Uint32Array)
  readonly names: LocalisedText[] = []
  readonly keywords: string[][] = []
  private readonly said = new Map<string, string[]>()
  private readonly saidNames: string[] = []
  private readonly saidTitles: string[] = []
  private readonly statuses = new GrowableArray(Uint8Array)
  private readonly places = new Map<number, number>()

  readonly products = new GrowableArray(Uint32Array)
  readonly skuIds = new GrowableArray(Float64Array)
  readonly prices = new GrowableArray(Float64Array)
  /** Public prices. A buyer's own index (`ownIndex`) has other `prices`. */
  readonly listPrices = this.prices
  /** Flash sales, group deals and points products, by product. */
  readonly deals = new Map<number, ProdDeal[]>()
  readonly stocks = new GrowableArray(Int32Array)
  readonly codes = new Codes()

  /** Places of values. Values shared by all SKUs of a product are kept at the product, the others at their rows. */
  readonly productValues: Uint32Array[] = []
  readonly rowValues = new GrowableArray(Uint32Array)
  readonly rowValuesFrom = new GrowableArray(Uint32Array)
  readonly productsByValue = new Map<number, List>()
  readonly rowsByValue = new Map<number, List>()
  readonly productsByWord = new Map<string, List>()
  readonly productsByClass = new Map<number, List>()
  readonly productsByBrand = new Map<number, List>()
  readonly productsByShop = new Map<number, List>()
  readonly productsByAttr = new Map<number, List>()

  private shown = new GrowableArray(Uint32Array)
  private stocked = new GrowableArray(Uint32Array)
  withdrawn = 0

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary
    this.firsts.push(0)
    this.rowValuesFrom.push(0)
  }

  get rows(): number {
    return this.skuIds.length
  }
  get size(): number {
    return this.prodIds.length
  }
  /** The number of products, without withdrawn versions of the same product. */
  get present(): number {
    return this.places.size
  }
  placeOf(prodId: number): number | undefined {
    return this.places.get(prodId)
  }
  prodTypeOf(prodId: number, now: number): ProdType {
    return prodTypeAt(this.deals.get(prodId) ?? [], now)
  }
  /** The product of a row. */
  productOf(row: number): number {
    return this.products.items[row]!
  }
  /** The first row of a product. */
  firstOf(product: number): number {
    return this.firsts.items[product]!
  }
  /** The row after the last row of a product. */
  endOf(product: number): number {
    return this.firsts.items[product + 1]!
  }
  prodIdOf(product: number): number {
    return this.prodIds.items[product]!
  }
  shopIdOf(product: number): number {
    return this.shopIds.items[product]!
  }
  brandIdOf(product: number): number {
    return this.brandIds.items[product]!
  }
  categoryIdOf(product: number): number {
    return this.categoryIds.items[product]!
  }
  soldOf(product: number): number {
    return this.sold.items[product]!
  }
  skuIdOf(row: number): number {
    return this.skuIds.items[row]!
  }
  priceOf(row: number): number {
    return this.prices.items[row]!
  }
  /** The product's name in each language. */
  namesOf(product: number): LocalisedText {
    return this.names[product]!
  }
  /** Places of the values that all SKUs of the product have. */
  sharedValuesOf(product: number): Uint32Array {
    return this.productValues[product]!
  }
  keywordsOf(product: number): readonly string[] {
    return this.keywords[product]!
  }
  noRows(): Bits {
    return noBits(this.rows)
  }
  shownRows(): Bits {
    return this.shown.items.slice(0, (this.rows + 31) >>> 5)
  }
  isShown(row: number): boolean {
    return (this.shown.items[row >>> 5]! & (1 << (row & 31))) !== 0
  }
  stockedRows(): Bits {
    return this.stocked.items.subarray(0, (this.rows + 31) >>> 5)
  }
  fillProduct(bits: Bits, product: number): void {
    fill(bits, this.firstOf(product), this.endOf(product))
  }

  fillProducts(bits: Bits, products: List | undefined): Bits {
    if (!products) return bits
    const { items, length } = products
    for (let at = 0; at < length; at++) this.fillProduct(bits, items[at]!)
    return bits
  }

  /** The product's name in both languages, normalised like keywords. */
  titleOf(product: number): string {
    return (this.saidTitles[product] ??= normalise(`${this.namesOf(product).zh} ${this.namesOf(product).en}`))
  }

  /** The product's name and keywords in one line, normalised like keywords. */
  nameOf(product: number): string {
    return (this.saidNames[product] ??= normalise(
      [this.namesOf(product).zh, this.namesOf(product).en, ...this.keywordsOf(product)].join(' '),
    ))
  }

  add(item: Item): void {
    const product = this.size
    this.places.set(item.prodId, product)
    this.prodIds.push(item.prodId)
    this.shopIds.push(item.shopId)
    this.brandIds.push(item.brandId)
    this.categoryIds.push(item.categoryId)
    this.sold.push(item.soldNum)
    this.comments.push(item.commentNum)
    this.listed.push(item.listedAt)
    this.statuses.push(item.status)
    this.names.push(item.name)
    this.keywords.push(item.keywords)
    listOf(this.productsByClass, item.categoryId).push(product)
    listOf(this.productsByBrand, item.brandId).push(product)
    listOf(this.productsByShop, item.shopId).push(product)
    for (const word of wordsOfItem(item, (text) => this.wordsOf(text))) listOf(this.productsByWord, word).push(product)
    this.addRows(product, item.skus)
    this.show(product)
  }

  /** Cached, because similar products repeat the same texts. */
  private wordsOf(text: string): string[] {
    const known = this.said.get(text)
    if (known) return known
    if (this.said.size > SAID_MOST) this.said.clear()
    const words = indexTokens([text], [])
    this.said.set(text, words)
    return words
  }

  private addRows(product: number, skus: ItemSku[]) {
    const placed = skus.map((sku) => sku[5].flatMap((id) => this.dictionary.placeOf(id) ?? []))
    const common = new Set(placed[0]?.filter((value) => placed.every((values) => values.includes(value))))
    this.productValues.push(Uint32Array.from(common))
    for (const value of common) listOf(this.productsByValue, value).push(product)
    for (const attr of new Set(placed.flat().map((value) => this.dictionary.valueAt(value).attrId)))
      listOf(this.productsByAttr, attr).push(product)
    for (const [at, [skuId, code, codeNorm, price, stocks]] of skus.entries()) {
      const row = this.rows
      this.products.push(product)
      this.skuIds.push(skuId)
      this.prices.push(price)
      this.stocks.push(0)
      this.codes.add(row, codeNorm, code)
      for (const value of placed[at]!) {
        if (common.has(value)) continue
        this.rowValues.push(value)
        listOf(this.rowsByValue, value).push(row)
      }
      this.rowValuesFrom.push(this.rowValues.length)
      this.shown.reserve((row >>> 5) + 1)
      this.stocked.reserve((row >>> 5) + 1)
      this.price(row, price, stocks)
    }
    this.firsts.push(this.rows)
  }

  price(row: number, price: number, stocks: number): void {
    this.prices.items[row] = price
    this.stocks.items[row] = stocks
    if (stocks !== 0) setBit(this.stocked.items, row)
    else clearBit(this.stocked.items, row)
  }

  sell(product: number, status: number, sold: number, comments: number): void {
    this.statuses.items[product] = status
    this.sold.items[product] = sold
    this.comments.items[product] = comments
    this.show(product)
  }

  withdraw(prodId: number): void {
    const product = this.places.get(prodId)
    if (product === undefined) return
    this.places.delete(prodId)
    this.statuses.items[product] = 0
    this.withdrawn += this.endOf(product) - this.firstOf(product)
    this.show(product)
  }

  /** Shows or hides a product by its own status and its categories'. */
  private show(product: number) {
    const shown = this.statuses.items[product] === 1 && this.dictionary.isShown(this.categoryIdOf(product))
    for (let row = this.firstOf(product); row < this.endOf(product); row++)
      (shown ? setBit : clearBit)(this.shown.items, row)
  }

  showAll(): void {
    for (let product = 0; product < this.size; product++) this.show(product)
  }
}
