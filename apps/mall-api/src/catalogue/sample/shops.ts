import { money } from '@millwright/domain/money/money'
import { b } from './both.ts'
import type { SampleShop } from './types.ts'

function shop(shopId: number, zh: string, en: string, introZh: string, introEn: string, cityZh: string, cityEn: string, phone: string, base: number,
  freeFrom: number, excludedProvinces: number[] = []): SampleShop {
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
  shop(
    13, '冀中轴承城', 'Jizhong Bearing City', '十五家轴承厂的现货仓，按箱按套都发。', 'Stock of fifteen bearing works under one roof, by box or piece.', '邢台', 'Xingtai',
    '0319-5200-1396', 10, 260
  ),
  shop(
    14, '瓦房店传动库', 'Wafangdian Drive Stores', '轴承、直线导轨与传动件，重载规格常备。', 'Bearings, linear guides and drives, heavy sizes in stock.', '大连', 'Dalian',
    '0411-8530-1492', 15, 400, [540000]
  ),
  shop(
    15, '永年标件集市', 'Yongnian Fastener Market', '高强度与不锈钢紧固件，热浸锌按吨供应。', 'High-tensile, stainless and hot-dip galvanised fasteners.', '邯郸', 'Handan',
    '0310-6600-1588', 9, 180
  ),
  shop(
    16, '海盐螺栓厂店', 'Haiyan Bolt Works', '出口级螺栓螺母，附材质报告。', 'Export-grade bolts and nuts with material reports.', '嘉兴', 'Jiaxing',
    '0573-8610-1684', 12, 240
  ),
  shop(
    17, '福安电机直供', 'Fuan Motor Outlet', '电机、水泵与压缩机，厂家直发。', 'Motors, pumps and compressors straight from the works.', '宁德', 'Ningde',
    '0593-6330-1780', 35, 2500, far
  ),
  shop(
    18, '杭齿减速机店', 'Hangzhou Gear Centre', '蜗轮、斜齿、行星减速机，支持选型。', 'Worm, helical and planetary gear units, with selection service.', '杭州', 'Hangzhou',
    '0571-8270-1876', 30, 1800, far
  ),
  shop(
    19, '玉环管件阀门', 'Yuhuan Valves & Fittings', '阀门、接头、快插一站配齐。', 'Valves, fittings and push-in connectors.', '台州', 'Taizhou',
    '0576-8720-1972', 10, 260
  ),
  shop(
    20, '柳市电气城', 'Liushi Electric City', '低压电器、端子、线缆附件，三千型号现货。', 'Switchgear, terminals and cable accessories, 3000 models from stock.', '温州',
    'Wenzhou',
    '0577-6270-2068', 6, 150
  ),
  shop(
    21, '宜兴线缆仓', 'Yixing Cable Depot', '国标电线电缆，按米切割。', 'Cables to national standards, cut by the metre.', '无锡', 'Wuxi',
    '0510-8740-2164', 20, 600, far
  ),
  shop(
    22, '永康工具部', 'Yongkang Tool Room', '五金工具、焊材磨料与工位器具。', 'Tools, welding consumables, abrasives and workshop furniture.', '金华', 'Jinhua',
    '0579-8710-2260', 8, 160
  ),
  shop(
    23, '沧州机件供应站', 'Cangzhou Machine Supply', '工程机械配件、吊索具与起重设备。', 'Machine parts, slings and lifting equipment.', '沧州', 'Cangzhou',
    '0317-3020-2356', 25, 900, [540000]
  ),
  shop(
    24, '津门润滑站', 'Jinmen Lubricants', '润滑油脂、密封件与加注设备。', 'Oils, greases and seals.', '天津', 'Tianjin',
    '022-6530-2452', 15, 350
  ),
]
