import { b } from '../both.ts'
import type { About, Draft } from '../draft.ts'

const about: About = {
  what: b('按 GB 与 ISO 尺寸制造，成组供应时长度配组。', 'Made to GB and ISO dimensions; belts in sets are matched in length.'),
  uses: [b('风机与压缩机传动', 'Fan and compressor drives'), b('农机与输送设备', 'Farm machines and conveyors'), b('机床进给与主传动', 'Machine tool drives')],
  note: b('安装后运转半小时须复紧；请勿用撬棒强行套装。', 'Re-tension after half an hour of running; never lever a belt over the rim.'),
}

function* belts(): Generator<Draft> {
  const sections = [
    ['A', 13, 8, '普通', 'Classical', 0.011], ['B', 17, 11, '普通', 'Classical', 0.016], ['C', 22, 14, '普通', 'Classical', 0.026],
    ['SPZ', 10, 8, '窄', 'Narrow', 0.012], ['SPA', 13, 10, '窄', 'Narrow', 0.016], ['SPB', 17, 14, '窄', 'Narrow', 0.024],
  ] as const
  const lengths = [630, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150]
  for (const [section, w, h, zh, en, rate] of sections) for (const [kind, mark, name, extra] of [
    ['wedge', '', b('包布', 'wrapped'), 1], ['cogged', 'X', b('切边齿形', 'raw-edge cogged'), 1.4],
  ] as const) {
    yield {
      category: 'vBelt', shop: 12, brand: 'chuandai',
      name: b(`${zh} V 带 ${section}${mark}（${name.zh}）`, `${en} V-belt ${section}${mark}, ${name.en}`),
      brief: b(`截面 ${w}×${h} mm`, `Section ${w}×${h} mm`), about, comments: 'drive', unit: b('条', 'pc'),
      keywords: ['三角带', '皮带', 'V-belt', 'GB/T 11544', 'ISO 4184'], values: { width: w, standard: 'GB/T 11544' },
      skus: lengths.map((length) => ({
        code: `${section}${mark}-${length}`, options: { length }, weightKg: w * h * length * 1.1e-6, price: (2 + length * rate) * extra,
        picture: { family: 'belt', params: { w, h, L: length, kind } },
      })),
    }
  }
  for (const [pitch, h, rate] of [
    [3, 2.4, 0.02], [5, 3.6, 0.026], [8, 5.6, 0.034], [14, 10, 0.06],
  ] as const) for (const width of pitch === 3 ? [9, 15] : pitch === 5 ? [15, 25] : pitch === 8 ? [20, 30, 50] : [40, 85]) {
    yield {
      category: 'timingBelt', shop: 12, brand: 'chuandai', name: b(`圆弧齿同步带 ${pitch}M 宽 ${width}`, `HTD timing belt ${pitch}M, ${width} mm wide`),
      brief: b(`节距 ${pitch} mm · 氯丁橡胶 玻纤线绳`, `Pitch ${pitch} mm · neoprene with glass cord`), about, comments: 'drive', unit: b('条', 'pc'),
      keywords: ['HTD', '齿形带', 'timing belt', 'ISO 13050'], values: { pitch, width },
      skus: [80, 100, 120, 150, 180, 225].map((teeth) => ({
        code: `HTD${teeth * pitch}-${pitch}M-${width}`, options: { length: teeth * pitch }, values: { teeth },
        weightKg: width * teeth * pitch * h * 0.9e-6, price: 5 + teeth * pitch * width * rate * 0.03,
        picture: { family: 'belt', params: { w: width, h, L: teeth * pitch, kind: 'timing' } },
      })),
    }
  }
  for (const groove of [
    'SPZ', 'SPA', 'SPB',
  ] as const) for (const D of groove === 'SPZ' ? [63, 80, 100] : groove === 'SPA' ? [90, 125, 160] : [140, 200, 250]) {
    yield {
      category: 'pulley', shop: 12, brand: 'chuandai', name: b(`锥套皮带轮 ${groove} ${D}`, `V-pulley ${groove} ${D} for taper bush`),
      brief: b(`节圆 ⌀${D} mm · HT250 铸铁`, `Pitch ⌀${D} mm · cast iron`), about, comments: 'drive', keywords: ['皮带轮', 'sheave', 'taper lock'],
      values: { diameter: D, material: b('铸铁 HT250', 'Cast iron') },
      skus: [1, 2, 3, 4].map((grooves) => ({
        code: `${groove}${D}-${grooves}`, options: { design: b(`${grooves} 槽`, `${grooves} groove${grooves > 1 ? 's' : ''}`) },
        weightKg: D * D * grooves * 5e-5, price: 14 + D * D * grooves * 0.0013,
        picture: { family: 'sprocket', params: { kind: 'groove', D, d: Math.round(D * 0.28), z: 17 } },
      })),
    }
  }
}

