/** Words for units in Chinese, English and pinyin. Units unknown to the mall are kept as written. */
const chinese =
  '个|件|只|套|支|根|条|片|块|台|盒|箱|包|袋|卷|盘|对|双|颗|粒|枚|把|张|瓶|桶|组|副|架|节|打|付|扇|顶|罐|圈|筒|捆|听'
const english =
  'pcs|psc|pce|pc|pieces|piece|each|ea|nos|units|unit|sets|set|boxes|box|packs|pack|pkts|pkt|pairs|pair|prs|pr|bx|rolls|roll|bags|bag|bottles|bottle|drums|drum|pails|pail|barrels|barrel|tins|tin|tubs|tub|reels|reel|spools|spool|cartons|carton|ctns|ctn|pallets|pallet|bundles|bundle|dozens|dozen|doz|off|st|stk'
/** Packings that are also goods or parts of goods (`24 V coil`). They count only in the plural, or after 1. */
const packings = 'can|case|coil|cartridge|jar|length|sheet|tube'
const pinyin = 'ge|zhi|jian|tao|gen|tiao|pian|kuai|tai|he|xiang|juan|dui|ba|zhang|ping|tong'

/**
 * The source of a regular expression that matches a unit in which goods are counted. A letter must not follow a unit in
 * Latin letters. A content (`100 pcs/box`, `50个装`) and a design (`两片式`, `9件套`) are no count.
 */
export const unitWords = `(?:(?:${chinese})(?!式|型|筒|套(?![筒管])|装(?!配))|(?:${english}|(?:${packings})s|(?<=(?:^|\\D)1\\s?)(?:${packings})|${pinyin})(?![a-z]))(?!\\s?(?:\\/|per(?![a-z])|每))`
/**
 * The source of a regular expression that matches a unit of length, mass or volume. The measure may also be a size of
 * the product: `18 kg` of a pail.
 */
export const measureWords = `(?:米|公斤|千克|升|(?:metres|metre|meters|meter|mtrs|mtr|m|kgs|kg|litres|litre|liters|liter|ltrs|ltr|l|feet|ft)(?![a-z\\d²³/]))`
export const chineseUnits = `(?:${chinese})(?!式|型|筒|套(?![筒管])|装(?!配))`

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** The source of a regular expression that matches an English numeral up to twelve. */
export const englishNumerals = numerals.join('|')
/** Reads an English numeral up to twelve. Returns `undefined` for another word. */
export function englishCount(word: string): number | undefined {
  return numerals.indexOf(word.toLowerCase()) + 1 || undefined
}

const spelt: Readonly<Record<string, string>> = {
  ge: '个',
  zhi: '只',
  jian: '件',
  tao: '套',
  gen: '根',
  tiao: '条',
  pian: '片',
  kuai: '块',
  tai: '台',
  he: '盒',
  xiang: '箱',
  juan: '卷',
  dui: '对',
  ba: '把',
  zhang: '张',
  ping: '瓶',
  tong: '桶',
  付: '副',
}

/** Returns the spelling of a unit in inquiries. */
export function unitNamed(word: string): string {
  const known = spelt[word]
  if (known) return known
  return /^(pcs?|psc|pce|pieces?|each|ea|nos|units?|off|st|stk)$/.test(word) ? 'pcs' : word
}

const digits = '零一二三四五六七八九'
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }

/** Reads a Chinese count (250 is `两百五十` or `二百五`). Returns `undefined` if the text is not a count. */
export function chineseCount(text: string): number | undefined {
  if (!/^[零〇一二两俩三四五六七八九十百千万]+$/.test(text)) return undefined
  let [sum, section, digit, scale] = [0, 0, 0, 1]
  for (const sign of text.replaceAll('〇', '零').replaceAll(/[两俩]/g, '二')) {
    const figure = digits.indexOf(sign)
    if (figure >= 0) digit = figure
    else {
      scale = scales[sign]!
      if (scale === 10_000) [sum, section, digit] = [(sum + section + digit) * scale, 0, 0]
      else [section, digit] = [section + (digit || 1) * scale, 0]
    }
  }
  // In 二百五, a digit after a scale belongs to the next lower scale.
  const last = digit && scale > 10 && !text.includes('零') && !text.includes('〇') ? digit * (scale / 10) : digit
  return sum + section + last || undefined
}
