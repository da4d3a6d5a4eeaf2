/** Common Chinese family names of one character. `double` has the names of two characters. */
const families =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文肖施牛樊葛邢安齐梅庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺'
const double =
  /^(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|夏侯|长孙|宇文|端木|百里|呼延|南宫|轩辕|独孤|闻人|申屠|司空|赫连|澹台|公冶|宗政|濮阳|淳于|单于|太叔|仲孙|钟离|鲜于|闾丘)/u
const title = /(?:先生|女士|小姐|经理|主任|师傅|老师|总监|采购|库管|仓管|厂长|老板|工|总|姐|哥|收)$/u
const place =
  /[号路街道巷弄楼栋座幢层室村镇乡区县市省厂园仓库门房店院组站桥港湾段]|公司|大厦|广场|中心|车间|单元|国际|集团|学校|医院/u

/** Rates how much a word looks like a person's name, from 0 (not at all) to 3 (certainly). */
export function nameLikeness(word: string): 0 | 1 | 2 | 3 {
  const plain = word.replace(/[()\s]*收[()\s]*$/u, '').trim()
  if (!plain || plain.length > 30 || /\d/.test(plain)) return 0
  if (/^\p{Script=Han}[\p{Script=Han}·]*$/u.test(plain)) {
    if (double.test(plain) && plain.length <= 4) return 3
    const known = families.includes(plain.charAt(0))
    const titled = title.test(plain) && plain.length <= 6
    if (known && titled && plain.length > 1) return 3
    if (place.test(plain)) return known && plain.length <= 3 ? 1 : 0
    if (known && plain.length >= 2 && plain.length <= 3) return 3
    if (titled || plain.includes('·')) return 2
    return plain.length <= 4 ? (known ? 2 : 1) : 0
  }
  // `Wei Zhang`, `Dr. Anna Müller`, `Li工`
  if (/^[\p{L}][\p{L}.'’-]*(?: [\p{L}][\p{L}.'’-]*){0,3}$/u.test(plain))
    return /\b(?:road|rd|street|st|avenue|ave|lane|building|bldg|room|floor|district|city|town|village|park|zone|co|ltd|province|plaza|tower|block|unit|industrial|factory|warehouse|workshop|gate)\b\.?/i.test(
      plain,
    )
      ? 0
      : plain.includes(' ')
        ? 3
        : 1
  return 0
}
