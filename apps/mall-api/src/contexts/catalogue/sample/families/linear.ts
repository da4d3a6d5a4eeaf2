import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { railSizes, screwSizes } from '../tables/linear.ts'

const about: About = {
  what: b(
    '滚道中频淬火后精磨，四列滚珠等载荷，可互换。',
    'Induction-hardened and ground raceways, four rows of balls, equal load in all directions, interchangeable.',
  ),
  uses: [
    b('数控机床与雕刻机', 'CNC machines and routers'),
    b('自动化滑台', 'Slides in automation'),
    b('检测与包装设备', 'Inspection and packaging machines'),
  ],
  note: b(
    '安装面须平整去毛刺；滑块勿脱离导轨；定期加注锂基脂。',
    'Mount on flat, deburred faces; keep carriages on the rail; relubricate with lithium grease.',
  ),
}
const spans = (least: number, most: number, step: number) =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step)

function* guides({ full }: FamilyScope): Generator<Draft> {
  for (const [size, w, h] of railSizes)
    for (const precision of full ? ['N', 'H', 'P'] : ['N'])
      yield {
        category: 'guideRail',
        shop: 2,
        brand: 'tiansui',
        series: 'LGR',
        interchange: `linear rail ${size} ${precision.toLowerCase()}`,
        goesWith: [`linear carriage ${size}*`, 'iso4762 m*', 'grease nlgi 2*'],
        name: b(`直线导轨 LGR${size} ${precision} 级`, `Linear guide rail LGR${size}, class ${precision}`),
        brief: b(`轨宽 ${w} mm · 轨高 ${h} mm`, `Rail ${w} mm wide · ${h} mm high`),
        about,
        comments: 'drive',
        unit: b('根', 'pc'),
        keywords: ['线轨', '滑轨', '导轨', 'linear guide', 'profile rail', 'ISO 12090'],
        values: { width: w, height: h, precision },
        crossRefs: [{ brand: 'HIWIN', code: `HGR${size}R` }],
        skus: (full ? spans(200, 4000, 100) : [200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 3000, 4000]).map(
          (length) => ({
            code: `LGR${size}-${length}${precision}`,
            options: { length },
            part: `${length}`,
            weightKg: w * h * length * 6.6e-6,
            price: (8 + w * h * length * 2.6e-4) * (precision === 'N' ? 1 : precision === 'H' ? 1.25 : 1.7),
            picture: { family: 'linear', params: { w, h, L: length } },
          }),
        ),
      }
}

function* carriages({ full }: FamilyScope): Generator<Draft> {
  const forms = [
    ['H', 'slim', '方型', 'square', 1],
    ['W', 'flanged', '法兰型', 'flanged', 1.08],
    ['HL', 'slim', '加长方型', 'long square', 1.3],
    ['WL', 'flanged', '加长法兰型', 'long flanged', 1.36],
  ] as const
  for (const [size, w, h, slim, flanged, high, low, load] of railSizes)
    for (const [mark, kind, zh, en, factor] of full ? forms : forms.slice(0, 2)) {
      const [W, H] = kind === 'slim' ? [slim, high] : [flanged, low]
      yield {
        category: 'guideCarriage',
        shop: 2,
        brand: 'tiansui',
        series: 'LGC',
        interchange: `linear carriage ${size} ${mark.toLowerCase()}`,
        goesWith: [`linear rail ${size}*`, 'grease nlgi 2*'],
        name: b(`${zh}导轨滑块 LGC${size}${mark}`, `Linear guide carriage LGC${size}${mark}, ${en}`),
        brief: b(`宽 ${W} mm · 装配高 ${H} mm · C ${load} kN`, `${W} mm wide · ${H} mm high over rail · C ${load} kN`),
        about,
        comments: 'drive',
        unit: b('只', 'pc'),
        keywords: ['线轨滑块', '滑块', 'linear block', 'carriage', 'runner block'],
        values: { width: W, height: H, load, design: b(zh, en) },
        skus: [b('无预紧 Z0', 'Z0, clearance'), b('轻预紧 ZA', 'ZA, light'), b('中预紧 ZB', 'ZB, medium')].flatMap(
          (preload, i) =>
            (full ? ['N', 'H', 'P'] : ['N', 'H']).map((precision, j) => ({
              code: `LGC${size}${mark}-Z${['0', 'A', 'B'][i]}${precision}`,
              options: { preload, precision },
              weightKg: W * H * size * 1.5e-5 * factor,
              price: (26 + W * H * 0.021) * factor * (1 + i * 0.06 + j * 0.2),
              picture: { family: 'linear', params: { w, h, L: 0, W, H, kind } },
            })),
        ),
      }
    }
}

function* ballScrews({ full }: FamilyScope): Generator<Draft> {
  for (const [d, leads, nut, load] of screwSizes)
    for (const [i, lead] of leads.entries())
      for (const precision of full ? ['C7', 'C5', 'C3'] : ['C7']) {
        const dear = precision === 'C7' ? 1 : precision === 'C5' ? 1.9 : 3.2
        yield {
          category: 'ballScrew',
          shop: 2,
          brand: 'tiansui',
          series: 'BSN',
          interchange: `ballscrew ${d}x${lead} ${precision.toLowerCase()}`,
          goesWith: ['bearing 72*', 'coupling*', 'linear rail*'],
          name: b(`滚珠丝杠 BSN${d}×${lead} ${precision}`, `Ball screw BSN${d}×${lead}, class ${precision}`),
          brief: b(`公称直径 ${d} mm · 导程 ${lead} mm · 带螺母`, `Diameter ${d} mm · lead ${lead} mm · with nut`),
          about,
          comments: 'drive',
          unit: b('套', 'set'),
          keywords: ['丝杆', '滚珠螺杆', 'ball screw', 'SFU', 'ISO 3408'],
          crossRefs:
            i === 0 ? [{ brand: 'TBI', code: `SFU${String(d).padStart(3, '0')}${String(lead).padStart(2, '0')}` }] : [],
          values: { diameter: d, lead, precision, load: i === 0 ? load : Math.round(load * 8) / 10 },
          skus: (full
            ? spans(200, Math.min(4000, d * 70), 100)
            : [300, 400, 500, 600, 800, 1000, 1200, 1500].filter((length) => length <= d * 60)
          )
            .slice(0, 40)
            .map((length) => ({
              code: `BSN${d}${String(lead).padStart(2, '0')}-${precision}-${length}`,
              options: { length },
              part: `${length}`,
              weightKg: d * d * length * 6e-6,
              price: (60 + nut * 1.6 + d * length * 0.006) * dear,
              picture: { family: 'ballscrew', params: { d, p: lead, L: length, D: nut } },
            })),
        }
      }
}

export const rails = [guides, ballScrews]
export const railCarriages = [carriages]
