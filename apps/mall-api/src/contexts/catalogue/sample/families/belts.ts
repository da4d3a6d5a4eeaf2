import { b } from '../both.ts'
import { chunked } from '../chunked.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import {
  beltLengths,
  bores,
  bushFor,
  coggedName,
  datumDiameters,
  taperBushes,
  timingProfiles,
  vProfiles,
} from '../tables/belts.ts'

export const about: About = {
  what: b(
    '按 GB 与 ISO 尺寸制造，成组供应时长度配组。',
    'Made to GB and ISO dimensions; belts in sets are matched in length.',
  ),
  uses: [
    b('风机与压缩机传动', 'Fan and compressor drives'),
    b('农机与输送设备', 'Farm machines and conveyors'),
    b('机床进给与主传动', 'Machine tool drives'),
  ],
  note: b(
    '安装后运转半小时须复紧；请勿用撬棒强行套装。',
    'Re-tension after half an hour of running; never lever a belt over the rim.',
  ),
}
const every = <T>(list: readonly T[], step: number) => list.filter((_, i) => i % step === 0)

function* vBelts({ full }: FamilyScope): Generator<Draft> {
  for (const [profile, w, h, least, most] of full ? vProfiles : vProfiles.slice(0, 7))
    for (const kind of ['wedge', 'cogged'] as const) {
      const cogged = kind === 'cogged'
      const narrow = profile.startsWith('SP')
      const mark = cogged ? coggedName(profile) : profile
      const kept = beltLengths.filter((length) => length >= least && length <= most)
      for (const lengths of chunked(
        full
          ? kept
          : every(
              kept.filter((length) => length <= 4000),
              2,
            ),
      ))
        yield {
          category: 'vBelt',
          shop: 12,
          brand: 'chuandai',
          interchange: `vbelt ${mark.toLowerCase()}`,
          goesWith: [`vpulley ${profile.toLowerCase()}*`],
          name: b(
            `${narrow ? '窄' : '普通'} V 带 ${mark}（${cogged ? '切边齿形' : '包布'}，${lengths[0]}–${lengths.at(-1)} mm）`,
            `${narrow ? 'Narrow' : 'Classical'} V-belt ${mark}, ${cogged ? 'raw-edge cogged' : 'wrapped'}, ${lengths[0]}–${lengths.at(-1)} mm`,
          ),
          brief: b(
            `截面 ${w}×${h} mm · 基准长度 ${lengths[0]}–${lengths.at(-1)} mm`,
            `Section ${w}×${h} mm · datum length ${lengths[0]}–${lengths.at(-1)} mm`,
          ),
          about,
          comments: 'drive',
          unit: b('条', 'pc'),
          keywords: ['三角带', '皮带', 'V-belt', 'GB/T 11544', 'ISO 4184', profile],
          values: {
            profile: mark,
            width: w,
            standard: narrow ? 'ISO 4184' : 'GB/T 11544',
            design: cogged ? b('切边齿形', 'Raw-edge cogged') : b('包布', 'Wrapped'),
          },
          skus: lengths.map((length) => ({
            code: `${mark}-${length}`,
            options: { length },
            part: `${length}`,
            weightKg: w * h * length * 1.1e-6,
            price: (2 + length * w * h * 1e-4) * (cogged ? 1.4 : 1),
            picture: { family: 'belt', params: { w, h, L: length, kind } },
          })),
        }
    }
}

