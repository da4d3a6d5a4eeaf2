/** Synonyms for sensors, switchgear and cables. One group per line, words separated by bars. */
export const electric = `
接近开关|接近传感器|电感式接近开关|金属感应开关|inductive sensor|proximity switch|proximity sensor|prox
光电开关|光电传感器|光眼|电眼|photoelectric sensor|photo eye|photocell|photoelectric switch
对射|对射式|through-beam|through beam
漫反射|漫反射式|diffuse
镜反射|镜面反射|反射板式|retro-reflective|retroreflective
安全光幕|光幕|光栅|light curtain|safety light curtain
编码器|旋转编码器|encoder|rotary encoder
增量式|incremental
压力变送器|压力传感器|压变|pressure transmitter|pressure sensor|pressure transducer
液位变送器|液位计|投入式液位计|level transmitter|level sensor
温度传感器|测温探头|热电阻|temperature sensor|rtd|temperature probe
铂电阻|pt100|pt 100
压力表|油压表|气压表|pressure gauge|manometer
耐震压力表|充油压力表|glycerine-filled gauge|liquid filled gauge
量程|测量范围|measuring range|range
检测距离|感应距离|sensing distance|sensing range
齐平|埋入式|flush|shielded sensor
非齐平|非埋入式|non-flush|unshielded sensor
常开|normally open
常闭|normally closed
两线制|二线制|2-wire|two-wire
三线制|3-wire|three-wire
低压电器|switchgear|electrical control
接触器|交流接触器|电磁接触器|contactor|magnetic contactor
线圈电压|控制电压|coil voltage|control voltage
断路器|空气开关|空开|自动开关|circuit breaker|breaker
小型断路器|微断|微型断路器|mcb|miniature circuit breaker|miniature breaker
塑壳断路器|塑壳开关|塑壳|mccb|moulded case circuit breaker|molded case circuit breaker|moulded-case breaker
单极|1-pole|single pole
两极|双极|2-pole|double pole
三极|3-pole|three pole|triple pole
四极断路器|4-pole breaker|four pole breaker
分断能力|短路分断|breaking capacity|short-circuit capacity
脱扣曲线|脱扣特性|trip curve|tripping curve
额定电流|rated current|nominal current
额定电压|rated voltage|nominal voltage
热继电器|热过载继电器|热保护器|过载继电器|thermal relay|overload relay|thermal overload relay|thermal overload
中间继电器|小型继电器|继电器|relay|interface relay|plug-in relay
按钮|按钮开关|按键开关|push button|pushbutton
急停|急停按钮|急停开关|紧急停止|emergency stop|e-stop|estop
旋钮开关|选择开关|转换开关|selector switch|rotary switch
指示灯|信号灯|pilot lamp|indicator light|signal lamp
接线端子|端子排|接线排|导轨端子|端子台|terminal block|terminal|din rail terminal
接地端子|地线端子|earth terminal|ground terminal|pe terminal
保险端子|熔断器端子|保险丝端子|fuse terminal
双层端子|two-level terminal|double-level terminal
导轨|din导轨|35mm导轨|din rail
开关电源|导轨电源|直流电源|power supply|switching power supply|psu|smps
电线|导线|wire|electric wire
单芯线|单芯软线|单股线|h07v-k|bvr|single-core wire|hook-up wire
硬线|单芯硬线|bv线|solid wire
电缆|线缆|cable
电力电缆|动力电缆|动力线|power cable|xlpe cable
铠装电缆|钢带铠装|armoured cable|armored cable
护套线|软护套线|rvv线|flexible cable|flexible pvc cable
屏蔽线|屏蔽电缆|屏蔽软线|screened cable|shielded cable
拖链电缆|拖链线|高柔电缆|柔性电缆|drag chain cable|drag-chain cable|continuous flex cable
橡套电缆|橡套线|橡皮电缆|rubber cable|rubber-sheathed cable
控制电缆|信号线|control cable|signal cable
阻燃|阻燃型|flame-retardant|flame retardant
耐火|防火|fire-resistant|fire resistant
低烟无卤|无卤|lszh|halogen-free|low-smoke halogen-free
芯数|几芯|cores|conductors
截面|截面积|平方|平方毫米|cross-section|mm2|sq mm|square
线鼻子|铜鼻子|接线鼻|铜线鼻|冷压端子|cable lug|terminal lug|copper lug|ring terminal
铜铝鼻|铜铝过渡端子|铜铝鼻子|bimetal lug|bimetallic lug
管型端子|针形端子|针型端子|欧式端子|ferrule|bootlace ferrule|wire ferrule
螺栓孔|stud hole|stud size
光纤放大器|fibre amplifier|fiber amplifier
`
