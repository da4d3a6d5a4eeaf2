/**
 * Synonyms for materials, finishes, measures, standards and words of trade. One group per line, words separated by
 * bars.
 */
export const materials = `
不锈钢|白钢|inox|stainless|stainless steel|ss
不锈钢304|304不锈钢|304|sus304|a2|a2-70|stainless 304|aisi 304
不锈钢316|316不锈钢|316|sus316|a4|a4-70|stainless 316|aisi 316
碳钢|铁|carbon steel|mild steel
合金钢|alloy steel
弹簧钢|65mn|spring steel
轴承钢|gcr15|100cr6|bearing steel
铬钒钢|crv|chrome vanadium|chrome vanadium steel
铸铁|灰铸铁|生铁|cast iron|grey iron
球墨铸铁|球铁|ductile iron|nodular iron
铸钢|cast steel
黄铜|brass
铜|紫铜|copper
铝|aluminium|aluminum
铝合金|aluminium alloy|aluminum alloy
硬质合金|钨钢|carbide|tungsten carbide|solid carbide
高速钢|白钢刀|hss|high speed steel
含钴高速钢|钴钢|hss-e|cobalt hss|hssco|m35
碳化硅|sic|silicon carbide
刚玉|氧化铝|aluminium oxide|aluminum oxide|alumina
锆刚玉|zirconia
陶瓷|ceramic
石墨|graphite
橡胶|rubber
丁腈橡胶|丁腈|nbr|nitrile|buna-n|buna n
氟橡胶|氟胶|fkm|fpm|viton
硅橡胶|硅胶|vmq|silicone
三元乙丙|三元乙丙橡胶|epdm
氢化丁腈|hnbr
氯丁橡胶|cr橡胶|neoprene|chloroprene
聚四氟乙烯|四氟|铁氟龙|特氟龙|ptfe|teflon
聚氨酯|pu|polyurethane
尼龙|pa|nylon|polyamide
聚氯乙烯|pvc
工程塑料|composite|engineering plastic
无石棉|芳纶|aramid|non-asbestos
镀锌|蓝白锌|白锌|zinc plated|zinc-plated|galvanised|galvanized
热浸锌|热镀锌|热浸镀锌|hot-dip galvanised|hot dip galvanized|hdg
发黑|发蓝|煮黑|black oxide|blackened
锌铝涂层|达克罗|dacromet|geomet|zinc flake
镀镍|nickel plated|nickel-plated
镀铬|硬铬|chrome plated|chromed
镀锡|tinned|tin plated
本色|原色|plain finish|self-colour
淬火|热处理|hardened|heat treated
内径|孔径|内孔|bore|inner diameter|inside diameter|id
外径|outside diameter|outer diameter|od
宽度|宽|width
厚度|厚|thickness
长度|长|length
高度|高|height
直径|diameter|dia
功率|power
电压|voltage
电流|current|amperage
压力|pressure
温度|temperature
重量|净重|weight|net weight
千瓦|kw|kilowatt
马力|匹|hp|horsepower
兆帕|mpa
公斤压力|bar|巴
毫米|mm|millimetre|millimeter
米|metre|meter
寸|英寸|inch
分牙|英制管螺纹|管螺纹|bsp|pipe thread
公制|米制|metric
英制|美制|imperial
粗牙|coarse thread
细牙|fine thread
精度|精度等级|公差等级|precision|accuracy|tolerance class
规格|尺寸|型号规格|size
国标|gb|gb/t
德标|din
国际标准|iso standard
美标|astm|ansi|asme
防护等级|ip等级|protection class|ip rating
耐磨|耐磨损|wear-resistant|wear resistant
耐高温|高温|high temperature|heat-resistant
耐腐蚀|防腐|防锈|corrosion-resistant|corrosion resistant|rustproof
防水|waterproof
防爆|explosion-proof|atex
加长|长款|long|extended
重型|重载|heavy-duty|heavy duty
轻型|light-duty|light duty
左旋|逆时针|anticlockwise|counterclockwise|left-hand
右旋|顺时针|clockwise|right-hand
红色|红|red
绿色|绿|green
黄色|黄|yellow
蓝色|蓝|blue
黑色|黑|black
白色|白|white
灰色|灰|grey|gray
黄绿|黄绿双色|接地线色|green-yellow|yellow-green
透明|clear|transparent
原装|正品|original|genuine
替代|代用|替换|replacement|substitute|equivalent
配件|零件|备件|spare part|parts|accessories
套装|组套|kit|set
散件|单个|single piece
整盒|一盒|box
`
