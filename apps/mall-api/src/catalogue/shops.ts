import { money } from '@millwright/domain/money'
import { b } from './both.ts'
import type { SampleShop } from './types.ts'

function shop(shopId: number, zh: string, en: string, introZh: string, introEn: string, cityZh: string, cityEn: string, phone: string, base: number, freeFrom: number, excludedProvinces: number[] = []): SampleShop {
  return {
    shopId, name: b(zh, en), intro: b(introZh, introEn), shopType: shopId === 1 ? 1 : 2, city: b(cityZh, cityEn), phone,
    freight: { base: money(base), freeFrom: money(freeFrom), excludedProvinces },
  }
}

const far = [540000, 650000]

export const shops: SampleShop[] = [
  shop(
    1, '磨坊自营', 'Millwright Direct', '平台自营，常备现货，当日发货。', 'The mall’s own store: standard parts from stock, sent the same day.', '苏州', 'Suzhou',
    '400-820-6601', 8, 199
  ),
  shop(
    2, '洛水轴承行', 'Luoshui Bearings', '二十年只做轴承，深沟球、圆锥、带座轴承齐全。', 'Twenty years of bearings only: ball, tapered and mounted units.', '洛阳', 'Luoyang',
    '0379-6508-2210', 10, 300
  ),
  shop(
    3, '永固紧固件', 'Everfast Fasteners', '国标、ISO、DIN 紧固件，整盒与散件均可。', 'GB, ISO and DIN fasteners, by the box or by the hundred.', '嘉兴', 'Jiaxing',
    '0573-8266-3307', 12, 200
  ),
  shop(
    4, '齐鲁电机传动', 'Qilu Motors & Drives', '高效电机、减速机与变频器成套供应。', 'Efficient motors, gear units and converters, matched as sets.', '淄博', 'Zibo',
    '0533-3180-4471', 30, 2000, far
  ),
  shop(
    5, '海天液压件', 'Haitian Fluid Power', '软管现场扣压，接头、泵、阀、缸一站配齐。', 'Hoses crimped to length; fittings, pumps, valves and cylinders.', '宁波', 'Ningbo',
    '0574-8790-5512', 15, 500
  ),
  shop(
    6, '气动工坊', 'Pneumatic Works', '标准气缸、电磁阀与快插接头。', 'Standard cylinders, solenoid valves and push-in fittings.', '温州', 'Wenzhou', '0577-8855-6620', 8,
    199
  ),
  shop(
    7, '川流泵阀', 'Chuanliu Pumps & Valves', '清水、污水、多级泵及工业阀门。', 'Clean water, sewage and multistage pumps, and industrial valves.', '成都', 'Chengdu',
    '028-8512-7730', 40, 3000, far
  ),
  shop(
    8, '明感自动化', 'Minggan Automation', '传感器、仪表与低压电器选型到现场。', 'Sensors, instruments and switchgear, from selection to commissioning.', '深圳', 'Shenzhen',
    '0755-2688-8841', 0, 0
  ),
  shop(
    9, '锐锋刀具量具', 'Ruifeng Tools & Gauges', '硬质合金刀具、丝锥钻头、量具与手动工具。', 'Carbide tools, drills, taps, gauges and hand tools.', '株洲', 'Zhuzhou',
    '0731-2860-9952', 8, 150
  ),
  shop(
    10, '安甲劳保', 'Anjia Safety', '头手眼足与高空防护，按尺码备货。', 'Protection for head, hand, eye and foot, and work at height.', '杭州', 'Hangzhou',
    '0571-8812-1063', 6, 99
  ),
  shop(
    11, '山推配件库', 'Ridge Machine Parts', '挖掘机与混凝土泵车易损件，工地直送。', 'Wear parts for excavators and concrete pumps, delivered to site.', '长沙', 'Changsha',
    '0731-8488-1174', 50, 1500, [540000]
  ),
  shop(
    12, '润封供应链', 'Runfeng Seals & Lubricants', '密封件、润滑油脂与皮带链条。', 'Seals, lubricants, belts and chains.', '天津', 'Tianjin', '022-5868-1285', 12, 300
  ),
]