function* timingBelts({ full }: FamilyScope): Generator<Draft> {
  const cords = [
    ['', b('氯丁橡胶 玻纤', 'Neoprene, glass cord'), 1],
    ['PU', b('聚氨酯 钢丝', 'Polyurethane, steel cord'), 1.9],
  ] as const
  for (const [system, pitch, h, widths, teeth] of timingProfiles)
    for (const width of widths) {
      const name = system === 'HTD' ? `${pitch}M` : `AT${pitch}`
      yield {
        category: 'timingBelt',
        shop: 12,
        brand: 'chuandai',
        interchange: `timingbelt ${name.toLowerCase()} ${width}`,
        name: b(
          `${system === 'HTD' ? '圆弧齿' : '梯形齿'}同步带 ${name} 宽 ${width}`,
          `${system} timing belt ${name}, ${width} mm wide`,
        ),
        brief: b(`节距 ${pitch} mm · 宽 ${width} mm`, `Pitch ${pitch} mm · width ${width} mm`),
        about,
        comments: 'drive',
        unit: b('条', 'pc'),
        keywords: [
          'HTD',
          '齿形带',
          '同步皮带',
          'timing belt',
          'synchronous belt',
          system === 'HTD' ? 'ISO 13050' : 'DIN 7721',
        ],
        values: { profile: name, pitch, width },
        skus: (full ? teeth : every(teeth, 2)).flatMap((z) =>
          (full ? cords : cords.slice(system === 'AT' ? 1 : 0, system === 'AT' ? 2 : 1)).map(
            ([mark, material, dearer]) => ({
              code: `${system === 'HTD' ? `${z * pitch}-${name}-${width}` : `${width}${name}/${z * pitch}`}${mark ? `-${mark}` : ''}`,
              options: { length: z * pitch, ...(full ? { material } : {}) },
              part: `${z * pitch} ${mark}`.trim().toLowerCase(),
              values: { teeth: z, ...(full ? {} : { material }) },
              weightKg: width * z * pitch * h * 0.9e-6,
              price: (5 + z * pitch * width * h * 3.2e-4) * dearer,
              picture: { family: 'belt', params: { w: width, h, L: z * pitch, kind: 'timing' } },
            }),
          ),
        ),
      }
    }
}

function* pulleys({ full }: FamilyScope): Generator<Draft> {
  for (const [profile, , , , , small, large] of vProfiles) {
    if (profile === 'Z' && !full) continue
    for (const grooves of full ? [1, 2, 3, 4, 5, 6, 8] : [1, 2, 3, 4]) {
      const diameters = datumDiameters.filter((D) => D >= small && D <= large)
      yield {
        category: 'pulley',
        shop: 12,
        brand: 'chuandai',
        interchange: `vpulley ${profile.toLowerCase()} ${grooves}`,
        goesWith: [`vbelt ${profile.toLowerCase()}`, `vbelt ${coggedName(profile).toLowerCase()}`, 'taperbush*'],
        name: b(
          `锥套皮带轮 ${profile} ${grooves} 槽`,
          `V-pulley ${profile} for taper bush, ${grooves} groove${grooves > 1 ? 's' : ''}`,
        ),
        brief: b(`节圆 ⌀${small}–${large} mm · HT250 铸铁`, `Datum ⌀${small}–${large} mm · cast iron`),
        about,
        comments: 'drive',
        keywords: ['皮带轮', 'V 带轮', 'sheave', 'taper lock', 'ISO 4183'],
        values: { profile, grooves, material: b('铸铁 HT250', 'Cast iron') },
        skus: (full ? diameters : every(diameters, 2)).map((D) => ({
          code: `${profile}${D}-${grooves}`,
          options: { diameter: D },
          part: `${D}`,
          values: { bush: bushFor(D, grooves) },
          weightKg: D * D * grooves * 5e-5,
          price: 14 + D * D * grooves * 0.0013,
          picture: { family: 'sprocket', params: { kind: 'groove', D, d: Math.round(D * 0.28), z: 17 } },
        })),
      }
    }
  }
}

function* bushes(): Generator<Draft> {
  for (const [bush, D, L, least, most] of taperBushes)
    yield {
      category: 'taperBush',
      shop: 12,
      brand: 'chuandai',
      interchange: `taperbush ${bush}`,
      goesWith: ['vpulley*', 'din6885*'],
      name: b(`锥套 ${bush}`, `Taper bush ${bush}`),
      brief: b(
        `外径 ${D} · 长 ${L} mm · 孔 ${least}–${most} mm`,
        `Outside ${D} · length ${L} mm · bores ${least}–${most} mm`,
      ),
      about: {
        ...about,
        what: b(
          '铸铁精车，带键槽，三点锁紧，拆装不用拉马。',
          'Turned cast iron with keyway, locked by screws and drawn off without a puller.',
        ),
      },
      comments: 'drive',
      keywords: ['锥套', '涨套', 'taper lock', 'taper bush', bush],
      values: { bush, outer: D, length: L, material: b('铸铁 HT250', 'Cast iron') },
      skus: bores
        .filter((bore) => bore >= least && bore <= most)
        .map((bore) => ({
          code: `${bush}-${bore}`,
          options: { bore },
          part: `${bore}`,
          weightKg: (D * D - bore * bore) * L * 5e-6,
          price: 6 + D * L * 0.009,
          picture: { family: 'taperbush', params: { D, L, d: bore } },
        })),
    }
}

export const belts = [vBelts, timingBelts, pulleys, bushes]