function* chains(): Generator<Draft> {
  for (const [type, p, width, bore] of [
    ['06B', 9.525, 5.72, 14], ['08B', 12.7, 7.75, 18], ['10B', 15.875, 9.65, 20], ['12B', 19.05, 11.68, 24], ['16B', 25.4, 17.02, 30],
    ['20B', 31.75, 19.56, 38],
  ] as const) {
    yield {
      category: 'chain', shop: 12, brand: 'lianji', name: b(`滚子链 ${type}`, `Roller chain ${type}`),
      brief: b(`节距 ${p} mm · 内宽 ${width} mm · 5 m/盒`, `Pitch ${p} mm · inner width ${width} mm · 5 m a box`), about, comments: 'drive',
      unit: b('盒', 'box'), keywords: ['链条', 'chain', 'ISO 606', 'GB/T 1243', 'DIN 8187'], values: { pitch: p, standard: 'GB/T 1243' },
      skus: [1, 2, 3].flatMap((rows) => ([[b('碳钢', 'Carbon steel'), '', 1], [b('不锈钢 304', 'Stainless 304'), 'SS', 3.4]] as const).map(
        ([material, mark, dearer]) => ({
          code: `${type}-${rows}${mark}`, options: { design: b(`${rows} 排`, `${rows} strand${rows > 1 ? 's' : ''}`), material },
          weightKg: p * p * rows * 0.021, price: (22 + p * p * rows * 0.36) * dearer, picture: { family: 'chain', params: { p, b: width, rows } },
        })
      )),
    }
    yield {
      category: 'sprocket', shop: 12, brand: 'lianji', name: b(`单排链轮 ${type}`, `Sprocket ${type}, single`),
      brief: b(`45 钢 齿面淬火 · 节距 ${p} mm`, `C45, hardened teeth · pitch ${p} mm`), about, comments: 'drive', keywords: ['牙盘', 'sprocket', 'ISO 606'],
      values: { pitch: p, material: b('45 钢', 'C45 steel') },
      skus: [13, 15, 17, 19, 21, 25, 30].map((z) => {
        const D = Math.round(p / Math.sin(Math.PI / z) + p * 0.6)
        return {
          code: `${type}-Z${z}`, options: { teeth: z }, values: { diameter: D }, weightKg: D * D * p * 2.9e-6, price: 9 + D * D * p * 0.0001,
          picture: { family: 'sprocket', params: { z, D, d: Math.min(bore, Math.round(D * 0.4)) } },
        }
      }),
    }
  }
  for (const [D, L, max] of [
    [30, 35, 16], [40, 66, 24], [55, 78, 28], [65, 90, 38], [80, 114, 45], [95, 126, 55],
  ] as const)
    for (const [kind, zh, en, mark, factor] of [['jaw', '梅花联轴器', 'Jaw coupling', 'GR', 1], ['disc', '膜片联轴器', 'Disc coupling', 'LD', 2.1]] as const) {
    yield {
      category: 'coupling', shop: 4, brand: 'chuandai', name: b(`${zh} ${mark}${D}`, `${en} ${mark}${D}`),
      brief: b(`外径 ${D} mm · 总长 ${L} mm · 最大孔 ${max} mm`, `Outside ${D} mm · length ${L} mm · bore up to ${max} mm`), about, comments: 'drive',
      unit: b('套', 'set'), keywords: ['连轴器', 'coupling', '伺服联轴器', 'ROTEX'], values: { outer: D, length: L, material: b('铝合金', 'Aluminium') },
      skus: [0.4, 0.6, 0.8, 1].map((share) => Math.round(max * share))
        .map((d) => ({
          code: `${mark}${D}-${d}`, options: { bore: d }, weightKg: D * D * L * 1.7e-6, price: (8 + D * L * 0.011) * factor,
          picture: { family: 'shaftcoupling', params: { D, L, d, kind } },
        })),
    }
  }
}

export const transmission = [belts, chains]
