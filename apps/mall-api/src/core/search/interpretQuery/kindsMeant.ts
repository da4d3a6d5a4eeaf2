import type { Leaf } from './kinds.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

/** `mentioned`: products use the word, but it is not their name (`不锈钢`). */
type Kind = { categoryIds: number[]; leaves: Leaf[]; head?: Word; mentioned?: true }

/** The words after these describe accessories or purpose: `热电阻 带接线盒`. */
const asides = new Set(['for', 'with', 'without', '用于', '适用于', '带', '带有', '自带', '要带', '附', '附带', '含'])
/** Words that name goods alone, and describe other goods beside their name: a 变频空压机 is a compressor. */
const describing = new Set(['变频', '梅花', 'inverter', 'drive'])
/** English participles describe goods: `bearing bore 25 sealed` is no seal. */
const participle = /^[a-z]{2,}[^e]ed$/
/** Words for machines on which products are used, but which are not products themselves. */
const machines = new Set('挖机 挖掘机 勾机 钩机 泵车 机床 车床 铣床 excavator digger machine'.split(' '))

/**
 * Returns the categories that the words name. The last naming word before any `for` decides (`bearing grease` is a
 * grease). A word whose ending names a category counts more than a word that few categories use.
 */
export function namedCategory(words: readonly Word[], text: string, lexicon: Lexicon): Kind {
  const cut = words.findIndex(({ typed }, i) => i > 0 && asides.has(typed))
  const heads = words.slice(0, cut < 0 ? undefined : cut).filter(({ maker }) => !maker)
  // A material or another value describes goods, even if only the products of few categories have it.
  const isValue = ({ keys: [key = '', ...others] }: Word) =>
    !lexicon.kinds.namedBy(key).some((id) => lexicon.kinds.leaves.has(id)) &&
    (lexicon.values.ofWord.has(key)
      ? !lexicon.kinds.endingOf(key)
      : // `screw pin` is a shackle's design, although its last word names pins.
        (key.includes(' ') && others.some((other) => lexicon.values.ofWord.has(other))) ||
        // 双面密封 is a bearing's closure, although it ends like a seal.
        others.includes('2rs'))
  const naming = heads.filter((word) => !describing.has(word.typed) && !participle.test(word.typed) && !isValue(word))
  const named = naming.length < heads.length ? categoryOf(naming, text, lexicon) : undefined
  const isDesignated = naming.some(({ isModel, typed }) => isModel && /^(?=.*[a-z])(?=.*\d).{4,}$/.test(typed))
  return named && (named.leaves.length || isDesignated) ? named : categoryOf(heads, text, lexicon)
}

function categoryOf(heads: readonly Word[], text: string, lexicon: Lexicon): Kind {
  let said: Kind | undefined
  let model: Kind | undefined
  for (const [last, head] of [...heads.entries()].toReversed()) {
    const [key = ''] = head.keys
    // The name of a measure names no product: `扬程` (head) is not head protection.
    if (lexicon.hints.attrs.has(head.typed) || machines.has(head.typed) || head.keys.includes('泵车')) continue
    // `chain sling, 10 mm chain` names slings. `chain` is only part of them.
    if (heads.slice(0, last).some(({ keys: [longer = ''] }) => longer.split(' ').length > 1 && within(key, longer)))
      continue
    const named = namedUpTo(heads, last, text, lexicon)
    // A series designation counts less than a word.
    if (named && head.isModel) {
      model ??= named
      continue
    }
    if (named)
      return said &&
        !said.mentioned &&
        (isHan(said.head!.typed) ||
          // `pump pipe clamp`: a phrase of several words that names one category is the goods.
          (said.head!.typed.includes(' ') &&
            (ownGoods(said.head!, lexicon) ?? lexicon.kinds.endingOf(said.head!.keys[0]!))) ||
          said.categoryIds.every((id) => named.leaves.some(({ categoryId }) => categoryId === id)))
        ? said
        : named
    if (lexicon.isBrand(key) || key.length < 2) continue
    if (head.isModel && /^\d/.test(key)) continue
    const goods = lexicon.kinds.sayIt(key)
    // A word used by a single category belongs to this category, even if the word's ending names another: a 过滤减压阀 is
    // not a 液压阀.
    const ending = ownGoods(head, lexicon) ?? lexicon.kinds.endingOf(key)
    const own = ending ?? goods
    // A word that no product uses is resolved by its synonyms.
    const categoryIds = own.length
      ? own
      : (head.keys.map((other) => lexicon.kinds.sayIt(other)).find((ids) => ids.length) ?? [])
    if (categoryIds.length && (!said || (ending && said.mentioned)))
      said = {
        categoryIds,
        leaves: lexicon.kinds.leavesOf(categoryIds),
        head,
        ...(!ending && { mentioned: true as const }),
      }
  }
  return (said?.mentioned ? (model ?? said) : (said ?? model)) ?? { categoryIds: [], leaves: [] }
}

/**
 * Returns the only category whose products use the Chinese word, the phrase or one of its synonyms, if there is exactly
 * one.
 */
function ownGoods({ keys }: Word, { kinds, values }: Lexicon): number[] | undefined {
  const [own = ''] = keys
  if (!isHan(own) && !own.includes(' ')) return undefined
  // Goods of several categories are 铠装, not only the 铠装热电阻.
  if (kinds.sayIt(own).length > 1) return undefined
  const said = keys
    .filter((key) => /^\p{Script=Han}{3,}$/u.test(key) && !values.ofWord.has(key))
    .map((key) => kinds.sayIt(key))
    .find((ids) => ids.length)
  return said?.length === 1 && !values.ofWord.has(own) ? said : undefined
}

function within(key: string, longer: string): boolean {
  return key !== longer && ` ${longer} `.includes(` ${key} `)
}

/**
 * Returns the categories that a word names, alone or with the words before it: `shaft seal` is more specific than
 * `seal`.
 */
function namedUpTo(heads: readonly Word[], last: number, text: string, lexicon: Lexicon): Kind | undefined {
  for (let first = Math.max(0, last - 2); first <= last; first++) {
    const said = heads.slice(first, last + 1)
    const [begin, head] = [said[0]!, said.at(-1)!]
    const keys =
      begin === head
        ? head.keys
        : [said.map(({ keys: [key] }) => key).join(' '), text.slice(begin.at, head.at + head.length)]
    const [main = ''] = keys
    // Names in the word's own language come first: not every 快插接头 is a quick coupling.
    const [own = [], other = []] = [true, false].map((is) =>
      keys.filter((key) => (isHan(key) === isHan(main)) === is).flatMap((key) => lexicon.kinds.namedBy(key)),
    )
    const categoryIds = [...new Set(own.length ? own : other)]
    if (categoryIds.length) return { categoryIds, leaves: lexicon.kinds.leavesOf(categoryIds), head }
  }
  return undefined
}

const isHan = (key: string) => /^\p{Script=Han}/u.test(key)
