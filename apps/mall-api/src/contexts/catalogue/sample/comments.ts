import type { Random } from './random.ts'
import type { SampleComment } from '../../../core/catalogue/types.ts'

export const commentKinds = [
  'bearing',
  'fastener',
  'drive',
  'fluid',
  'electric',
  'tool',
  'wear',
  'safety',
  'oil',
] as const
export type CommentKind = (typeof commentKinds)[number]
/** `of`: a pattern of the Chinese product name, for lines that fit only some products of the kind. */
type Line = [score: 1 | 2 | 3 | 4 | 5, text: string, of?: RegExp]

const own: Record<CommentKind, [Line, ...Line[]]> = {
  bearing: [
    [5, '型号和标识与订单一致，包装带防潮纸。'],
    [4, 'Marked and packed as ordered, ready for the stores.'],
    [5, '装在 7.5 kW 风机上跑了两个月，温升正常，没有异响。', /轴承/],
    [5, '实测内外径都在公差内，手感顺滑，C3 游隙也对。', /深沟球/],
    [5, 'Spins freely, measured within tolerance, marking is clear.', /轴承/],
    [4, '质量可以，就是防锈油涂得有点多，装之前要擦干净。'],
    [5, '替换原来的进口型号，尺寸完全一样，价格便宜一半。', /轴承/],
    [4, 'Good value for conveyor rollers. One box had a dented corner, bearings were fine.', /深沟球/],
    [3, '轴承没问题，但要的 2RS 发来一盒 ZZ，联系后给换了。', /深沟球/],
    [5, '库房常备型号，第三次回购了，批次很稳定。'],
    [2, '有两只转起来略有沙沙声，已申请换货。', /轴承/],
  ],
  fastener: [
    [5, '抽检了二十颗，扭力达标，头部标记清晰。', /螺栓|螺钉/],
    [5, '镀层均匀，螺纹干净，拧起来很顺。', /8\.8|10\.9/],
    [5, 'Heads are marked 8.8, threads clean, no burrs. Will reorder.', /(?:螺栓|螺钉).* 8\.8/],
    [4, '数量足，袋子上要是印上规格就更好了。'],
    [5, '整盒称重折算，一颗不少。'],
    [4, 'Count was right, arrived in two parcels a day apart.'],
    [3, '有几颗镀锌发黄，不影响使用。', /8\.8/],
    [5, 'A4-70 用在海边设备上半年没见锈，靠谱。', /A4-70/],
  ],
  drive: [
    [5, '装上就位，尺寸和样本一致。'],
    [4, 'Matches the drawing, packed well for the distance.'],
    [5, '第二次采购，批次之间没有差别。'],
    [5, '上机试运行四小时，电流平衡，振动值 1.1，很满意。', /电动机|电机 |减速机|压缩机/],
    [5, '铭牌能效参数齐全，验收时直接通过。', /电动机|电机 /],
    [4, '电机不错，木箱底部没有托条，叉车不好下手。', /电动机|电机 /],
    [5, 'Runs cool and quiet on our mixer, flange fits the old gearbox exactly.', /电动机|电机 /],
    [4, '说明书接线图清楚，第一次用变频器也调好了。', /变频器|软启动器/],
    [3, '接线盒位置和图纸差一点，现场改了下线管。', /电动机|电机 /],
    [5, 'Delivered on a pallet in four days, shaft key included.', /电动机|电机 |减速机/],
    [5, '替换老型号，底脚孔距一致，省了重新打孔。', /电动机|电机 |减速机/],
  ],
  fluid: [
    [5, '尺寸和材质都对，换上没有渗漏。'],
    [5, '打压到 1.5 倍保压十分钟，没有渗漏。', /接头|胶管|阀|缸|快换/],
    [5, '扣压外观整齐，长度误差不到 5 mm。', /胶管/],
    [5, 'No leaks at 28 MPa, thread sealed first time.', /接头|胶管/],
    [4, '做工好，接头保护帽有两个掉了。', /接头|胶管/],
    [5, '安装方便，和旧管路完全对得上。', /接头|胶管|阀/],
    [4, 'Exactly the size on the drawing. Would like a certificate in the box.'],
    [3, '货没问题，快递压弯了一点，调直后能用。', /活塞杆|胶管/],
    [5, '泵声音小，流量也够，比上一台好。', /泵/],
    [2, '有一个接口螺纹有磕碰，客服补发了。', /接头|阀|缸|泵/],
  ],
  electric: [
    [5, '参数和样本一致，装柜顺利。'],
    [5, '指示灯明显，接线端子牢固，灵敏度可调。', /开关|传感|接触器|断路器/],
    [5, '和 PLC 直接接上就能用，NPN/PNP 标得很清楚。', /接近开关|光电|传感/],
    [4, '不错，线再长半米就更好了。', /接近开关|光电|传感/],
    [5, 'Reliable switching on a stamping line, no false triggers so far.', /接近开关|光电/],
    [5, '合闸声音干脆，温升比以前那批低。', /接触器|断路器/],
    [4, 'Works as described, English datasheet was on the page.'],
    [3, '包装太简单，好在没坏。'],
    [5, '批量采购三百只，上电测试全部通过。', /开关|传感|接触器|断路器|变频器/],
  ],
  tool: [
    [5, '规格标得清楚，到手就能用。'],
    [4, 'As described, does what it should. Will order again.'],
    [5, '钻不锈钢也不退火，寿命比旧的长一倍。', /钻/],
    [5, '刃口锋利，铣 45 号钢表面光亮。', /铣刀/],
    [5, 'Holds size over a full shift, chips break well.', /刀片|铣刀|钻|丝锥/],
    [4, '手感扎实，手柄稍微滑，戴手套没问题。', /扳手|螺丝刀|钳|锤/],
    [5, '对过量块，示值误差在范围内，附检定证书。', /卡尺|千分尺|百分表/],
    [4, 'Solid tool, a bit heavier than expected.', /扳手|螺丝刀|钳|锤/],
    [3, '第一支崩了角，降了进给后正常，算自己没看参数。', /刀片|铣刀|钻|丝锥/],
    [5, '车间人手一套，结实耐用。', /扳手|螺丝刀|钳|锤|卡尺/],
  ],
  wear: [
    [5, '尺寸对得上原件，装机顺利。'],
    [4, 'Same fit as the original part.'],
    [5, '石方工况用了三百小时，磨损比上次那家少。', /斗齿|铲|履带|刀板/],
    [5, '孔位准，不用敲，直接装上。', /斗|铲|销|刀板|履带/],
    [4, '耐磨可以，卡销偏紧，要用铜棒打进去。', /斗齿|卡箍/],
    [5, 'Fits our 20-tonne machine without grinding. Wear is even.', /斗|履带|销/],
    [5, '晚上下单第二天到工地，没耽误浇筑。', /泵管|输送管|卡箍|弯管/],
    [4, 'Hardness tested at 48 HRC, as promised.', /斗齿|刀板|销/],
    [3, '输送管有一头端面不平，打磨后能用。', /输送管|泵管|弯管/],
    [5, '打了一万两千方才换，值这个价。', /输送管|泵管|弯管|眼镜板|切割环/],
  ],
  safety: [
    [4, 'Certificates were in the box, as our safety officer asks.'],
    [5, '工地统一采购，尺码标准，大家都说舒服。', /手套|鞋|工作服|反光/],
    [5, '有合格证和批次号，安监检查一次过。'],
    [4, '透气不错，颜色比图片浅一点。', /手套|鞋|工作服|反光|安全帽/],
    [5, 'Comfortable for a whole shift, grip is good when oily.', /手套/],
    [4, '鞋底防滑，刚穿有点硬，一周后就好了。', /鞋/],
    [5, 'Sizes run true. Ordered again for the second crew.', /手套|鞋|工作服|反光/],
    [3, '手套偏小半码，建议拍大一号。', /手套/],
    [2, '其中一顶帽衬扣断了，客服当天补发。', /安全帽/],
  ],
  oil: [
    [5, '牌号和批号清楚，附检验报告。'],
    [4, 'Batch number and data sheet as on the page.'],
    [5, '换油后油温降了三四度，泵声也小了。', /液压油/],
    [5, '桶口密封完好，附了化验单。', /油 |油$|液压油|齿轮油/],
    [4, '油品清亮，桶有点变形，不漏。', /液压油|齿轮油|机油/],
    [5, 'Lab report matches the label, cleanliness better than required.', /液压油|齿轮油/],
    [5, '换季用 46 号刚好，冷启动没问题。', /液压油.*46/],
    [4, 'Good oil, the pallet could be wrapped better.', /液压油|齿轮油|机油/],
    [3, '送货要自己卸，200 升一桶提前备叉车。', /液压油|齿轮油/],
  ],
}

