type Rule = readonly [goods: RegExp, words: RegExp, ours: (...groups: string[]) => string]

const screw =
  /六角(?!扳)|螺栓|螺丝(?!刀)|螺钉|杯头|圆杯|bolts?(?![a-z])|(?:cap|hex(?:agon)?|socket|machine|set) (?:head )?(?:cap )?screws?|shcs/i
const noTool = /扳手|套筒|丝锥|丝攻|钻|key|wrench|spanner|tap(?![a-z])|drill/i
const strands = (text: string) => (/duplex|双排|double/i.test(text) ? 2 : /triplex|三排|triple/i.test(text) ? 3 : 1)

/** Ways in which a workshop writes sizes and series, with the catalogue's way. A rule holds beside its goods only. */
const rules: readonly Rule[] = [
  // `205立式座`, `菱形座206`, `pillow block 205`: a housed unit by the number of its bearing
  [
    /./,
    /(?<![\da-z])([23]\d{2})\s*(?:的)?(?:轴承)?(?:立式座|立座|座子\s*立式的?|立式(?:轴承)?座?)/i,
    (_, size = '') => `UCP${size}`,
  ],
  [
    /./,
    /(?:立式座|立座|立式轴承座|pillow blocks?|plummer blocks?)\s*([23]\d{2})(?!\d)/i,
    (_, size = '') => `UCP${size}`,
  ],
  [/./, /(?<![\da-z])([23]\d{2})\s*(?:的)?(?:轴承)?(?:菱形座|菱座|菱形)/i, (_, size = '') => `UCFL${size}`],
  [
    /./,
    /(?:菱形座|菱座|菱形轴承座|(?:2|two)[- ]bolt flange(?:d)?(?: units?| bearings?)?)\s*([23]\d{2})(?!\d)/i,
    (_, size = '') => `UCFL${size}`,
  ],
  [/./, /(?<![\da-z])([23]\d{2})\s*(?:的)?(?:轴承)?(?:方形座|方座|方形)/i, (_, size = '') => `UCF${size}`],
  [
    /./,
    /(?:方形座|方座|方形轴承座|(?:4|four)[- ]bolt flange(?:d)?(?: units?| bearings?)?|square flange(?:d)?(?: units?)?)\s*([23]\d{2})(?!\d)/i,
    (_, size = '') => `UCF${size}`,
  ],
  // `8*30内六角`: a thread without its letter
  [
    screw,
    /(?<![\da-z.×x*])(\d{1,2})\s*[*x×]\s*(\d{1,3})(?![\d.]|\s*[*x×])/i,
    (_, thread = '', length) => `M${thread}x${length}`,
  ],
  // `NUT HEX M12 8`: a class without its word
  [
    /螺母|螺帽|(?<![a-z])nuts?(?![a-z])/i,
    /(?<![a-z\d])(m\d{1,2})[\s-]+(?:cl(?:ass)?\.?\s*|gr(?:ade)?\.?\s*)?(8|10)(?![\d.级×x*-])/i,
    (_, thread = '', grade) => `${thread} class ${grade}`,
  ],
  // `cylinder 50/100`
  [
    /气缸|cyl(?:inder)?s?(?![a-z])/i,
    /(?<![a-z\d/])(\d{2,3})\s*\/\s*(\d{2,4})(?![\d/])/i,
    (_, bore = '', stroke) => `${bore}x${stroke}`,
  ],
  // `10B sprocket 19T`, `链轮 10B-1 19齿`
  [
    /链轮|sprockets?(?![a-z])/i,
    /(?<![a-z\d])(\d{2}b)(?:-([123]))?(?![-\dz])(.*?)(?<!\d)(?:z\s*)?(\d{2})\s*(?:t|齿|teeth|tooth)(?![a-z])/i,
    (all, chain = '', row, between = '', teeth = '') => `${chain}-${row || strands(all)}-Z${teeth} ${between}`,
  ],
  [
    /链轮|sprockets?(?![a-z])/i,
    /(?<!\d)(\d{2})\s*(?:t|齿|teeth|tooth)(?![a-z])(.*?)(?<![a-z\d])(\d{2}b)(?:-([123]))?(?!-?z)/i,
    (all, teeth = '', between = '', chain, row) => `${chain}-${row || strands(all)}-Z${teeth} ${between}`,
  ],
  // `轴承 25×52×15 胶盖`: closures of a bearing that is named by its sizes
  [/轴承(?!座)|bearings?(?![a-z])/i, /(?<=\d.*)(?:带|双面|两面)*(?:胶盖|胶封)的?/i, () => ' 2RS'],
  [/轴承(?!座)|bearings?(?![a-z])/i, /(?<=\d.*)(?:带|双面|两面)*(?:铁盖|铁封)的?/i, () => ' ZZ'],
  // `bore 17 OD 40 width 12`, `45 shaft, 62 housing, 8 wide`
  [
    /./,
    /(?<![a-z])(?:bore|i\.?d\.?|shaft|d)\s*[:=]?\s*(\d{1,3}(?:\.\d+)?)\s*(?:mm)?[\s,/x-]*(?:o\.?d\.?|housing|outside|outer)\s*[:=]?\s*(\d{1,3}(?:\.\d+)?)\s*(?:mm)?[\s,/x-]*(?:width|wide|thick(?:ness)?|w|b)\s*[:=]?\s*(\d{1,2}(?:\.\d+)?)(?:\s*mm)?(?![\d.])/i,
    (_, a = '', b, c) => `${a}x${b}x${c}`,
  ],
  [
    /seal|油封/i,
    /(?<![\d.])(\d{1,3})\s*(?:mm)?\s*shaft[\s,/x-]*(\d{1,3})\s*(?:mm)?\s*(?:housing|o\.?d\.?|hole|bore)[\s,/x-]*(\d{1,2})\s*(?:mm)?\s*(?:wide|width|thick)/i,
    (_, a = '', b, c) => `${a}x${b}x${c}`,
  ],
  // `0-16公斤` of a gauge: kilograms of force on a square centimetre are taken for bars
  [
    /表(?!面)|gauge|变送器/i,
    /(0\s*[-~]\s*\d{1,3}(?:\.\d)?)\s*(?:公斤|kg)(?:\/cm2|力|压力)?/i,
    (_, range = '') => `${range}bar`,
  ],
]

/** Returns a line with sizes and series as the catalogue writes them. */
export function inCatalogueWords(text: string): string {
  let said = text
  for (const [goods, words, ours] of rules) {
    if (!goods.test(said) || (goods === screw && noTool.test(said))) continue
    const [found, ...groups] = words.exec(said) ?? []
    if (found !== undefined)
      said = said
        .replace(found, () => ` ${ours(said, ...groups)} `)
        .replaceAll(/\s+/g, ' ')
        .trim()
  }
  return said
}
