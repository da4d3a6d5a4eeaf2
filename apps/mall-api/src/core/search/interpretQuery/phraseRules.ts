import { amount, end, limit, num, sticky } from './amounts.ts'
import type { Lexicon } from './lexicon.ts'
import { numeral, readNumeral } from './numerals.ts'
import { pipeThreadSizes, gauges, nominalBores, weldingWireDiameters } from './tradeSizes.ts'
import { rangeKey, unitPattern, unitsOf } from './units.ts'
import { codeOf } from './values.ts'
import { quantity, readNumber } from './wants.ts'
import type { AttributeCondition } from './wants.ts'

/** A pattern for part of a keyword, and its possible readings. */
export type Rule = {
  pattern: RegExp
  read: (match: Record<string, string | undefined>, lexicon: Lexicon) => AttributeCondition[][]
}

/** The meanings of a letter before a size, likeliest first. */
const letters: Record<string, string[]> = {
  d: ['outside diameter', 'diameter', 'bore', 'cylinder bore', 'shaft diameter'],
  c: [],
  l: ['length', 'stroke'],
  b: ['width'],
  w: ['width'],
  h: ['height', 'head', 'thickness'],
  t: ['thickness', 'width'],
  r: ['corner radius'],
}

/** M12x60, M10x1.25x40 */
export const threadRule: Rule = {
  pattern: sticky(
    String.raw`m(?<d>\d{1,3}(?:\.\d)?)(?:[x-](?<a>\d{1,4}(?:\.\d{1,2})?))?(?:x(?<b>\d{1,4}(?:\.\d)?))?\s?(?:mm|毫米)?${end}`,
  ),
  read: ({ d = '', a, b }, { values }) => {
    const length = (text: string) => ({ attrs: values.named('length'), dimension: 'length', near: [Number(text)] })
    const thread = { code: `m${d}` }
    if (a && b)
      return [
        [{ code: `m${d}x${a}` }, length(b)],
        [thread, length(b)],
      ]
    if (!a) return [[thread]]
    const pitch = [{ code: `m${d}x${a}` }]
    // A coarse pitch says no more than the thread alone.
    return Number(a) * 3 <= Number(d) ? [pitch, [thread, length(a)], [thread]] : [[thread, length(a)], pitch]
  },
}

