/**
 * Synonyms for hydraulics, pneumatics, pumps, valves, seals and lubricants. One group per line, words separated by
 * bars.
 */
export const fluid = `
液压|油压|hydraulic|hydraulics
液压软管|高压油管|液压油管|油管|液压胶管|高压软管|hydraulic hose|high pressure hose
软管|胶管|hose
软管接头|胶管接头|油管接头|扣压接头|hose fitting|hose end|crimp fitting
接头|管接头|fitting|connector
过渡接头|对丝|转换接头|变径接头|adapter|adaptor|nipple
快换接头|快速接头|快插接头|quick coupling|quick coupler|quick release|quick connect
平面快换|平面式快换接头|flat-face coupling|flat face coupler
液压泵|油泵|hydraulic pump|oil pump
齿轮泵|gear pump
叶片泵|vane pump
柱塞泵|piston pump
液压缸|油缸|液压油缸|hydraulic cylinder|hydraulic ram
缸径|cylinder bore
行程|stroke
液压阀|hydraulic valve
电磁换向阀|换向阀|方向阀|directional valve|directional control valve
液压滤芯|回油滤芯|吸油滤芯|滤油器|filter element|hydraulic filter
滤芯|过滤芯|滤清器|filter
气动|pneumatic|pneumatics
气缸|汽缸|pneumatic cylinder|air cylinder
标准气缸|iso cylinder|iso 15552|standard cylinder
迷你气缸|小型气缸|笔形气缸|mini cylinder|round cylinder
薄型气缸|紧凑型气缸|compact cylinder
电磁阀|气阀|solenoid valve
两位五通|二位五通|5/2|5/2 way
三位五通|5/3|5/3 way
快插|气管接头|快拧接头|push-in fitting|push in fitting|one-touch fitting
直通|straight
弯头|直角|elbow
三通|tee
节流阀|调速阀|flow control|flow control valve|speed controller
气管|pu管|聚氨酯管|空压管|air tube|air tubing|pneumatic tube|pu tube
气源处理|三联件|二联件|油水分离器|frl|air preparation|filter regulator
调压阀|减压阀|regulator|pressure regulator
空压机|空气压缩机|压缩机|气泵|打气泵|air compressor|compressor
螺杆空压机|螺杆机|螺杆式空压机|screw compressor|rotary screw compressor
活塞空压机|活塞机|piston compressor|reciprocating compressor
储气罐|气罐|receiver|air receiver|air tank
排气量|free air delivery|air flow
水泵|抽水泵|water pump
离心泵|清水泵|管道泵|centrifugal pump|end-suction pump
潜水泵|潜污泵|排污泵|污水泵|submersible pump|sewage pump
多级泵|增压泵|立式多级泵|multistage pump|booster pump
扬程|head|delivery head
流量|flow|flow rate
叶轮|impeller
阀门|阀|valve
球阀|ball valve
闸阀|闸门阀|gate valve
蝶阀|butterfly valve
止回阀|逆止阀|单向阀|check valve|non-return valve
法兰|flange|flanged
公称通径|通径|口径|nominal bore|nominal diameter
工作压力|额定压力|working pressure|nominal pressure
密封件|密封|seal|seals
o形圈|o型圈|o 形圈|o 型圈|o型密封圈|密封圈|胶圈|o-ring|o ring|oring
线径|截面直径|cross section|cord
邵氏硬度|邵尔硬度|shore hardness|shore a
油封|骨架油封|旋转油封|轴封|oil seal|shaft seal|rotary shaft seal|lip seal
副唇|防尘唇|dust lip
机械密封|机封|水封|mechanical seal|mech seal
法兰垫片|法兰垫|密封垫|密封垫片|石棉垫|gasket|flange gasket
防尘圈|防尘密封|刮尘圈|wiper|rod wiper|wiper seal
活塞杆密封|杆密封|油缸密封|u形圈|rod seal|u-cup|u cup
润滑油|机油|lubricant|lubricating oil
液压油|抗磨液压油|hydraulic oil|hydraulic fluid
齿轮油|gear oil
导轨油|滑轨油|slideway oil|way oil
空压机油|压缩机油|compressor oil
汽轮机油|透平油|turbine oil
润滑脂|黄油|牛油|油脂|黄甘油|grease|lubricating grease
锂基脂|锂基润滑脂|lithium grease
高温黄油|高温润滑脂|high-temperature grease
食品级润滑脂|食品级黄油|food-grade grease
粘度|黏度|粘度等级|viscosity|viscosity grade
稠度|nlgi|nlgi 等级|consistency
四升|4升|4 l
二百升|200升|大桶|drum|200 l
`
