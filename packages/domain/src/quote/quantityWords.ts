/** How buyers write pieces: Chinese, English and pinyin. What is not the mall's own unit is kept as it was written. */
const chinese =
  '个|件|只|套|支|根|条|片|块|台|盒|箱|包|袋|卷|盘|米|对|双|颗|粒|枚|把|张|瓶|桶|组|副|架|节|公斤|千克|升|打|付|扇|顶|罐|圈'
const english =
  'pcs|pce|pc|pieces|piece|each|ea|nos|units|unit|sets|set|boxes|box|packs|pack|pkts|pkt|pairs|pair|rolls|roll|bags|bag|meters|metres|meter|metre|mtr|kgs|kg|bottles|bottle|drums|drum|off|st|stk'
const pinyin = 'ge|zhi|jian|tao|gen|tiao|pian|kuai|tai|he|xiang|juan|dui|ba|zhang|ping|tong'

/** For a regular expression: words of letters end where their letters do. */
export const unitWords = `${chinese}|(?:${english}|${pinyin})(?![a-z])`
export const chineseUnits = chinese

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

/** The unit as an inquiry keeps it. */
export function unitNamed(word: string): string {
  const known = spelt[word]
  if (known) return known
  return /^(pcs?|pce|pieces?|each|ea|nos|units?|off|st|stk)$/.test(word) ? 'pcs' : word
}

const digits = '零一二三四五六七八九'
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }

/** A count in Chinese numerals (`两百五十` is 250, `二百五` as well); `undefined` for what is none. */
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
  // 二百五: what follows a scale alone is of the next one down.
  const last = digit && scale > 10 && !text.includes('零') && !text.includes('〇') ? digit * (scale / 10) : digit
  return sum + section + last || undefined
}