const parcel: [string, ...string[]] = [
  '发货很快。',
  '物流两天到。',
  '包装结实。',
  '客服回复及时。',
  '发票随货。',
  '',
  '',
  '',
  'Fast delivery.',
  '已推荐给同行。',
]
/** A reviewer's name is in the language of the review. */
const names: Record<'zh' | 'en', [string, ...string[]]> = {
  zh: [
    '王工',
    '设备科李',
    '采购小陈',
    '老赵机修',
    '恒达机械',
    '苏北张',
    '泵车老刘',
    '周师傅',
    '华东项目部',
    '锦程物资',
    '郑经理',
    '维修班',
    '江门吴',
    '西北工段',
    '小马哥',
    '何工',
  ],
  en: ['M. Keller', 'Nguyen T.', 'A. Okafor', 'R. Silva', 'J. Novak', 'S. Patel'],
}
const replies: Record<'zh' | 'en', { sorry: string; thanks: [string, ...string[]] }> = {
  zh: {
    sorry: '抱歉给您添麻烦了，我们已跟进处理，后续有任何问题请随时联系。',
    thanks: ['感谢您的认可，期待再次合作。', '谢谢反馈，已转告仓库同事。', '感谢支持，大批量可联系我们报价。'],
  },
  en: {
    sorry: 'Sorry for the trouble. We have followed it up; please contact us at any time.',
    thanks: [
      'Thank you, we have passed this on to the warehouse.',
      'Thank you. For larger quantities ask us for a quote.',
    ],
  },
}

