import type { LocalisedText } from '../../catalogue/types.ts'
import type { Db } from '../../../db/db.ts'
import { indexTokens } from '../tokens.ts'
import { syllablesOf } from '../interpretQuery/pinyin.ts'

export type Attr = { attrId: number; seq: number; name: LocalisedText; unit: string | null; kind: 'number' | 'choice' }
export type Value = { attrId: number; attrValueId: number; value: LocalisedText; number: number | null }
export type CategoryEntry = {
  categoryId: number
  parentId: number
  grade: number
  seq: number
  name: LocalisedText
  status: number
  keyAttrs: number[]
}
export type Brand = { brandId: number; name: LocalisedText }

/** The mall's small tables of names, with the words that find them. */
export class Dictionary {
  readonly attrs = new Map<number, Attr>()
  readonly brands = new Map<number, Brand>()
  readonly classes = new Map<number, CategoryEntry>()
  /** Shop types by shop id: 1 the mall's own shop, 2 other shops. */
  readonly shopTypes = new Map<number, number>()
  /** Values by place. A value keeps its place for the life of the index. */
  readonly values: Value[] = []
  private readonly places = new Map<number, number>()
  readonly attrsByWord = new Map<string, number[]>()
  readonly brandsByWord = new Map<string, number[]>()
  readonly classesByWord = new Map<string, number[]>()
  readonly valuesByWord = new Map<string, number[]>()

  private readonly sounds = new Map<string, { whole: string; initials: string }>()

  valueAt(place: number): Value {
    return this.values[place]!
  }

  async read(db: Db): Promise<void> {
    for (const map of [
      this.attrs,
      this.brands,
      this.classes,
      this.shopTypes,
      this.attrsByWord,
      this.brandsByWord,
      this.classesByWord,
      this.valuesByWord,
    ])
      map.clear()
    for (const attr of await db.query<Attr>('select attr_id as "attrId", seq, name, unit, kind from attr'))
      this.attrs.set(attr.attrId, attr)
    for (const brand of await db.query<Brand>('select brand_id as "brandId", name from brand'))
      this.brands.set(brand.brandId, brand)
    for (const one of await db.query<CategoryEntry>(
      `select category_id as "categoryId", parent_id as "parentId", grade, seq, name, status, to_json(key_attrs)::jsonb as "keyAttrs" from category`,
    ))
      this.classes.set(one.categoryId, one)
    for (const { shopId, shopType } of await db.query<{ shopId: number; shopType: number }>(
      'select shop_id as "shopId", shop_type as "shopType" from shop',
    ))
      this.shopTypes.set(shopId, shopType)
    for (const value of await db.query<Value>(
      'select attr_id as "attrId", attr_value_id as "attrValueId", value, number from attr_value',
    )) {
      const place = this.places.get(value.attrValueId) ?? this.values.length
      this.values[place] = value
      this.places.set(value.attrValueId, place)
    }
    for (const { attrId, name } of this.attrs.values()) addWords(this.attrsByWord, name, attrId)
    for (const { brandId, name } of this.brands.values()) addWords(this.brandsByWord, name, brandId)
    for (const { categoryId, name } of this.classes.values()) addWords(this.classesByWord, name, categoryId)
    for (const [place, { value }] of this.values.entries()) addWords(this.valuesByWord, value, place)
  }

  valueOf(attrValueId: number): Value | undefined {
    return this.values[this.places.get(attrValueId) ?? -1]
  }

  placeOf(attrValueId: number): number | undefined {
    return this.places.get(attrValueId)
  }

  /** Returns the places of an attribute's values within the bounds. */
  valuesWithin(attrId: number, min = -Infinity, max = Infinity): number[] {
    return [...this.values.entries()].flatMap(([place, { attrId: of, number }]) =>
      of === attrId && number !== null && number >= min && number <= max ? [place] : [],
    )
  }

  /** Whether the typed text begins the name, or one of its words, in either language, in pinyin or by its initials. */
  isNamed({ zh, en }: LocalisedText, typed: string): boolean {
    if (zh.toLowerCase().includes(typed) || ` ${en.toLowerCase()}`.includes(` ${typed}`)) return true
    const letters = typed.replaceAll(' ', '')
    if (!/^[a-z]{2,}$/.test(letters)) return false
    const syllables = this.sounds.get(zh) ? [] : syllablesOf(zh)
    const sound = this.sounds.get(zh) ?? {
      whole: syllables.join(''),
      initials: syllables.map(([letter]) => letter).join(''),
    }
    this.sounds.set(zh, sound)
    return sound.whole.startsWith(letters) || sound.initials.startsWith(letters)
  }

  /** Returns the path from the root to the category. */
  pathOf(categoryId: number): CategoryEntry[] {
    const path: CategoryEntry[] = []
    for (let at = this.classes.get(categoryId); at && path.length < 10; at = this.classes.get(at.parentId))
      path.unshift(at)
    return path
  }

  /** Whether the category and all its ancestors are shown. */
  isShown(categoryId: number): boolean {
    const path = this.pathOf(categoryId)
    return path.length > 0 && path.every(({ status }) => status === 1)
  }
}

function addWords(words: Map<string, number[]>, { zh, en }: LocalisedText, what: number) {
  for (const word of indexTokens(zh === en ? [zh] : [zh, en], [])) {
    const list = words.get(word)
    if (list) list.push(what)
    else words.set(word, [what])
  }
}
