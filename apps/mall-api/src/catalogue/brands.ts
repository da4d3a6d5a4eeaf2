import { b } from './both.ts'

/** Invented makers. The order fixes the ids. */
export const brands = {
  qingzhou: b('擎轴', 'Axora'), luobei: b('洛北', 'Lobek'), tiansui: b('天遂', 'Tensui'), hengzhuan: b('恒转', 'Hengspin'), velum: b('维仑', 'Velum'),
  jinlu: b('劲旅', 'Fastrek'), gudu: b('固度', 'Gridlok'), mingding: b('铭钉', 'Mindin'), yanli: b('岩立', 'Stanrok'),
  leichi: b('雷驰', 'Voltride'), zhongqi: b('仲启', 'Zenmot'), dongyao: b('动曜', 'Dynova'), beisu: b('倍速', 'Bisudrive'),
  hailu: b('海路', 'Hylane'), pobang: b('珀邦', 'Pobar'), gaoya: b('高崖', 'Highcliff'), liusheng: b('流晟', 'Fluxen'),
  qidao: b('气道', 'Airdo'), fengke: b('风可', 'Windcor'), yunfa: b('云阀', 'Cloudvalve'),
  chuanshui: b('川水', 'Trisfow'), bengda: b('泵达', 'Pumdal'), qingyuan: b('清源', 'Clearwell'),
  ganzhi: b('感知', 'Senzo'), mingcheng: b('明城', 'Lumicen'), ceyi: b('测易', 'Mesura'),
  anqi: b('安启', 'Ancontact'), dianfang: b('电坊', 'Elfoundry'), xianlu: b('线旅', 'Wirewend'),
  fengren: b('锋刃', 'Edgewell'), zuanshi: b('钻实', 'Drillor'), gongjiang: b('工匠台', 'Benchmate'), liangju: b('量矩', 'Calibra'),
  hushen: b('护申', 'Guardsen'), anmao: b('安茂', 'Safemor'),
  juechi: b('掘驰', 'Digrun'), tuoqiang: b('拓强', 'Torquarry'), bengche: b('泵车侠', 'Boomline'),
  mifeng: b('密沣', 'Sealfen'), runze: b('润泽', 'Lubrize'), chuandai: b('传岱', 'Drivetai'), lianji: b('链记', 'Linkora'),
} as const

export type BrandKey = keyof typeof brands
