/** What buyers call things beside the catalogue's own synonyms: abbreviations, trade words, rubbers by their brand names. */
export const buyersWords: readonly (readonly string[])[] = [
  ['六角螺栓', '六角头螺栓', '外六角', '外六角螺栓', '外六角螺丝', 'hex bolt', 'hexagon bolt', 'hexagon head bolt', 'hex head bolt'],
  ['平垫', '平垫圈', '平垫片', 'flat washer', 'plain washer'], ['弹垫', '弹簧垫圈', '弹簧垫片', 'spring washer', 'spring lock washer', 'lock washer'],
  ['防松螺母', '自锁螺母', '尼龙螺母', '尼龙自锁螺母', 'lock nut', 'nyloc', 'nyloc nut', 'nylon insert lock nut'], ['麻花钻', '钻头', 'drill bit', 'twist drill', 'drill'],
  ['viton', 'fkm', 'fpm', '氟橡胶', '氟胶'], ['nitrile', 'nbr', 'buna', '丁腈', '丁腈橡胶'], ['silicone', 'vmq', '硅胶', '硅橡胶'], ['密封', '带密封', '胶封', 'sealed'], ['铁盖', '铁封', 'shielded'],
  ['扳手', '扳子', 'wrench', 'spanner'], ['ss', 'sus', 'inox', '不锈钢', 'stainless', 'stainless steel'], ['brg', 'bearing', '轴承'], ['shcs', 'socket head cap screw', '内六角圆柱头螺钉', '杯头螺丝', '杯头'],
  ['hex', 'hexagon', 'hexagonal', '六角'], ['cyl', 'cylinder'], ['assy', 'assembly'], ['alum', 'aluminium', 'aluminum', '铝'], ['galv', 'galvanised', 'galvanized', 'zinc plated', '镀锌'],
  ['o形圈', 'o型圈', 'o圈', 'oring', 'o ring', 'o-ring', 'o形密封圈', 'o型密封圈'], ['y型圈', 'y形圈', 'u型圈', 'u cup', 'u-cup'], ['v带', '三角带', '三角皮带', 'v belt', 'v-belt'],
  ['三相', '3 phase', '3-phase', '3phase', '3ph', 'three phase', 'three-phase'], ['mcb', 'miniature circuit breaker', '微断', '空开', '空气开关', '小型断路器'], ['mccb', 'moulded case breaker', '塑壳断路器', '塑壳'], ['plc cable', 'control cable', '控制电缆'],
]
