import { b } from './both.ts'
import { keyAttrs } from './keyAttrs.ts'
import type { LocalisedText, SampleCategory } from '../../../core/catalogue/types.ts'
import { attrIds } from './values.ts'

type Leaf = [key: string, zh: string, en: string]
type Branch = [zh: string, en: string, leaves: Leaf[]]
type Root = { icon: string; name: LocalisedText; branches: Branch[] }

const tree: Root[] = [
  {
    icon: 'bearings',
    name: b('轴承', 'Bearings'),
    branches: [
      [
        '滚动轴承',
        'Rolling bearings',
        [
          ['deepGroove', '深沟球轴承', 'Deep groove ball bearings'],
          ['angular', '角接触球轴承', 'Angular contact bearings'],
          ['tapered', '圆锥滚子轴承', 'Tapered roller bearings'],
          ['cylindrical', '圆柱滚子轴承', 'Cylindrical roller bearings'],
        ],
      ],
      [
        '推力与带座轴承',
        'Thrust bearings and units',
        [
          ['thrust', '推力球轴承', 'Thrust ball bearings'],
          ['pillow', '立式带座轴承', 'Pillow block units'],
          ['flanged', '法兰带座轴承', 'Flanged units'],
        ],
      ],
      [
        '直线运动',
        'Linear motion',
        [
          ['guideRail', '直线导轨', 'Linear guide rails'],
          ['guideCarriage', '导轨滑块', 'Linear guide carriages'],
          ['ballScrew', '滚珠丝杠', 'Ball screws'],
        ],
      ],
    ],
  },
  {
    icon: 'fasteners',
    name: b('紧固件', 'Fasteners'),
    branches: [
      [
        '螺栓螺钉',
        'Bolts and screws',
        [
          ['hexBolt', '六角头螺栓', 'Hexagon bolts'],
          ['socketScrew', '内六角螺钉', 'Socket screws'],
          ['setScrew', '紧定螺钉', 'Set screws'],
          ['stud', '螺柱', 'Studs and threaded rods'],
        ],
      ],
      [
        '螺母垫圈',
        'Nuts and washers',
        [
          ['nut', '螺母', 'Nuts'],
          ['washer', '垫圈', 'Washers'],
        ],
      ],
      [
        '挡圈销键',
        'Rings, pins and keys',
        [
          ['circlip', '挡圈', 'Retaining rings'],
          ['pin', '销', 'Pins'],
          ['key', '平键', 'Parallel keys'],
        ],
      ],
    ],
  },
  {
    icon: 'motors',
    name: b('电机与减速机', 'Motors and gear units'),
    branches: [
      [
        '电动机',
        'Electric motors',
        [
          ['motor', '三相异步电动机', 'Three-phase motors'],
          ['brakeMotor', '制动电机', 'Brake motors'],
        ],
      ],
      [
        '减速与调速',
        'Gear units and control',
        [
          ['wormGear', '蜗轮减速机', 'Worm gear units'],
          ['drive', '变频器', 'Frequency converters'],
          ['softStarter', '软启动器', 'Soft starters'],
          ['helicalGear', '斜齿轮减速机', 'Helical gear units'],
          ['planetaryGear', '行星减速机', 'Planetary gear units'],
        ],
      ],
    ],
  },
  {
    icon: 'transmission',
    name: b('传动件', 'Power transmission'),
    branches: [
      [
        '带传动',
        'Belt drives',
        [
          ['vBelt', '三角带', 'V-belts'],
          ['timingBelt', '同步带', 'Timing belts'],
          ['pulley', '带轮', 'Pulleys'],
          ['taperBush', '锥套', 'Taper bushes'],
        ],
      ],
      [
        '链与联轴器',
        'Chains and couplings',
        [
          ['chain', '滚子链', 'Roller chains'],
          ['sprocket', '链轮', 'Sprockets'],
          ['coupling', '联轴器', 'Shaft couplings'],
        ],
      ],
    ],
  },
  {
    icon: 'hydraulics',
    name: b('液压', 'Hydraulics'),
    branches: [
      [
        '管路',
        'Hoses and fittings',
        [
          ['hose', '液压软管', 'Hydraulic hoses'],
          ['hoseFitting', '软管接头', 'Hose fittings'],
          ['adapter', '过渡接头', 'Adapters'],
          ['quickCoupling', '快换接头', 'Quick couplings'],
        ],
      ],
      [
        '元件',
        'Components',
        [
          ['hydraulicPump', '液压泵', 'Hydraulic pumps'],
          ['hydraulicCylinder', '液压缸', 'Hydraulic cylinders'],
          ['hydraulicValve', '液压阀', 'Hydraulic valves'],
          ['hydraulicFilter', '液压滤芯', 'Hydraulic filters'],
        ],
      ],
    ],
  },
  {
    icon: 'pneumatics',
    name: b('气动', 'Pneumatics'),
    branches: [
      [
        '执行元件',
        'Actuators',
        [
          ['isoCylinder', '标准气缸', 'ISO cylinders'],
          ['miniCylinder', '迷你气缸', 'Mini cylinders'],
          ['compactCylinder', '薄型气缸', 'Compact cylinders'],
        ],
      ],
      [
        '控制与配管',
        'Control and piping',
        [
          ['airValve', '电磁阀', 'Solenoid valves'],
          ['pushIn', '快插接头', 'Push-in fittings'],
          ['airTube', '气管', 'Air tubing'],
          ['frl', '气源处理', 'Air preparation'],
        ],
      ],
      [
        '空气压缩机',
        'Air compressors',
        [
          ['pistonCompressor', '活塞空压机', 'Piston compressors'],
          ['screwCompressor', '螺杆空压机', 'Screw compressors'],
        ],
      ],
    ],
  },
  {
    icon: 'pumps',
    name: b('泵与阀门', 'Pumps and valves'),
    branches: [
      [
        '水泵',
        'Water pumps',
        [
          ['centrifugal', '离心泵', 'Centrifugal pumps'],
          ['submersible', '潜水泵', 'Submersible pumps'],
          ['multistage', '多级泵', 'Multistage pumps'],
        ],
      ],
      [
        '工业阀门',
        'Industrial valves',
        [
          ['ballValve', '球阀', 'Ball valves'],
          ['gateValve', '闸阀', 'Gate valves'],
          ['butterflyValve', '蝶阀', 'Butterfly valves'],
          ['checkValve', '止回阀', 'Check valves'],
        ],
      ],
    ],
  },
  {
    icon: 'sensors',
    name: b('传感器与仪表', 'Sensors and instruments'),
    branches: [
      [
        '位置传感器',
        'Position sensors',
        [
          ['inductive', '接近开关', 'Inductive sensors'],
          ['photoelectric', '光电开关', 'Photoelectric sensors'],
          ['encoder', '编码器', 'Encoders'],
        ],
      ],
      [
        '过程仪表',
        'Process instruments',
        [
          ['pressureSensor', '压力变送器', 'Pressure transmitters'],
          ['temperature', '温度传感器', 'Temperature sensors'],
          ['gauge', '压力表', 'Pressure gauges'],
        ],
      ],
    ],
  },
  {
    icon: 'electrical',
    name: b('低压电器与线缆', 'Switchgear and cable'),
    branches: [
      [
        '低压电器',
        'Switchgear',
        [
          ['contactor', '交流接触器', 'Contactors'],
          ['breaker', '断路器', 'Circuit breakers'],
          ['relay', '继电器', 'Relays'],
          ['button', '按钮指示灯', 'Push buttons'],
          ['mccb', '塑壳断路器', 'Moulded-case breakers'],
          ['overload', '热过载继电器', 'Overload relays'],
          ['terminal', '接线端子', 'Terminal blocks'],
        ],
      ],
      [
        '电源线缆',
        'Power supplies and cable',
        [
          ['powerSupply', '开关电源', 'Power supplies'],
          ['cable', '电线电缆', 'Cables'],
          ['powerCable', '电力电缆', 'Power cables'],
          ['wire', '单芯电线', 'Single-core wires'],
          ['lug', '接线端头', 'Cable lugs'],
        ],
      ],
    ],
  },
  {
    icon: 'cutting',
    name: b('切削刀具与磨具', 'Cutting tools and abrasives'),
    branches: [
      [
        '孔加工与铣削',
        'Drilling and milling',
        [
          ['drill', '麻花钻', 'Twist drills'],
          ['endMill', '立铣刀', 'End mills'],
          ['tap', '丝锥', 'Taps'],
          ['reamer', '铰刀', 'Reamers'],
        ],
      ],
      [
        '车削与磨削',
        'Turning and grinding',
        [
          ['insert', '数控刀片', 'Indexable inserts'],
          ['disc', '切割打磨片', 'Cutting and grinding discs'],
        ],
      ],
      [
        '涂附磨具',
        'Coated abrasives',
        [
          ['flapDisc', '百叶片', 'Flap discs'],
          ['abrasiveBelt', '砂带', 'Abrasive belts'],
        ],
      ],
    ],
  },
  {
    icon: 'tools',
    name: b('手动工具与量具', 'Hand tools and gauges'),
    branches: [
      [
        '手动工具',
        'Hand tools',
        [
          ['wrench', '扳手', 'Wrenches'],
          ['socket', '套筒', 'Sockets'],
          ['hexKey', '内六角扳手', 'Hexagon keys'],
          ['screwdriver', '螺丝刀', 'Screwdrivers'],
          ['pliers', '钳子', 'Pliers'],
          ['hammer', '锤子', 'Hammers'],
        ],
      ],
      [
        '量具',
        'Gauges',
        [
          ['caliper', '卡尺', 'Calipers'],
          ['micrometer', '千分尺与百分表', 'Micrometers and dial gauges'],
        ],
      ],
    ],
  },
  {
    icon: 'construction',
    name: b('工程机械配件', 'Construction machine parts'),
    branches: [
      [
        '挖掘机配件',
        'Excavator parts',
        [
          ['tooth', '斗齿与齿座', 'Bucket teeth and adapters'],
          ['undercarriage', '底盘四轮', 'Undercarriage'],
          ['engineFilter', '滤清器', 'Filters'],
        ],
      ],
      [
        '混凝土机械配件',
        'Concrete machine parts',
        [
          ['deliveryPipe', '输送管', 'Delivery pipes'],
          ['wearPlate', '眼镜板切割环', 'Spectacle plates and rings'],
          ['concretePart', '泵送系统件', 'Pumping system parts'],
        ],
      ],
    ],
  },
  {
    icon: 'safety',
    name: b('劳保防护', 'Safety'),
    branches: [
      [
        '头面部防护',
        'Head and face',
        [
          ['helmet', '安全帽', 'Helmets'],
          ['glasses', '护目镜', 'Eye protection'],
          ['mask', '呼吸与听力', 'Breathing and hearing'],
        ],
      ],
      [
        '身体防护',
        'Hand, body and foot',
        [
          ['glove', '手套', 'Gloves'],
          ['shoe', '安全鞋', 'Safety shoes'],
          ['harness', '安全带与反光衣', 'Harnesses and vests'],
        ],
      ],
    ],
  },
  {
    icon: 'fluids',
    name: b('密封与润滑', 'Seals and lubricants'),
    branches: [
      [
        '密封件',
        'Seals',
        [
          ['oRing', 'O 形圈', 'O-rings'],
          ['oilSeal', '骨架油封', 'Shaft seals'],
          ['rodSeal', '液压密封', 'Hydraulic seals'],
          ['mechSeal', '机械密封', 'Mechanical seals'],
          ['gasket', '法兰垫片', 'Flange gaskets'],
        ],
      ],
      [
        '润滑油脂',
        'Lubricants',
        [
          ['hydraulicOil', '液压油', 'Hydraulic oils'],
          ['gearOil', '齿轮油', 'Gear oils'],
          ['grease', '润滑脂', 'Greases'],
          ['oldStock', '停售油品', 'Discontinued oils'],
        ],
      ],
    ],
  },
  {
    icon: 'welding',
    name: b('焊接', 'Welding'),
    branches: [
      [
        '焊材',
        'Consumables',
        [
          ['electrode', '焊条', 'Stick electrodes'],
          ['migWire', '气保焊丝', 'MIG wires'],
          ['tigRod', '氩弧焊丝', 'TIG rods'],
        ],
      ],
      [
        '焊具与防护',
        'Torches and protection',
        [
          ['torch', '焊枪', 'Welding torches'],
          ['weldMask', '焊接面罩', 'Welding helmets'],
        ],
      ],
    ],
  },
  {
    icon: 'lifting',
    name: b('起重与存储', 'Lifting and storage'),
    branches: [
      [
        '起重索具',
        'Lifting gear',
        [
          ['chainSling', '链条索具', 'Chain slings'],
          ['shackle', '卸扣', 'Shackles'],
          ['eyeBolt', '吊环螺钉', 'Eye bolts'],
          ['hoist', '手拉与电动葫芦', 'Hoists'],
        ],
      ],
      [
        '工具存储',
        'Tool storage',
        [
          ['toolCabinet', '工具柜', 'Tool cabinets'],
          ['toolTrolley', '工具车', 'Tool trolleys'],
        ],
      ],
    ],
  },
]

export const categories: SampleCategory[] = []
export const categoryIds = new Map<string, number>()

for (const [i, root] of tree.entries()) {
  const rootId = 101 + i
  categories.push({
    categoryId: rootId,
    parentId: 0,
    grade: 1,
    seq: i + 1,
    name: root.name,
    status: 1,
    icon: root.icon,
    keyAttrs: [],
  })
  for (const [j, [zh, en, leaves]] of root.branches.entries()) {
    const branchId = rootId * 100 + j + 1
    categories.push({
      categoryId: branchId,
      parentId: rootId,
      grade: 2,
      seq: j + 1,
      name: b(zh, en),
      status: 1,
      icon: root.icon,
      keyAttrs: [],
    })
    for (const [k, [key, leafZh, leafEn]] of leaves.entries()) {
      const categoryId = branchId * 100 + k + 1
      categories.push({
        categoryId,
        parentId: branchId,
        grade: 3,
        seq: k + 1,
        name: b(leafZh, leafEn),
        status: key === 'oldStock' ? 0 : 1,
        icon: root.icon,
        keyAttrs: (keyAttrs[key] ?? []).map((attr) => attrIds[attr]),
      })
      categoryIds.set(key, categoryId)
    }
  }
}