/** Nobody reviews a product that nobody bought: at most one review for so many packs, and at least one for so many. */
const PACKS_PER_REVIEW = { least: 4, most: 60 }

/**
 * Returns up to eight reviews of a product with this Chinese name, newest first. Their number follows the packs sold,
 * and their scores the shop, so that shops have different ratings.
 */
export function commentsOn(
  kind: CommentKind,
  name: string,
  random: Random,
  { packs, shopId }: { packs: number; shopId: number },
): SampleComment[] {
  const drawn = random.chance(0.3) ? 0 : Math.floor(random.next() ** 1.6 * 9)
  const { least, most } = PACKS_PER_REVIEW
  const count = Math.min(Math.ceil(packs / least), Math.max(drawn, Math.floor(packs / most)))
  const lines = own[kind].filter(([, , of]) => !of || of.test(name))
  const made: SampleComment[] = []
  while (made.length < count && lines.length) {
    const [line] = lines.splice(random.between(0, lines.length - 1), 1)
    if (!line) break
    const [score, text] = line
    if (!isGiven(score, shopId, random)) continue
    const language = languageOf(text)
    const tail = random.pick(parcel)
    const { sorry, thanks } = replies[language]
    made.push({
      nickName: random.pick(names[language]),
      score,
      content: tail && languageOf(tail) === language ? `${text}${language === 'en' ? ' ' : ''}${tail}` : text,
      ageDays: random.between(2, 400),
      ...(score < 4 || random.chance(0.25) ? { reply: score < 4 ? sorry : random.pick(thanks) } : {}),
      anonymous: random.chance(0.2),
      pictures: random.chance(0.22)
        ? [{ family: 'comment', params: { scene: random.pick(['crate', 'hand', 'bench', 'label']) } }]
        : [],
    })
  }
  return made.sort((one, other) => one.ageDays - other.ageDays)
}

/** Whether buyers of a shop give this score: a better shop gets fewer low scores, a worse one fewer of the best. */
function isGiven(score: number, shopId: number, random: Random): boolean {
  const quality = ((shopId * 5) % 9) / 8
  if (score < 4) return !random.chance(quality)
  return score < 5 || !random.chance((1 - quality) * 0.6)
}

const languageOf = (text: string) => (/[一-鿿]/.test(text) ? 'zh' : 'en')
