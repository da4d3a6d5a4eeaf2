import { normaliseModel } from '../tokens.ts'

/** The edge of a turning insert by its shape and its inscribed circle in eighths of an inch, as ISO writes it. */
const insertEdges: Record<string, string> = {
  c3: '09',
  c4: '12',
  d3: '11',
  d4: '15',
  s3: '09',
  s4: '12',
  t2: '11',
  t3: '16',
  v2: '11',
  v3: '16',
  w3: '06',
  w4: '08',
}
/** Rated currents of contactors by the end of their designation, in A. */
const contactorCurrents: Record<string, number> = {
  16: 9,
  17: 12,
  18: 18,
  23: 9,
  24: 12,
  25: 18,
  26: 25,
  27: 32,
  28: 40,
  35: 40,
  36: 50,
  37: 65,
  38: 80,
  45: 80,
  46: 95,
}
/** Coils of contactors by their maker's letter. */
const coils: Record<string, string> = {
  b7: 'ac24v',
  bd: 'dc24v',
  bl: 'dc24v',
  f7: 'ac110v',
  fe7: 'ac110v',
  m7: 'ac220v',
  p7: 'ac220v',
  u7: 'ac220v',
  q7: 'ac380v',
  v7: 'ac380v',
}
/** Threads of push-in fittings and flow controls as other makers number them. */
const threadNumbers: Record<string, string> = { '01': 'r18', '02': 'r14', '03': 'r38', '04': 'r12', m5: 'm5' }
/** Distances at which sensors of a thread are flush with their mounting, in mm. */
const flushDistances: Record<string, number[]> = { 8: [1, 1.5], 12: [2], 18: [5], 30: [10] }
/** Bores of housed units as the last two digits of their designation. */
const housed = (letters: string) => (_: string, bore: string) =>
  `${letters}2${String(Number(bore) / 5).padStart(2, '0')}`

/**
 * Series that many makers build under their own letters, with this mall's words (`$1` is a size; spaces separate tokens
 * that must all be present, bars separate alternatives) and the category.
 */