/** The rules, tried in this order at each position of a keyword. */
export const rules: Rule[] = [
  threadRule,
  {
    // 3x25+1x16, 4*50+1*25: cores, and cores of a smaller cross-section
    pattern: sticky(
      String.raw`(?<a>[1-5])x(?<area>\d{1,3}(?:\.\d)?)\s?(?:mm2|平方)?\s?\+\s?(?<b>[12])(?:x\d{1,3}(?:\.\d)?)?${end}`,
    ),
    read: ({ a = '', b = '', area = '' }, { values }) => [
      [
        { attrs: values.named('design'), text: `${a}+${b}` },
        { attrs: values.named('cross-section'), near: [Number(area)] },
      ],
    ],
  },
  {
    // 25x52x15, 3x2.5平方, 63x100
    pattern: sticky(
      String.raw`(?<a>${num})x(?<b>\d{1,5}(?:\.\d{1,3})?)(?:x(?<c>\d{1,5}(?:\.\d{1,3})?))?\s?(?<unit>mm2|平方毫米|平方|平|mm|毫米)?${end}`,
    ),
    read: ({ a = '', b = '', c, unit }, { values }) => {
      const wants = (numbers: string[], ...names: string[]) =>
        names.map((name, i) => ({ attrs: values.named(name), near: [readNumber(numbers[i]!)] }))
      const cable = wants([a, b], 'cores', 'cross-section')
      if (unit && unit !== 'mm' && unit !== '毫米') return [cable]
      // A spanner with two ends.
      const flats = [{ attrs: values.named('across flats'), near: [readNumber(a), readNumber(b)] }]
      if (c)
        return [
          wants([a, b, c], 'bore', 'outside diameter', 'width'),
          wants([a, b, c], 'width', 'height', 'length'),
          wants([a, c], 'width', 'length'),
          wants([a, b, c], 'outside diameter', 'width', 'bore'),
          wants([a, b, c], 'outside diameter', 'thickness', 'bore'),
        ]
      return [
        ['bore', 'cross-section diameter'],
        ['cylinder bore', 'stroke'],
        ['bore', 'outside diameter'],
        ['width', 'length'],
        ['diameter', 'length'],
        ['outside diameter', 'length'],
        ['outside diameter', 'width'],
        ['diameter', 'lead'],
        ['tube diameter', 'bore'],
        ['bore', 'width'],
        ['diameter', 'grooves'],
        ['diameter', 'teeth'],
      ]
        .map((names) => wants([a, b], ...names))
        .concat([cable, ...(Math.abs(readNumber(a) - readNumber(b)) <= 6 ? [flats] : [])])
    },
  },
  {
    // 68号, 46#, 2号
    pattern: sticky(String.raw`(?<n>\d{1,3})\s?[号#]`),
    read: ({ n = '' }) => [[{ code: `vg${n}` }], [{ code: `nlgi${n}` }], [{ dimension: 'grit', near: [Number(n)] }]],
  },
  {
    // 1寸半, 2寸半, 1寸2
    pattern: sticky(String.raw`(?<size>[1-6一两二三四]|)寸(?<more>半|[二2](?![\d.]))`),
    read: ({ size = '', more = '' }) => [
      [{ inch: `${/\d/.test(size) ? size : readNumeral(size || '一')}-${more === '半' ? '1/2' : '1/4'}` }],
    ],
  },
  {
    // 1米2, 2米5: a length in metres and tenths
    pattern: sticky(String.raw`(?<m>\d)\s?米\s?(?<tenth>\d)(?![\d.米x])`),
    read: ({ m = '', tenth = '' }) => [[{ dimension: 'length', near: [Number(m) * 1000 + Number(tenth) * 100] }]],
  },
  {
    // 大号, 加大码: the size of what is worn
    pattern: sticky(String.raw`(?<size>小|中|加大|特大|大)[号码](?![桶灯扳])`),
    read: ({ size = '' }, { values }) =>
      ({ 小: ['s'], 中: ['m'], 大: ['l'], 加大: ['xl'], 特大: ['xxl', 'xl'] })[size]!.map((text) => [
        { attrs: values.named('size'), text },
      ]),
  },
  {
    // duplex, double strand
    pattern: sticky(
      String.raw`(?:(?<one>simplex|single[\s-]strand)|(?<two>duplex|double[\s-]strand)|triplex|triple[\s-]strand)(?![a-z])`,
    ),
    read: ({ one, two }) => [[{ dimension: 'strands', near: [one ? 1 : two ? 2 : 3] }]],
  },
  {
    // 线圈220, coil 24: a coil's voltage without its unit
    pattern: sticky(String.raw`(?:线圈(?:电压)?|coil)\s?(?<n>\d{2,3})(?:v|伏)?${end}`),
    read: ({ n = '' }) =>
      ['ac', 'dc'].map((kind) => [{ code: `${Number(n) < 100 ? (kind === 'ac' ? 'dc' : 'ac') : kind}${n}v` }]),
  },
  {
    // half inch, three quarter inch
    pattern: sticky(String.raw`(?<n>half|quarter|three[\s-]quarters?)[\s-]?(?:an?\s)?inch(?:es)?(?![a-z])`),
    read: ({ n = '' }) => [[{ inch: n === 'half' ? '1/2' : n === 'quarter' ? '1/4' : '3/4' }]],
  },
  {
    // 1/2", 1-1/2 inch, 2寸
    pattern: sticky(
      String.raw`(?<size>(?:\d{1,2}-)?\d{1,2}\/\d{1,2}|\d{1,2})\s?-?(?:"|英寸|寸|cun(?![a-z])|吋|inch(?:es)?(?![a-z])|in(?![a-z]))`,
    ),
    read: ({ size = '' }) => [[{ inch: size }]],
  },
  {
    // 4分管, 六分牙
    pattern: sticky(String.raw`(?<size>[1-6一二两三四五六])(?:分(?:牙|口|丝|接口)?(?!钟)|fen(?![a-z]))`),
    read: ({ size = '' }) => [[{ inch: pipeThreadSizes[size] }]],
  },
  {
    // 八寸, 半寸, ten inch
    pattern: sticky(String.raw`(?<n>${numeral})[\s-]?(?:英寸|寸|吋|inch(?:es)?(?![a-z]))`),
    read: ({ n = '' }) => [[{ inch: readNumeral(n) === 0.5 ? '1/2' : String(readNumeral(n)) }]],
  },
  {
    // 四极, four-pole, 五层抽屉, one metre, 两吨
    pattern: sticky(
      String.raw`(?<n>${numeral})[\s-]?(?<unit>极|級|级|芯|齿|刃|排|槽|肢|腿|层抽屉|层抽|个抽屉|层|抽屉|抽|毫米|厘米|公分|米|吨|公斤|升|千瓦|马力|匹|伏|安|rows?(?![a-z])|strands?(?![a-z])|grooves?(?![a-z])|legs?(?![a-z])|poles?(?![a-z])|cores?(?![a-z])|flutes?(?![a-z])|teeth(?![a-z])|drawers?(?![a-z])|(?:centi|milli)?(?:metres?|meters?)(?![a-z])|ton(?:ne)?s?(?![a-z])|lit(?:re|er)s?(?![a-z])|kw(?![a-z])|hp(?![a-z])|bar(?![a-z]))`,
    ),
    read: ({ n = '', unit = '' }) =>
      unitsOf(unit.startsWith('层') || unit === '个抽屉' ? '层' : unit).map((one) => [
        quantity({ to: String(readNumeral(n)) }, one),
      ]),
  },
  {
    // 8mm thread, 螺纹8, 8毫米丝扣
    pattern: sticky(
      String.raw`(?<n>\d{1,2}(?:\.5)?)\s?(?:mm|毫米)?\s?(?:threads?(?![a-z])|螺纹|丝扣|丝牙)|(?<![全半内外细粗])螺纹\s?(?<m>\d{1,2})(?:mm|毫米)?${end}`,
    ),
    read: ({ n, m }) => [[{ code: `m${n ?? m}` }]],
  },
  {
    // 轴30孔47厚7: a seal's shaft, housing bore and width
    pattern: sticky(
      String.raw`(?:轴径?|shaft\s)\s?(?<a>\d{1,3}(?:\.\d)?)\s?(?:mm|毫米)?[\s,，、]{0,2}(?:孔径?|座孔|腔|housing(?:\sbore)?\s|hole\s)\s?(?<b>\d{1,3}(?:\.\d)?)\s?(?:mm|毫米)?(?:[\s,，、]{0,2}[厚宽高]度?\s?(?<c>\d{1,2}(?:\.\d)?)(?:mm|毫米)?)?${end}`,
    ),
    read: ({ a, b, c }, { values }) => [
      Object.entries({ bore: a, 'outside diameter': b, width: c }).flatMap(([name, text]) =>
        text === undefined ? [] : [{ attrs: values.named(name), near: [Number(text)] }],
      ),
    ],
  },
  {
    // SS304, SUS 316L: a steel grade
    pattern: sticky(String.raw`(?:ss|sus|aisi|inox)[\s-]?(?<grade>\d{3})(?<low>l?)${end}`),
    read: ({ grade = '', low = '' }) => [...(low ? [[{ code: `${grade}l` }]] : []), [{ code: grade }]],
  },
  {
    // 3C x 35 sqmm, 3芯2.5平方, 4 core 10 mm2
    pattern: sticky(
      String.raw`(?<cores>[1-5]|${numeral})\s?-?(?:c(?=\s?x)|cores?(?![a-z])|芯)\s?[x,，]?\s?(?<area>\d{1,3}(?:\.\d{1,2})?)\s?(?:mm2|sqmm|sq\.?\s?mm|平方毫米|平方|平)?${end}`,
    ),
    read: ({ cores = '', area = '' }, { values }) => [
      [
        { attrs: values.named('cores'), near: [/\d/.test(cores) ? Number(cores) : readNumeral(cores)] },
        { attrs: values.named('cross-section'), near: [Number(area)] },
      ],
    ],
  },
  {
    // 208 L, 55 gallon: the drum of 200 L; 20 L, 5 gallon: the pail of 18 L
    pattern: sticky(
      String.raw`(?:(?<drum>20[589]|210|55(?=\s?-?gal))|16|19|20|5(?=\s?-?gal))\s?-?(?:l|升|公升|lit(?:re|er)s?|gal(?:lon)?s?|加仑)(?![a-z\d/-])`,
    ),
    read: ({ drum }) => [[{ dimension: 'volume', near: [drum ? 200 : 18] }]],
  },
  {
    // 60速比: a ratio before its name
    pattern: sticky(String.raw`(?<n>\d{1,3}(?:\.\d)?)(?:减?速比)(?!\s?[:=]?\d)`),
    read: ({ n = '' }, { values }) => [[{ attrs: values.named('ratio'), near: [Number(n)] }]],
  },
  {
    // 24V5A: the output of a power supply
    pattern: sticky(String.raw`(?<volts>\d{1,2})v\s?(?<amperes>\d{1,2}(?:\.\d)?)a${end}`),
    read: ({ volts = '', amperes = '' }, { values }) => [
      [
        { dimension: 'voltage', near: [Number(volts)] },
        { attrs: values.named('rated current'), near: [Number(amperes)] },
      ],
    ],
  },
  {
    // 3G1.5: cores with an earth core
    pattern: sticky(String.raw`(?<cores>[2-5])g(?<area>\d{1,2}(?:\.\d{1,2})?)\s?(?:mm2|平方)?${end}`),
    read: ({ cores = '', area = '' }, { values }) => [
      [
        { attrs: values.named('cores'), near: [Number(cores)] },
        { attrs: values.named('cross-section'), near: [Number(area)] },
      ],
    ],
  },
  {
    // dash 112, AS568A-214: an O-ring by its number
    pattern: sticky(String.raw`(?:dash|as\s?568[a-d]?)[\s-]{0,2}(?<n>\d{3})${end}`),
    read: ({ n = '' }, { values }) => [[{ attrs: values.named('as568 dash number'), text: `-${n}` }]],
  },
  {
    // -12 of hydraulics: sixteenths of an inch
    pattern: sticky(String.raw`(?<!\d\s?)-\s?0?(?<n>4|6|8|10|12|16|20|24)(?![a-z\d./x-]|\s?(?:°|℃|度))`),
    read: ({ n = '' }) => [
      [{ inch: { 4: '1/4', 6: '3/8', 8: '1/2', 10: '5/8', 12: '3/4', 16: '1', 20: '1-1/4', 24: '1-1/2' }[n]! }],
    ],
  },
  {
    // 碳化硅对碳化硅, carbon vs SiC: the faces of a mechanical seal
    pattern: sticky(
      String.raw`(?:双碳化硅|(?:(?<soft>石墨|碳石墨|carbon|graphite)|碳化硅|silicon carbide|sic)\s?(?:对|\/|vs\.?|on|-|与|配)\s?(?:碳化硅|silicon carbide|sic))(?![a-z])`,
    ),
    read: ({ soft }, { values }) => [[{ attrs: values.named('material'), text: soft ? 'carbon/sic' : 'sic/sic' }]],
  },
  {
    // 12 AWG, 4/0 AWG, awg14
    pattern: sticky(String.raw`(?<n>\d\/0|\d{1,2})\s?(?:awg|ga(?:uge)?)(?![a-z])|awg\s?(?<m>\d{1,2})${end}`),
    read: ({ n, m }, { values }) => {
      const area = gauges[n ?? m ?? '']
      return area === undefined ? [] : [[{ attrs: values.named('cross-section'), near: [area] }]]
    },
  },
  {
    // .035, 0.045": welding wire
    pattern: sticky(String.raw`0?\.0(?<n>\d{2})\s?(?:"|in(?:ch)?(?![a-z]))?${end}`),
    read: ({ n = '' }, { values }) => {
      const diameter = weldingWireDiameters[n]
      return diameter === undefined ? [] : [[{ attrs: values.named('diameter'), near: [diameter] }]]
    },
  },
  {
    // 98 shore A, 邵氏70
    pattern: sticky(
      String.raw`(?<n>\d{2})\s?°?(?:shore(?:\s?a(?![a-z]))?|sha(?![a-z])|邵[氏尔]?(?:硬度)?a?)|(?:shore\s?a?|邵[氏尔]?(?:硬度)?a?)\s?(?<m>\d{2})\s?[a°度]?${end}`,
    ),
    read: ({ n, m }, { values }) => [[{ attrs: values.named('hardness'), near: [Number(n ?? m)] }]],
  },
  {
    // 两开两闭, 4NO4NC, 14脚: a relay's poles
    pattern: sticky(
      String.raw`(?<n>[1-4]|${numeral})\s?(?:组)?(?:开|常开|no)\s?(?:[1-4]|${numeral})?\s?(?:闭|常闭|nc)(?![a-z])|(?<pins>8|14)\s?(?:脚|pin(?![a-z]))`,
    ),
    read: ({ n = '', pins }) => [
      [{ dimension: 'poles', near: [pins ? (pins === '8' ? 2 : 4) : /\d/.test(n) ? Number(n) : readNumeral(n)] }],
    ],
  },
  {
    // DC24, 24VDC, 220 V AC, 直流24V: a coil's voltage and kind of current
    pattern: sticky(
      String.raw`(?<kind>dc|ac|直流|交流)\s?(?<n>\d{2,3})\s?v?(?:${end}|(?=线圈))|(?<m>\d{2,3})\s?v[\s-]?(?<sort>dc|ac)${end}`,
    ),
    read: ({ kind, n, m, sort }) => [
      [{ code: `${/dc|直流/.test(kind ?? sort ?? '') ? 'dc' : 'ac'}${n ?? m}v` }],
      [{ dimension: 'voltage', near: [Number(n ?? m)] }],
    ],
  },
  {
    // PNP NC, NPN常开: a sensor's output
    pattern: sticky(
      String.raw`(?<kind>pnp|npn)[\s,，/-]*(?:(?<closed>nc(?![a-z])|n\.c\.?|常闭|normally closed)|no(?![a-z])|n\.o\.?|常开|normally open)`,
    ),
    read: ({ kind = '', closed }, { values }) => [
      [{ attrs: values.named('output'), text: `${kind}, normally ${closed ? 'closed' : 'open'}` }],
    ],
  },
  {
    // A section, SPZ型: a belt's profile
    pattern: sticky(String.raw`(?<profile>[a-e]x?|[sx]p[zabc])[\s-]?(?:section|profile|型)(?![a-z])`),
    read: ({ profile = '' }, { values }) => [[{ attrs: values.named('profile'), text: profile }]],
  },
  {
    // N95, FFP2: a dust mask's class
    pattern: sticky(String.raw`(?:k?n95|ffp2)${end}`),
    read: () => [[{ code: 'kn95' }]],
  },
  {
    // 5弧分, 8 arcmin
    pattern: sticky(String.raw`(?:≤|小于)?\s?(?<n>\d{1,2})\s?(?:弧分|角分|arc[\s-]?min(?:utes?)?|′)(?![a-z])`),
    read: ({ n = '' }, { values }) => [[{ attrs: values.named('backlash'), text: `≤${n}′` }]],
  },
  {
    // 5米水深, 2 m of water: ten metres of water are one bar
    pattern: sticky(
      String.raw`(?<n>\d{1,2}(?:\.\d)?)\s?(?:m|米|metres?|meters?)\s?(?:水深|水柱|水位|液位|深|h2o|(?:of\s)?water(?:\s?(?:depth|column))?|deep)(?![a-z])`,
    ),
    read: ({ n = '' }) => [[{ range: rangeKey('0', n, { dimension: 'pressure', factor: 0.01 }) }]],
  },
  {
    // CETOP 3, D05: the port size of a directional valve
    pattern: sticky(String.raw`(?:cetop\s?|d0|size\s0)(?<n>3|5)${end}`),
    read: ({ n = '' }, { values }) => [[{ attrs: values.named('nominal bore'), near: [n === '3' ? 6 : 10] }]],
  },
  {
    // 33 dB: the rating of hearing protection
    pattern: sticky(String.raw`(?:s?n?rr?\s)?(?<n>\d{2})\s?(?:db|分贝)(?![a-z])`),
    read: ({ n = '' }) => [[{ code: `nrr${n}db` }], [{ code: `snr${n}db` }]],
  },
  {
    // 600线, 1024 ppr: pulses per turn; 42码, size 42
    pattern: sticky(
      String.raw`(?<pulses>\d{2,5})\s?(?:线\/转|脉冲\/转|线|脉冲|ppr|cpr|p\/r(?:ev)?|pulses?(?:\/rev)?)(?![a-z])|(?<size>\d{2})\s?(?:码|号)|size\s(?<worn>\d{2})${end}`,
    ),
    read: ({ pulses, size, worn }, { values }) =>
      pulses
        ? [[{ attrs: values.named('tolerance class'), text: `${pulses} pulses` }]]
        : [[{ attrs: values.named('size'), text: size ?? worn }], [{ code: `vg${size}` }]],
  },
  {
    // 12.9级, 8.8 grade, class 10, 强度8.8
    pattern: sticky(
      String.raw`(?<n>\d{1,2}\.\d)\s?(?:级|級|grade|class|gr)(?![a-z])|(?:class|grade|gr|性能等级|强度等级|强度)\s?(?<m>\d{1,2}(?:\.\d)?)(?:级|級)?${end}`,
    ),
    read: ({ n, m }, { values }) => [[{ attrs: values.named('property class'), text: n ?? m }]],
  },
  {
    // 8级: a nut's class, a motor's poles or a pump's stages
    pattern: sticky(String.raw`(?<n>\d{1,2})\s?[级級](?!以)`),
    read: ({ n = '' }, { values }) => [
      [{ attrs: values.named('property class'), text: n }],
      [{ dimension: 'poles', near: [Number(n)] }],
      [{ attrs: values.named('stages'), near: [Number(n)] }],
    ],
  },
  {
    // C32, d16: a breaker's curve and current; D40, L66, B=12: a size by its letter, as in drawings
    pattern: sticky(String.raw`(?<letter>[bcdlhwtr])\s?=?\s?(?<n>${num})(?:mm|毫米|a)?${end}`),
    read: ({ letter = '', n = '' }, { values }) => [
      [
        { attrs: values.named('trip curve'), text: letter },
        { attrs: values.named('rated current'), near: [readNumber(n)] },
      ],
      ...beltInInches(letter, n, values),
      ...letters[letter]!.map((name) => [{ attrs: values.named(name), near: [readNumber(n)] }]),
    ],
  },
  {
    // 5.5kw, 0.75-2.2 kW, ≥10bar, under 5 kW, 4-pole
    pattern: sticky(`${amount}[\\s-]?(?<unit>${unitPattern})${limit}`),
    read: (match) => {
      const { from, to = '', least, unit: word = '' } = match
      const units = unitsOf(word)
      return [
        ...(from && !least
          ? [[{ range: `${from}-${to}${word}` }], ...units.map((unit) => [{ range: rangeKey(from, to, unit) }])]
          : []),
        ...units.map((unit) => [quantity(match, unit)]),
      ]
    },
  },
  {
    // DN50, PN16, P80, Z20, ⌀25
    pattern: sticky(
      String.raw`(?<mark>dn|pn|gr|grit |ng\s?|p|z|z=|[⌀øφ∅ф¢]|nw)\s?(?<n>${num})(?:mm)?(?:${end}|(?=[dp]n\d))`,
    ),
    read: ({ mark = '', n = '' }, { values }) => {
      const one = readNumber(n)
      if (mark === 'dn' || mark === 'nw' || mark.startsWith('ng'))
        return [
          [{ attrs: values.named('nominal bore'), near: [one] }],
          [{ dimension: 'length', near: [one] }],
          // A hose's nominal bore stands for inches.
          ...Object.entries(nominalBores).flatMap(([inch, bore]) => (bore === one ? [[{ inch }]] : [])),
        ]
      if (mark === 'pn') return [[{ dimension: 'pressure', near: [one / 10] }]]
      if (mark === 'p' || mark.startsWith('gr')) return [[{ dimension: 'grit', near: [one] }]]
      if (mark.startsWith('z')) return [[{ dimension: 'teeth', near: [one] }]]
      return [[{ dimension: 'length', near: [one] }]]
    },
  },
  {
    // 30 47 7, 25-52-7: only for products with these three sizes
    pattern: sticky(String.raw`(?<a>\d{1,3}(?:\.\d)?)[ /-](?<b>\d{1,3}(?:\.\d)?)[ /-](?<c>\d{1,3}(?:\.\d)?)${end}`),
    read: ({ a = '', b = '', c = '' }, { values }) => [
      Object.entries({ bore: a, 'outside diameter': b, width: c }).map(([name, text]) => ({
        attrs: values.named(name),
        near: [Number(text)],
      })),
    ],
  },
  {
    // 2RS, A2-70, IP65, VG 46: designations among the values
    pattern: sticky(String.raw`(?<code>[a-z\d][a-z\d./-]{0,11}(?:\s\d{1,4}(?![\s-]?(?:${unitPattern})))?)${end}`),
    read: ({ code = '' }, { values }) => (values.ofCode.has(codeOf(code)) ? [[{ code: codeOf(code) }]] : []),
  },
  {
    pattern: sticky(String.raw`(?<code>[a-z]{1,5}(?![a-z\d./-]|\s?\d)|(?=[a-z.-]*\d)[a-z\d][a-z\d./-]{0,11})${end}`),
    read: ({ code = '' }, { values }) => (values.ofCode.has(codeOf(code)) ? [[{ code: codeOf(code) }]] : []),
  },
  {
    // 1:30, i=30, 速比30
    pattern: sticky(String.raw`(?:1\s?[:比]\s?|i\s?=\s?)(?<n>\d{1,4}(?:\.\d)?)${end}|(?<m>\d{1,4}):1${end}`),
    read: ({ n, m }, { values }) => [[{ attrs: values.named('ratio'), near: [Number(n ?? m)] }]],
  },
]

/** Reads `B63` as a classical V-belt by its length in inches, which is within 3 % of its length in millimetres. */
export function beltInInches(profile: string, inches: string, values: Lexicon['values']): AttributeCondition[][] {
  return /^[abcde]x?$/.test(profile) && /^\d{2,3}$/.test(inches)
    ? [
        [
          { attrs: values.named('profile'), text: profile },
          { attrs: values.named('length'), near: [Number(inches) * 25.4], off: 0.03 },
        ],
      ]
    : []
}

/** Returns rules for a number with its attribute's name: 内径25, bore 25 mm, 25 mm bore, 长60. */
export function hintRules({ hints }: Lexicon): Rule[] {
  const read: Rule['read'] = (match) => {
    const attrs = hints.attrs.get(match.hint ?? '') ?? []
    const units = unitsOf(match.unit ?? '')
    return units.length
      ? units.map((unit) => [{ ...quantity(match, unit), attrs }])
      : [[{ ...quantity(match, { dimension: '', factor: 1 }), attrs }]]
  }
  return hints.before && hints.after
    ? [
        { pattern: hints.before, read },
        { pattern: hints.after, read },
      ]
    : []
}
