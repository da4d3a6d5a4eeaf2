/**
 * Synonyms for cutting, abrasives, welding, tools, lifting, storage and safety. One group per line, words separated by
 * bars.
 */
export const workshop = `
刀具|切削刀具|cutting tool|cutter
麻花钻|钻头|钻咀|钻花|twist drill|drill bit|drill
直柄钻|直柄麻花钻|straight shank drill|jobber drill
铣刀|立铣刀|钨钢铣刀|合金铣刀|锣刀|end mill|milling cutter|carbide end mill
球头铣刀|球刀|ball nose|ball nose end mill|ball end mill
平底铣刀|平刀|square end mill|flat end mill
刃数|齿刃|flutes
丝锥|丝攻|螺丝攻|攻牙器|tap|thread tap
螺旋丝锥|螺旋槽丝锥|spiral flute tap
先端丝锥|尖端丝攻|spiral point tap|gun tap
挤压丝锥|挤牙丝锥|forming tap|roll tap
铰刀|绞刀|reamer
刀片|车刀片|数控刀片|刀粒|insert|turning insert|indexable insert|carbide insert
刀尖圆弧|刀尖半径|r角|corner radius|nose radius
涂层|镀层刀具|coating|coated
切割片|砂轮切割片|切片|cutting disc|cut-off wheel|cutting wheel
角磨片|打磨片|磨光片|grinding disc|grinding wheel
百叶片|百叶轮|千页片|千叶轮|flap disc|flap wheel
砂带|砂布带|打磨带|abrasive belt|sanding belt
锯片|合金锯片|圆锯片|saw blade|circular saw blade
粒度|目数|砂号|grit|mesh
角磨机|角向磨光机|磨光机|angle grinder
砂轮|磨具|磨料|abrasive|abrasives
焊条|电焊条|stick electrode|welding electrode|welding rod|mma electrode
碳钢焊条|j422|j421|mild steel electrode|e6013
低氢焊条|j506|j507|low-hydrogen electrode|basic electrode
不锈钢焊条|stainless electrode|stainless steel electrode
铸铁焊条|生铁焊条|cast iron electrode
堆焊焊条|耐磨焊条|hardfacing electrode
焊丝|welding wire
气保焊丝|二保焊丝|二氧化碳焊丝|mig wire|mag wire|co2 wire
药芯焊丝|药芯|flux-cored wire|flux cored wire
氩弧焊丝|氩焊丝|直条焊丝|tig rod|tig wire|filler rod
铝焊丝|aluminium welding wire|aluminum welding wire
焊枪|焊炬|welding torch|welding gun
气保焊枪|二保焊枪|mig torch|mig gun
氩弧焊枪|氩弧焊把|tig torch
等离子割枪|割枪|plasma torch|plasma cutter
焊接面罩|电焊面罩|电焊帽|焊帽|welding helmet|welding mask|weld mask
自动变光|变光|auto-darkening|auto darkening
焊接|电焊|welding
手动工具|五金工具|hand tool|hand tools
扳手|扳子|板手|wrench|spanner
两用扳手|开口梅花扳手|combination wrench|combination spanner
呆扳手|开口扳手|双头呆扳手|open-end wrench|open ended spanner
梅花扳手|眼镜扳手|ring wrench|ring spanner|box wrench
活动扳手|活扳手|活口扳手|adjustable wrench|adjustable spanner|crescent wrench
扭力扳手|力矩扳手|扭矩扳手|torque wrench
套筒|套筒头|socket|wrench socket
内六角扳手|内六方扳手|六角匙|hexagon key|hex key|allen key|allen wrench
螺丝刀|起子|改锥|旋具|螺丝批|screwdriver
十字|十字头|phillips|cross head
一字|平口|slotted|flat blade
梅花头|torx|star
钳子|手钳|pliers
钢丝钳|老虎钳|combination pliers|lineman pliers
斜口钳|偏口钳|斜嘴钳|diagonal cutters|side cutters|wire cutter
尖嘴钳|long-nose pliers|needle nose pliers
卡簧钳|挡圈钳|circlip pliers|snap ring pliers
锤子|榔头|铁锤|hammer
橡胶锤|安装锤|胶锤|soft-face hammer|rubber mallet|mallet
量具|测量工具|gauge|measuring tool
卡尺|caliper|calliper
游标卡尺|游标尺|vernier caliper|vernier
数显卡尺|电子卡尺|digital caliper|electronic caliper
千分尺|螺旋测微器|分厘卡|micrometer
百分表|千分表|dial gauge|dial indicator
工具柜|抽屉柜|刀具柜|零件柜|tool cabinet|drawer cabinet|tool chest
工具车|工具推车|手推工具车|tool trolley|tool cart|roller cabinet
工位器具|车间家具|workshop furniture|workshop storage
抽屉|drawer|drawers
承重|载重|load capacity
起重|吊装|lifting|lifting gear
链条索具|吊链|起重链条|链条吊具|chain sling|lifting chain
卸扣|卸克|u型扣|u形环|shackle
弓形卸扣|弓型卸扣|bow shackle|anchor shackle
d形卸扣|d型卸扣|直型卸扣|dee shackle|d shackle
吊环|吊环螺钉|吊环螺丝|羊眼螺丝|eye bolt|lifting eye|eyebolt
吊环螺母|羊眼螺母|eye nut|lifting eye nut
葫芦|起重葫芦|hoist
手拉葫芦|倒链|神仙葫芦|手动葫芦|chain hoist|chain block|manual hoist
手扳葫芦|紧线葫芦|lever hoist|ratchet hoist
电动葫芦|电葫芦|环链电动葫芦|electric hoist|electric chain hoist
额定载荷|额定起重量|吨位|working load limit|wll|swl|rated load
起升高度|提升高度|lifting height|lift height
劳保|劳保用品|防护用品|ppe|safety equipment|protective equipment
安全帽|头盔|工地帽|safety helmet|hard hat|helmet
护目镜|防护眼镜|劳保眼镜|safety glasses|protective glasses|eye protection
眼罩|防化眼罩|goggles|safety goggles
面屏|防护面屏|face shield
口罩|防尘口罩|respirator|dust mask|face mask
防毒面具|防毒面罩|half mask|gas mask
耳塞|隔音耳塞|ear plugs|earplugs
耳罩|隔音耳罩|ear muffs|earmuffs
手套|劳保手套|工作手套|gloves|work gloves|safety gloves
防割手套|防切割手套|cut-resistant gloves|cut resistant gloves
电焊手套|焊工手套|welding gloves
丁腈手套|nitrile gloves|nitrile coated gloves
安全鞋|劳保鞋|防砸鞋|钢头鞋|safety shoes|safety boots|work shoes
雨靴|水鞋|雨鞋|rubber boots|rain boots
安全带|保险带|全身安全带|safety harness|fall arrest harness|harness
反光背心|反光衣|安全背心|hi-vis vest|high-visibility vest|reflective vest
`
