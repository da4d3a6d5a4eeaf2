import { normalise } from '../tokens.ts'
import { hintPatterns } from './amounts.ts'
import type { Values } from './values.ts'

/** Other names of attributes, by their English name in the catalogue. */
const others: Record<string, string> = {
  bore: '孔径|内孔|轴孔|内圈|inner diameter|inside diameter|inside dia|inner dia|bore diameter|bore dia|id|i.d.|shaft|shaft diameter|轴径|轴|d=',
  'outside diameter': '外圈|表盘直径|表盘|盘面|dial|face|outer diameter|outside dia|outer dia|od|o.d.|outside|outer',
  width: '宽|wide|thickness|thick|厚|厚度',
  thickness: '厚|thick',
  length: '周长|插深|插入深度|长|总长|全长|long|overall length|l=',
  stroke: '行程',
  'cylinder bore': '缸径|bore|piston diameter',
  'across flats': '对边|对边宽|af|a/f|开口',
  'shaft diameter': '轴|shaft|轴伸|直径|轴径',
  diameter: '直径|外径|dia|dia.|diam|刃径',
  ratio: '速比|减速比|传动比|i',
  head: '扬程',
  flow: '流量|flow rate',
  pitch: '节距',
  teeth: '齿数|teeth',
  'working load limit': 'wll|载荷|起重量',
  'nominal bore': '通径|口径|公称直径|直径',
  'tube diameter': '管径|管外径|tube od|od|o.d.|outside diameter|外径|管子',
  'cross-section diameter': '线径|粗|截面直径|cord|section|cs',
  displacement: '排量',
  height: '高|high',
  grit: '粒度|目数|grit',
  section: '截面',
  'rated current': '电流',
  'working pressure': '压力|pressure',
  'lifting height': '扬程|起升高度|lift',
}

/** Names that may follow their number. Other names begin the next word (`25 mm shaft seal`). */
const behind = new Set(
  '表盘|盘面|dial|face|通径|口径|内径|外径|孔径|宽|宽度|厚|厚度|长|长度|高|高度|行程|缸径|直径|线径|对边|管径|bore|od|id|o.d.|i.d.|width|wide|thick|thickness|length|long|high|height|stroke|diameter|dia|diam|outside diameter|inner diameter|outer diameter|inside diameter|outside|inside dia|outside dia|af|across flats'.split(
    '|',
  ),
)

/** The names of numeric attributes, and the patterns of a name beside a number. */
export class Hints {
  readonly attrs = new Map<string, number[]>()
  readonly before: RegExp | undefined
  readonly after: RegExp | undefined

  constructor({ attrs, ofAttr }: Values) {
    for (const { attrId, name } of attrs.values()) {
      if (!ofAttr.get(attrId)?.some(({ number }) => number !== undefined)) continue
      const names = [normalise(name.zh), normalise(name.en), ...(others[name.en.toLowerCase()]?.split('|') ?? [])]
      for (const one of new Set(names.filter(Boolean))) this.attrs.set(one, [...(this.attrs.get(one) ?? []), attrId])
    }
    if (this.attrs.size)
      ({ before: this.before, after: this.after } = hintPatterns(
        [...this.attrs.keys()],
        [...this.attrs.keys()].filter((name) => behind.has(name)),
      ))
  }
}
