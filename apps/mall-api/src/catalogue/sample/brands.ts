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
  zhouyun: b('轴云', 'Zhoyun'), gunlan: b('滚澜', 'Rollane'), taixuan: b('泰旋', 'Tayspin'), yuanji: b('圆迹', 'Circore'), moyi: b('磨屹', 'Grindra'),
  lianzhu: b('链珠', 'Ballinex'), qinghui: b('擎辉', 'Quinoray'), jingxuan: b('精漩', 'Precivo'), boyuan: b('泊圆', 'Borunda'),
  luoheng: b('螺衡', 'Helivane'), jinxi: b('紧犀', 'Tightrex'), yazhan: b('牙湛', 'Thredia'), dingfeng: b('钉峰', 'Nailcrest'), mugang: b('牧钢', 'Stelmead'),
  xuanji: b('旋叽', 'Wrenova'), guyun: b('固云', 'Fixcloud'), lantai: b('岚钛', 'Lantia'), chenbang: b('辰镑', 'Boltmarch'),
  donglv: b('动律', 'Motorhyme'), qilang: b('齐朗', 'Gearlan'), zhuanhe: b('转禾', 'Rotahe'), chiyu: b('齿屿', 'Toothisle'), suteng: b('速藤', 'Vinespeed'),
  hengju: b('恒矩', 'Torquen'), lianqi: b('链契', 'Chainpact'), daishan: b('带山', 'Beltmont'), yuanci: b('元磁', 'Magnovar'),
  yalan: b('压澜', 'Presslane'), ganghe: b('缸禾', 'Cylvane'), bengyue: b('泵岳', 'Pumpalto'), faxi: b('阀溪', 'Valvrill'), mixun: b('密讯', 'Sealvio'),
  qilu: b('气麓', 'Airfoot'), liuguan: b('流贯', 'Fluvian'), yesheng: b('液昇', 'Hydrosage'), kongjing: b('空境', 'Aerozine'),
  dianhe: b('电禾', 'Voltharvest'), xinglan: b('星岚', 'Starlume'), jieyue: b('接越', 'Conexis'), duanlu: b('断麓', 'Trippine'), ganwei: b('感微', 'Sensimo'),
  lancheng: b('缆澄', 'Cabrill'), duanzi: b('端梓', 'Termiva'), hongdian: b('虹电', 'Arcorise'), kongzhi: b('控稚', 'Contruva'),
  renlan: b('刃岚', 'Bladelan'), mozhuo: b('磨拙', 'Abrazo'), hanyu: b('焊屿', 'Weldisle'), gangzao: b('钢灶', 'Forgeden'), qiju: b('器炬', 'Toolember'),
  diaoshan: b('吊山', 'Hoistmont'), guiyuan: b('柜源', 'Cabinor'), huluo: b('护洛', 'Guardlo'), zhunxian: b('准弦', 'Chordline'),
  shibao: b('石堡', 'Rockbury'), lvtai: b('履泰', 'Treadbay'), wajin: b('挖劲', 'Scoopvim'), tuyue: b('土岳', 'Terrapeak'), bengjiang: b('泵匠', 'Boomwright'),
  naimo: b('耐魔', 'Wearmage'), qiaogong: b('撬公', 'Leverton'), dilun: b('地轮', 'Groundroll'), kuangyu: b('矿隅', 'Quarnook'),
  youran: b('油然', 'Oilverse'), runhe: b('润禾', 'Lubharvest'), zhiyuan: b('脂源', 'Greasewell'), huayi: b('滑逸', 'Glidora'), qingrun: b('清润', 'Clarilube'),
  jinzhi: b('金脂', 'Goldgrease'), yehu: b('液护', 'Fluidguard'), mengrun: b('檬润', 'Citrolube'), hailun: b('海沅', 'Seaglide'),
} as const

export type BrandKey = keyof typeof brands