const series: readonly [pattern: RegExp, ours: string | ((...groups: string[]) => string), leaf: string][] = [
  // bearings: housed units without their first letters; marks from before 1993 that mean nothing else today
  [/^p([23]\d{2})$/, 'ucp$1', '立式带座轴承'],
  [/^ucp([23]\d{2})-\d{1,2}(?:d1|j|[a-z]{0,2})$/, 'ucp$1', '立式带座轴承'],
  [/^(uc[f]l?)([23]\d{2})-\d{1,2}(?:d1|j|[a-z]{0,2})$/, '$1$2', '法兰带座轴承'],
  [/^syj?(20|25|30|35|40|45|50|55|60|65|70|75)(?:tf|fm|wf|tr|tuf)?$/, housed('ucp'), '立式带座轴承'],
  [/^fyj?(20|25|30|35|40|45|50|55|60|65|70|75)(?:tf|fm|wf|tr|tuf)?$/, housed('ucf'), '法兰带座轴承'],
  [/^fytbk?(20|25|30|35|40|45|50|55|60|65|70|75)(?:tf|fm|wf|tr|tuf)?$/, housed('ucfl'), '法兰带座轴承'],
  [/^(f[lc]?)([23]\d{2})$/, 'uc$1$2', '法兰带座轴承'],
  [/^60([2-4]\d{2})$/, '6$1', '深沟球轴承'],
  [
    /^7([2356])(\d{2})e?$/,
    (_, series = '', bore) => `${{ 2: '302', 3: '303', 5: '322', 6: '323' }[series]}${bore}`,
    '圆锥滚子轴承',
  ],
  [/^180([1-4]\d{2})$/, '6$1 2rs', '深沟球轴承'],
  [/^80([1-4]\d{2})$/, '6$1 zz', '深沟球轴承'],
  [/^36([123]\d{2})$/, '7$1c', '角接触球轴承'],
  [/^66([123]\d{2})$/, '7$1b', '角接触球轴承'],
  [/^42([23]\d{2})e?$/, 'nj$1e', '圆柱滚子轴承'],
  [/^8([1-4]\d{2})$/, '51$1', '推力球轴承'],
  [/^hgr?(15|20|25|30|35|45|55|65)r(\d{3,4})[a-z]*$/, 'lgr$1$2', '直线导轨'],
  [/^(?:sf[uevyski]?|dfu|bsn?|scr|r)(\d{4})-(?:c\d{1,2}-)?(\d{3,4})$/, 'bsn$1c7$2', '滚珠丝杠'],
  // motors, gear units
  [/^(?:1l[aeg]\d|m[23](?:ba|bp|aa|qa|kp)[a-z]?).*$/, '', '三相异步电动机'],
  [/^(?:n?mrv|rv|nrv|wj|vf|vsf|kmrv)0?(\d{2,3})$/, 'rv$1', '蜗轮减速机'],
  [/^(?:wpa|wpo|wps|wpda|wpx)\d{2,3}$/, '', '蜗轮减速机'],
  [/^(?:sew)?(?:r|tr|yr|gr|rx|crg|src)(37|47|57|67|77|87|97|107)$/, 'hr$1', '斜齿轮减速机'],
  [/^(?:sew)?(?:rf|trf|yrf|grf|rxf)(37|47|57|67|77|87|97|107)$/, 'hrn$1', '斜齿轮减速机'],
  [
    /^(?:w?pl[fesxh]?|zpl[fe]|plhe|pab|ab|af|abr|px|pxr|psf|vrb|wab|hpl|ple|plq)0?(40|42|60|80|90|115|120|142|160|180)(?:-?l[123])?$/,
    'pg$1',
    '行星减速机',
  ],
  [
    /^(?:w?pl[fesxh]?|zpl[fe]|plhe|pab|ab|af|px|hpl|ple|plq)0?(42|60|90|115|142|180)-(?:l[12]-?)?0?(\d{1,3})(?:-.*)?$/,
    'pg$1$25|pg$1$28',
    '行星减速机',
  ],
  [/^(?:n?mrv|rv|nrv|wj|vf|vsf|kmrv)0?(\d{2,3})[-/](\d{1,3}(?:\.5)?)$/, 'rv$1$2', '蜗轮减速机'],
  // transmission: chains of the American series have the pitch of ours with the same number
  [/^(06|08|10|12|16|20|24)a(?:-?([123]))?$/, '$1b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?35(?:-?[123])?|35[号#])$/, '06b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?40(?:-?[123])?|40[号#])$/, '08b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?50(?:-?[123])?|50[号#])$/, '10b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?60(?:-?[123])?|60[号#])$/, '12b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?80(?:-?[123])?|80[号#])$/, '16b', '滚子链'],
  [/^(?:(?:ansi|rs|#)-?100(?:-?[123])?|100[号#])$/, '20b', '滚子链'],
  [/^(?:rotex|gs|gr|xl|lx|gte|trasco)(\d{2,3})$/, 'gr$1', '联轴器'],
  // hydraulics
  [/^h?a?a10vs?o(\d{2,3})(?:dr|dfr?|dfl?r).*$|^h?a?a10vs?o(\d{2,3})$/, 'a10$1$2', '液压泵'],
  [/^pv2r[1-4]-?(\d{1,3}).*$/, 'pv2r$1', '液压泵'],
  [/^(?:cbn|cbw|cbt|cbk|cbd)-?[ef]?[35](\d{2}).*$/, 'cbn$1', '液压泵'],
  [/^(?:cby|cbg|cbq|cbf|cbb|gpy|hgp)-?[a-z]?\d.*$/, '', '液压泵'],
  [/^4?we(6|10)([ejgd])\d.*$/, '4we$1$2', '液压阀'],
  [/^(?:dsg|s?wh)0?1(?:-|)3c2.*$/, '4we6e', '液压阀'],
  [/^(?:dsg|s?wh)0?2(?:-|)3c2.*$/, '4we10e', '液压阀'],
  [/^(?:dsg|s?wh)0?1(?:-|)3c4.*$/, '4we6j', '液压阀'],
  [/^(?:dsg|s?wh)0?2(?:-|)3c4.*$/, '4we10j', '液压阀'],
  [/^(?:dsg|s?wh)0?1(?:-|)3c60.*$/, '4we6g', '液压阀'],
  [/^(?:dsg|s?wh)0?2(?:-|)3c60.*$/, '4we10g', '液压阀'],
  [/^(?:dsg|s?wh)0?1(?:-|)2[bd]2.*$/, '4we6d', '液压阀'],
  [/^(?:dsg|s?wh)0?2(?:-|)2[bd]2.*$/, '4we10d', '液压阀'],
  [/^dg4v3.*$/, '', '液压阀'],
  // pneumatics
  [
    /^(?:sc|si|sai|sau|su|dnc|dsbc|dsbg|cp9[56]s?d?b?|mdbb?|qgbz?|jsi|dng|sic)-?(\d{2,3})[x-](\d{2,4})(?:-?[a-z]+)*$/,
    'su$1x$2',
    '标准气缸',
  ],
  [/^(?:sc|si|sai|sau|su|dnc|dsbc|cp9[56]s?d?b?|qgbz?)(32|40|50|63|80|100|125)$/, 'su$1', '标准气缸'],
  [
    /^(?:mal|ma|mi|mic|maj|dsnu|cd?m2[a-z]?|cd?85n?|cj2b?|esnu)-?(12|16|20|25|32)[x-](\d{2,3})(?:-?[a-z]+)*$/,
    'ma$1x$2',
    '迷你气缸',
  ],
  [
    /^(?:sda|sdas|sdaj|adn|advu?|advc|cd?q2[a-z]?|acq|acp|aen|ssd)-?(12|16|20|25|32|40|50|63)[x-](\d{1,3})(?:-?[a-z]+)*$/,
    'sda$1x$2',
    '薄型气缸',
  ],
  // the last digits are the port, the third one the actuation
  [/^4v[1-4]([123]0c?)[ep]?-?08[a-z]?$/, '2v2$1', '电磁阀'],
  [/^4v[1-4]([123]0c?)[ep]?-?10[a-z]?$/, '3v2$1', '电磁阀'],
  [/^4v[1-4]([123]0c?)[ep]?-?15[a-z]?$/, '4v2$1', '电磁阀'],
  [/^(?:sy[3579]\d{3}|vuvg|vf[135]\d{3}|mfh|2w\d{3}|2s\d{3}).*$/, '', '电磁阀'],
  [
    /^qs(l?)-?g?(1\/8|1\/4|3\/8|1\/2)-(4|6|8|10|12|16)$/,
    (_, shape, thread = '', tube) => `${shape ? 'pl' : 'pc'}${tube} r${thread.replace('/', '')}`,
    '快插接头',
  ],
  [
    /^as[1-4]2[013]1f-?(m5|0[1-4])-?0?(\d{1,2})s?a?$/,
    (_, thread = '', tube) => `sl${tube} ${threadNumbers[thread]}`,
    '快插接头',
  ],
  [/^kq2h0?(\d{1,2})-?01a?s?$/, 'pc$1 r18', '快插接头'],
  [/^kq2h0?(\d{1,2})-?02a?s?$/, 'pc$1 r14', '快插接头'],
  [/^kq2h0?(\d{1,2})-?03a?s?$/, 'pc$1 r38', '快插接头'],
  [/^kq2h0?(\d{1,2})-?04a?s?$/, 'pc$1 r12', '快插接头'],
  [/^kq2l0?(\d{1,2})-?01a?s?$/, 'pl$1 r18', '快插接头'],
  [/^kq2l0?(\d{1,2})-?02a?s?$/, 'pl$1 r14', '快插接头'],
  [/^kq2l0?(\d{1,2})-?03a?s?$/, 'pl$1 r38', '快插接头'],
  [/^kq2l0?(\d{1,2})-?04a?s?$/, 'pl$1 r12', '快插接头'],
  [/^(?:b?fr|afr|bfr|gfr|ufr|aw|nfr|sfr)[1-5]0(?:00)?-?(?:02|08)d?$/, 'afr g14', '气源处理'],
  [/^(?:b?fr|afr|bfr|gfr|ufr|aw|nfr|sfr)[1-5]0(?:00)?-?(?:03|10)d?$/, 'afr g38', '气源处理'],
  [/^(?:b?fr|afr|bfr|gfr|ufr|aw|nfr|sfr)[1-5]0(?:00)?-?(?:04|15)d?$/, 'afr g12', '气源处理'],
  [/^(?:b?fr|afr|bfr|gfr|ufr|aw|nfr|sfr)[1-5]0(?:00)?(?:-?\d{2})?d?$/, 'afr', '气源处理'],
  [/^(?:bfc|afc|gfc|ufrl?|sfc)[1-5]0(?:00)?-?(?:02|08)d?$/, 'ac2 g14', '气源处理'],
  [/^(?:bfc|afc|gfc|ufrl?|sfc)[1-5]0(?:00)?-?(?:03|10)d?$/, 'ac2 g38', '气源处理'],
  [/^(?:bfc|afc|gfc|ufrl?|sfc)[1-5]0(?:00)?-?(?:04|15)d?$/, 'ac2 g12', '气源处理'],
  [/^(?:bfc|afc|gfc|ufrl?|sfc)[1-5]0(?:00)?(?:-?\d{2})?d?$/, 'ac2', '气源处理'],
  [/^(?:ac|bc|uac|gc|uc|qac)[1-5]0(?:00)?-?(?:02|08)d?$/, 'ac3 g14', '气源处理'],
  [/^(?:ac|bc|uac|gc|uc|qac)[1-5]0(?:00)?-?(?:03|10)d?$/, 'ac3 g38', '气源处理'],
  [/^(?:ac|bc|uac|gc|uc|qac)[1-5]0(?:00)?-?(?:04|15)d?$/, 'ac3 g12', '气源处理'],
  [/^(?:ac|bc|uac|gc|uc|qac)[1-5]0(?:00)?(?:-?\d{2})?d?$/, 'ac3', '气源处理'],
  // pumps, valves
  [/^(?:cdlf?|cdmf?|cr[ni]?|qdlf?|gdlf?|svw?|bl|td|dlf?)0?(\d{1,2})-0?(\d{1,2})0?$/, 'cdl$1 $1-$2|cdl$1$2', '多级泵'],
  [/^(?:cdlf?|cdmf?|cr[ni]?|qdlf?|gdlf?)0?(\d{1,2})$/, 'cdl$1', '多级泵'],
  [/^(?:is[wg]?|isr|ih|xa|nis)(\d{2,3}-\d{2,3}-\d{3})[a-z]?$/, 'is$1', '离心泵'],
  [/^(?:j?y?wqd?k?|qw|qwd?|wqk|as|af|uq)\d+-\d+-\d+(?:\.\d+)?$/, '', '潜水泵'],
  [/^q[1-9]?[1-9]\d[fyhv].*$/, '', '球阀'],
  [/^z[1-9]?[1-9]\d[xhwyt].*$|^rvhx.*$/, '', '闸阀'],
  [/^d[1-9]?[1-9]\d[xhfj].*$/, '', '蝶阀'],
  [/^h[1-9]?[1-9]\d[xhwyt].*$|^hc41x.*$|^h[cq]\d{2}x.*$/, '', '止回阀'],
  // sensors
  [
    /^lj(8|12|18|30)a3-(\d{1,2}(?:\.5)?)-[zj]\/?([ab])([xy])$/,
    (_, thread = '', distance, contact, kind) =>
      `is${thread}${flushDistances[thread]?.includes(Number(distance)) ? 'b' : 'n'}${kind === 'x' ? 'n' : 'p'}${contact === 'b' ? '1' : '2'}`,
    '接近开关',
  ],
  [/^e2[abe]-?[ms](8|12|18|30).*$/, 'm$1 接近 开关', '接近开关'],
  [/^(?:lj|tl|pr|prcm|bi|im|ni|e2e|e2b|xs|lr|ls)(8|12|18|30)(?:a3|m|-?\d*d?[np]).*$/, 'm$1 接近 开关', '接近开关'],
  [/^(?:e3f|e3z|e3jk|e3x|bx|bj|brqm|pz|gse|gl6|omt).*\d.*$/, '', '光电开关'],
  [/^(?:e6b2|e6c2|e6c3|lpd38|zsp|isc|e40|e50|trd|omron6).*\d.*$/, '', '编码器'],
  [/^(?:yn|ytn|yhn|y|ytf|ybfn?|yb)-?60$/, 'yn63', '压力表'],
  [/^(?:yn|ytn|yhn|y|ytf|ybfn?|yb)(40|60|63|100|150)$/, 'yn$1', '压力表'],
  [/^wz[pc][a-z]?-?\d{2,4}[a-z]?$/, '', '温度传感器'],
  // switchgear
  [
    /^lc1-?[dek]0?(9|[1-9]\d)(b7|bd|bl|fe?7|m7|p7|u7|q7|v7)c?$/,
    (_, current, coil = '') => `cn1${current}11${coils[coil]}`,
    '交流接触器',
  ],
  [
    /^3rt[12]0(16|17|18|23|24|25|26|27|28|35|36|37|38|45|46)(?:-?\d[a-z].*)?$/,
    (_, size = '') => `cn1${contactorCurrents[size]}11`,
    '交流接触器',
  ],
  [/^ax?f?0?(9|[1-9]\d)-30-\d\d(?:-\d\d)?$/, 'cn1$111', '交流接触器'],
  // cutting: inserts of the American standard count in eighths and sixteenths of an inch
  [
    /^([cdstvw])([cn]m[gt])([234])(?:3|2\.?5|2)([123])$/,
    (_, shape = '', kind, circle = '', radius) =>
      `${shape}${kind}${insertEdges[shape + circle]}${circle === '3' && kind === 'cmt' ? 't3' : '04'}${['', '04', '08', '12'][Number(radius)]}`,
    '数控刀片',
  ],
  [
    /^(?:cjx2s?|nc1|nxc|lc1-?[dek]|cdc6i?|gsc[1-4]|sc1|cjx1|3tf|3rt|cj20|rmc1?|cn1|dil|ngc3|hc1|af)-?0?(9|[1-9]\d)(?:[01][01])?(?:[a-z]\d?[a-z]?)?$/,
    'cn1$111',
    '交流接触器',
  ],
  [
    /^(?:nr2|nxr|jrs[12]|jr36|jr28|jr20|lrd?|lr2d|lr-?d|cdr6i?|gsr1|thn?|ta|3ru|3ua|rmr1?|jrs1d)-?\d.*$/,
    '',
    '热过载继电器',
  ],
  [
    /^(?:dz47[a-z]*|nxb|nb1|nbe7?|c65[nhl]?|ic65[nhl]?|c60[nh]?|ea9[a-z]*|s20[1-4][a-z]?|sh20[1-4]|cdb[67][a-z]*|hdbe|tgb1?n?|dpn|bkn|5sy|5sj|osmc32n?|e9|hdb\d?|gm|bh-d6)-?\d*.*$/,
    '',
    '断路器',
  ],
  [
    /^(?:nm1|nxm|cm[13]|cdm[13]|nsx|ezd|dz20[a-z]?|rmm1|tgm1|tmax|xt[1-4]|cvs|nse|abn|abs|hdm3|am1|gm3|ndm\d?)-?(63|100|125|160|225|250|400|630|800).*$/,
    '',
    '塑壳断路器',
  ],
  [/^(?:my|ly|jzx22f?|rxm|rj|hh5|hf|cr-?m)-?(2|4)(?:n|nj|p|z)?$|^(?:hh5)(2|4)p$/, 'mk$1$2', '继电器'],
  [
    /^(?:uk|jut1|st|sak|wdu|dk|usk|jxb|ust|tbr|wk|ute|zdu|pt|ek)-?(1\.5|2\.5|3|4|5|6|10|16|35)[nbk]?$/,
    'tu$1',
    '接线端子',
  ],
  [/^(?:ukk|wdk|jutk|ukkb)-?(2\.5|3|4|5)$/, 'td$1', '接线端子'],
  [/^(?:uslkg|wpe|sslkg|ekn)-?(1\.5|2\.5|3|4|5|6|10|16)$/, 'te$1', '接线端子'],
  [/^(?:n?dr|mdr|edr|sdr|hdr|ndr|drp|wdr|abl\d|lrs|s-|nes|s)-?(60|120|240|480)-(12|24|48)$/, 'dr$1$2', '开关电源'],
  [/^(?:n?dr|mdr|edr|sdr|hdr|drp|wdr)-?(60|120|240|480)$/, 'dr$1', '开关电源'],
  [
    /^(?:la38|lay39|lay5|lay16|lay37|xb2|xb4|xb5|zb2|zb4|np2|np4|np8|pbc|cnhf|la39|ad16|ad22|nd16)-?.*$/,
    '',
    '按钮指示灯',
  ],
  [/^(?:vv22|zr-?yjv22|yjv22|vlv22)$/, 'yjv22', '电力电缆'],
  [/^(?:bvr|rv|bvr?90|h07v|ul1015|ul1007|avr)$/, 'h07v', '单芯电线'],
  [/^(?:bv|zr-?bv|bvv)$/, 'bv', '单芯电线'],
  [/^(?:yz|yzw|ycw|yhc|h0[57]rn-?f)$/, 'yc', '电线电缆'],
  [/^(?:h0[35]vv-?f|rvvz?|vctf|ymvk|ysly|ölflex)$/, 'rvv', '电线电缆'],
  [/^(?:rvvsp|kvvrp|liycy|h05vvc4v5-?k|ysly-?cy)$/, 'rvvp', '电线电缆'],
  [
    /^e(05|75|07|10|15|25|40|60)(08|09|10|12|18)$/,
    (_, area = '', length) => `e${area === '75' || area === '07' ? '0.75' : Number(area) / 10}${Number(length)}`,
    '接线端头',
  ],
  // welding
  [/^(?:e?er50-?6|er49-?1|h08mn2sia?|mg50-?6|tg-?50|tig-?j50|sg2|g3si1|er70s-?g)$/, 'er70s6', '气保焊丝'],
  [/^e?4303$|^j?42[12]$|^e4313$|^e6013$|^thj42[12]$/, 'j421', '焊条'],
  [/^e?5016$|^j?506(?:fe)?$|^e7018$|^thj506$/, 'j506fe', '焊条'],
  [/^e?5015$|^j?507$|^e7015$|^thj507$/, 'j507', '焊条'],
  [/^a?10[27]$|^a?002$|^e308l?-?1[56]$/, 'a002', '焊条'],
  [/^a?20[27]$|^a?022$|^e316l?-?1[56]$/, 'a022', '焊条'],
  [/^a?30[27]$|^e309l?-?1[56]$/, 'a302', '焊条'],
  [/^z?[34]08$|^enici$/, 'z308', '焊条'],
  [/^(?:e71t-?1c?|e501t-?1|yj502|dw100|sf71|t492t1.*)$/, 'e71t1', '气保焊丝'],
  [/^(?:mb|bw|mig|p|pana|binzel)?-?(15|24|36)(?:ak|kd)$/, 'mt$1', '焊枪'],
  [/^mb501d?$|^501d$/, 'mt50', '焊枪'],
  [/^(?:wp|tig|qq|sr)-?(17|18|26)[fv]*$/, 'tt$1', '焊枪'],
  // seals, oils
  [/^(?:uhs|un|uns|idu|ups|b3|bs|uhp)-?(\d{2,3})x(\d{2,3})(?:x[\d.]+)?$/, 'un$1x$2', '液压密封'],
  [/^(?:dhs?|dkbi?|dkb?i?|lbh|lbi|ga|wr|asob?)-?(\d{2,3})x(\d{2,3})(?:x[\d.]+)?$/, 'dh$1x$2', '液压密封'],
  [/^(?:mg1|mb1|109b?|mg12|mg13|560[ad]?|ea560|bm1)-?(\d{2})$/, 'bm1$1', '机械密封'],
  [/^(?:m7n|m74|hj92n?|mfl85n?|ms7)-?(\d{2})$/, 'ms7$1', '机械密封'],
  [/^(?:type21|2100|m3n|120|155|cs21)-?(\d{2})$/, 'cs21$1', '机械密封'],
  [/^l?(?:hm|aw|ym|yb-?n)(22|32|46|68|100)$/, 'hm$1|vg$1 hm', '液压油'],
  [/^dte-?2([4-7])m?$/, (_, grade) => `hm${{ 4: '32', 5: '46', 6: '68', 7: '100' }[Number(grade)]}`, '液压油'],
  [
    /^shc-?6(27|29|30|32|34)$/,
    (_, grade = '') => `pao${{ 27: '100', 29: '150', 30: '220', 32: '320', 34: '460' }[grade]}`,
    '齿轮油',
  ],
  [/^l?hv(32|46|68)$/, 'hv$1', '液压油'],
  [/^l?tsa(32|46|68|100)$/, 'tsa$1', '液压油'],
  [/^l?da[bhg](32|46|68|100|150)$/, 'dah$1', '液压油'],
  [/^l?ck([cd])(68|100|150|220|320|460|680)$/, 'ck$1$2', '齿轮油'],
  [/^l?(?:hg|g)(32|46|68|100|150)$/, 'hg$1', '齿轮油'],
]

export type Series = { tokens: string[][]; leaf: string }

/** Reads another maker's designation as this mall's model tokens and the category's Chinese name. */
export function readSeries(typed: string): Series | undefined {
  const bare = typed.toLowerCase().replace(/\s/g, '')
  const model = normaliseModel(bare)
  for (const [pattern, ours, leaf] of series) {
    const match = pattern.exec(bare) ?? (model === bare ? null : pattern.exec(model))
    if (!match) continue
    const said =
      typeof ours === 'string' ? ours.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '') : ours(...match)
    return { tokens: said ? said.split('|').map((way) => way.split(' ')) : [], leaf }
  }
  return undefined
}

/** Returns the current designation of a bearing's three-digit number from before 1993: 205 is 6205. */
export function currentBearingDesignation(typed: string): string | undefined {
  return /^[1-4](?:0[0-9]|1[0-9]|2[0-9])$/.test(typed)
    ? typed.startsWith('1')
      ? `60${typed.slice(1)}`
      : `6${typed}`
    : undefined
}
