/** Synonyms for bearings, fasteners, motors, gears, belts and chains. One group per line, words separated by bars. */
export const mechanics = `
轴承|培林|bearing
深沟球轴承|单列向心球轴承|滚珠轴承|deep groove ball bearing|radial ball bearing
球轴承|钢珠轴承|ball bearing
角接触球轴承|角接触轴承|angular contact bearing|angular contact ball bearing
圆锥滚子轴承|锥轴承|锥形轴承|圆锥轴承|taper roller bearing|tapered roller bearing
圆柱滚子轴承|短圆柱轴承|cylindrical roller bearing
滚子轴承|roller bearing
推力球轴承|推力轴承|平面轴承|止推轴承|thrust bearing|thrust ball bearing|axial bearing
带座轴承|外球面轴承|座式轴承|mounted bearing|bearing unit|housed bearing
立式座轴承|立式带座轴承|pillow block|plummer block|pillow block unit
法兰轴承|法兰座轴承|flanged bearing|flange unit|flanged unit
轴承座|bearing housing|bearing block
双面密封|双胶封|双密封|2rs|2rs1|ddu|llu|two seals
双铁盖|双面铁盖|zz|2z|two shields
开式|敞开式|open type
游隙|clearance|internal clearance
游隙组别|clearance group
保持架|cage|retainer
套圈|bearing ring
直线导轨|线轨|滑轨|直线滑轨|导轨|linear guide|linear rail|guide rail|profile rail
滑块|线轨滑块|导轨滑块|carriage|linear block|runner block|guide block
滚珠丝杠|滚珠丝杆|丝杆|丝杠|滚珠螺杆|ball screw|ballscrew
导程|lead
螺栓|螺丝|bolt|screw
螺钉|螺丝|screw
六角头螺栓|外六角螺栓|外六角螺丝|外六角|六角螺栓|hexagon bolt|hex bolt|hex head bolt|hex screw
内六角螺钉|内六角螺丝|内六角|内六方螺丝|socket screw|allen screw|allen bolt|socket head screw
圆柱头内六角|内六角圆柱头螺钉|杯头螺丝|杯头内六角|socket head cap screw|shcs|cap screw
沉头内六角|内六角沉头螺钉|平杯|沉头螺丝|countersunk socket screw|countersunk screw|flat head screw
圆头内六角|内六角平圆头螺钉|圆杯|半圆头内六角|button head|button head screw
紧定螺钉|顶丝|机米|基米螺丝|无头螺丝|止付螺丝|set screw|grub screw
螺柱|双头螺柱|牙条|丝杆螺柱|通丝|全螺纹杆|stud|threaded rod|stud bolt
马车螺栓|马车螺丝|大半圆头方颈螺栓|carriage bolt|coach bolt
法兰螺栓|法兰面螺栓|flange bolt|flanged bolt
全螺纹|全牙|full thread|fully threaded
半螺纹|半牙|part thread|partially threaded
高强度螺栓|高强螺栓|high tensile bolt|high strength bolt
螺母|螺帽|丝母|nut
六角螺母|六角螺帽|hexagon nut|hex nut
自锁螺母|防松螺母|尼龙螺母|锁紧螺母|lock nut|nyloc nut|self-locking nut
法兰螺母|法兰面螺母|flange nut
盖形螺母|盖帽螺母|圆头螺母|cap nut|dome nut|acorn nut
垫圈|垫片|华司|介子|washer
平垫圈|平垫|平垫片|plain washer|flat washer
弹簧垫圈|弹垫|弹簧垫|spring washer|split washer
大垫圈|大平垫|加大垫圈|large washer|fender washer
挡圈|卡簧|卡圈|弹性挡圈|circlip|snap ring|retaining ring
轴用卡簧|轴用挡圈|轴卡|external circlip|shaft circlip
孔用卡簧|孔用挡圈|孔卡|internal circlip|bore circlip
销|销子|销钉|pin
圆柱销|定位销|dowel pin|dowel|parallel pin
弹性销|弹簧销|弹性圆柱销|卷销|spring pin|roll pin|slotted pin
开口销|开尾销|split pin|cotter pin
平键|键|键条|键销|parallel key|feather key|shaft key
螺纹|牙|丝扣|thread
性能等级|强度等级|级别|property class|strength class
对边|对边宽度|across flats
表面处理|镀层|finish|surface treatment|plating
电机|马达|电动机|motor
三相异步电动机|三相电机|三相马达|异步电机|three-phase motor|induction motor|asynchronous motor|3-phase motor
制动电机|刹车电机|抱闸电机|brake motor|brake motors
高效电机|节能电机|ie3 motor|premium efficiency motor|high efficiency motor
四极|4极|4 极|4-pole|four-pole
二极|2极|2 极|2-pole|two-pole
六极|6极|6 极|6-pole|six-pole
机座号|机座|机座尺寸|frame size|frame
卧式安装|底脚安装|foot mounted|foot mount
法兰安装|立式安装|flange mounted|flange mount
变频器|变频调速器|调速器|frequency converter|vfd|inverter|variable frequency drive|frequency inverter
软启动器|软起动器|软启动|软起动|soft starter
减速机|减速器|减速箱|齿轮箱|变速箱|gearbox|reducer|gear unit|gear reducer|speed reducer
蜗轮减速机|涡轮减速机|蜗杆减速机|蜗轮蜗杆减速机|worm gearbox|worm gear unit|worm reducer|nmrv
斜齿轮减速机|硬齿面减速机|r系列减速机|helical gearbox|helical gear unit|inline gearbox|helical reducer
行星减速机|行星齿轮箱|伺服减速机|精密减速机|planetary gearbox|planetary gear unit|planetary reducer
速比|减速比|传动比|ratio|gear ratio|reduction ratio
背隙|回程间隙|backlash
扭矩|转矩|力矩|torque
转速|每分钟转数|speed|rpm
轴径|shaft diameter|shaft size
皮带|传动带|drive belt|transmission belt
三角带|v带|v 带|三角皮带|v-belt|v belt|vee belt
窄v带|窄型三角带|narrow v-belt|wedge belt
齿形三角带|切边带|切边三角带|cogged belt|raw edge belt
同步带|齿形带|同步皮带|正时皮带|时规带|timing belt|synchronous belt|toothed belt
圆弧齿同步带|htd|htd belt
皮带轮|带轮|皮带盘|v带轮|pulley|sheave
锥套|锥形套|涨套|taper bush|taper lock|taper lock bush|taperlock
槽数|groove|grooves
节距|pitch
齿数|teeth|number of teeth
链条|滚子链|传动链|工业链条|chain|roller chain
单排|simplex|single strand
双排|duplex|double strand
三排|triplex|triple strand
链轮|牙盘|链盘|sprocket|chain wheel
联轴器|连轴器|连轴节|联轴节|靠背轮|coupling|shaft coupling
梅花联轴器|梅花型联轴器|星形联轴器|爪式联轴器|jaw coupling|spider coupling|rotex
膜片联轴器|叠片联轴器|disc coupling|disk coupling
刚性联轴器|夹紧联轴器|rigid coupling|clamp coupling|sleeve coupling
弹性体|梅花垫|缓冲垫|spider|coupling insert
传动件|传动|power transmission
工程机械配件|挖机配件|construction machine part|excavator part
斗齿|斗牙|齿尖|挖斗齿|bucket tooth|bucket teeth|bucket tip
齿座|斗齿座|tooth adapter|tooth holder
支重轮|下支重轮|track roller|bottom roller
托链轮|托轮|链托轮|carrier roller|top roller
引导轮|导向轮|idler|front idler
驱动齿|驱动轮|drive sprocket
底盘件|四轮一带|底盘四轮|undercarriage
挖掘机|挖机|钩机|excavator|digger
泵车|混凝土泵车|concrete pump|pump truck
输送管|泵管|混凝土管|delivery pipe|concrete pipe
眼镜板|spectacle plate|wear plate
切割环|cutting ring|wear ring
砼活塞|混凝土活塞|concrete piston
机油滤|机油滤芯|机油滤清器|机滤|oil filter
柴油滤|柴油滤芯|柴油滤清器|fuel filter
空气滤|空气滤芯|空滤|air filter
`
