import { countedUnit } from './lineCounts.ts'

/** A line without its note and the buyer's own article number. */
export type Annotated = { line: string; note?: string; articleNumber?: string }

const notes: readonly RegExp[] = [
  // `// pump room`, `#装配线`, `备注：空压机用`, `note: call before delivery`
  /(?<=\S)\s+(?:\/\/|#(?=\p{Script=Han}))\s*(.+)$/u,
  /(?<=\S)[\s,;]+(?:备注|注|note|remark|remarks)\s*[:：]\s*(.+)$/iu,
  // `带平垫`, `with nut`: more than the part
  /(?<=\S)[\s,]*((?:带|配)(?:[弹平]?垫(?:片|圈)?|螺母)|(?:complete )?with (?:hex )?(?:nuts?|washers?))(?=[\s,;]|$)/iu,
  // `or equal`, `有货吗？`
  /(?<=\S)[\s,]+(or (?:equal|equiv\w*)|有货吗\??|多久到\??)(?=[\s,;]|$)/iu,
  // `(spare for line 4)`, `[maintenance Dec]`, `(急)`
  /[([]\s*((?:[^()[\]]*(?:备|急|用|spare|urgent|asap|maintenance|equal|equiv|drawing|for\s|p\.?o\.?\s)[^()[\]]*))\s*[)\]]/iu,
]
/**
 * Matches the words that open a note behind a quantity. Other words behind a quantity may describe the product: `4 pcs 30206`, `2 pcs
 * cast iron`.
 */
const opening =
  '(?:for|to|as|no sub\\w*|no equiv\\w*|equiv\\w*|equal|or (?:equal|equiv\\w*)|urgent|asap|need(?:ed)? by|by|deliver\\w*|call|same|cost cent\\w*|note|spare|please|pls|thx|thanks|p\\.?o|incl\\w*|plant|sloc|with)(?![a-z])|' +
  '急|送|用|要带|带(?!座)|下周|本周|下个?月|明天|老板|每(?!个|只|盒|包)|安装|装在|备|谢|含税|不含税|交期|到货|两头|多久|有货|机修|装配|电工|\\d+号|[一二三四五六七八九]号|\\S{1,4}(?:车间|班|仓库|机用|库)(?![\\p{L}\\d])'
const behindCount = new RegExp(
  `(?<=\\d\\s*(?:[a-z]{1,6}\\.?|\\p{Script=Han}))(?:\\s*[,;!]\\s*|\\s+-*\\s*|\\s*-{2,}\\s*)((?:${opening})[^\\t|]*)(?=$|[\\t|])`,
  'iu',
)
const behindModel = /(?<=[a-z\d]{3}\S*|\d[a-z]?)\s+((?:for (?:the |our )?[a-z]|用于|用在|安装在)[^\t|]*)(?=$|[\t|])/iu

/** Matches words for a part: its closures, its clearance, its material, a designation. */
const ofPart =
  /(?<![a-z])(?:seal(?:s|ed)?|shield(?:s|ed)?|rubber|stainless|brass|zinc|clearance|open|c[ -]?[2-5]|2?[ -]?rs\d?)(?![a-z])|(?<![a-z\d])(?:2rs|2z|zz|ddu?|llu|llb)[a-z\d]*(?:[\s/-]?c[2-5])?(?![a-z])|(?<![a-z\d-])(?:[67]\d{3}|3[0-3]\d{3}|51[1-4]\d{2}|n[ju]p?\d{3,4}|s?ucf?[lp]?\d{3})(?:[\s/-]?(?:2?rs|2?zz?|c[2-5]|[a-e]))*(?![\w-])|密封|胶[盖封]|铁[盖封]|不锈钢|镀锌/iu

/** A number with a label that says that the buyer gave it. */
const labelled =
  /(?:^|[\s,;|(])(?:our (?:no|ref|item)\.?|mat(?:erial)?\.?(?: no\.?)?|物料(?:编码|号)|存货编码|料号|物编)\s*[:：#]?\s*((?=[\w-]*\d{3})[a-z]{0,3}-?\d[\w-]*)\s*[=;:/|,]?\s*/iu
/** Cells and leading words that are numbers of an inventory: `100048211`, `0101001`, `WX-200118`, `PR2611-008`. */
const inventory = /^(?:0\d{4,}|\d{7,}|[a-z]{2,4}-?\d{5,}|pr\d{4}-\d{2,})$/i

/** Takes the note and the buyer's article number out of a line. */
export function annotated(written: string): Annotated {
  let line = written
  let articleNumber: string | undefined
  const [label, own] = labelled.exec(line) ?? []
  if (label && own && /\d/.test(line.replace(label, ' '))) {
    articleNumber = own
    line = line.replace(label, ' ').trim()
  }
  const kept: string[] = []
  for (const pattern of [...notes, behindCount, behindModel]) {
    const [found, note = ''] = pattern.exec(line) ?? []
    const rest = found && line.replace(found, ' ').trim()
    if (!rest || !/[a-z\d]{3}|\d/i.test(rest) || countedUnit.test(note) || ofPart.test(note)) continue
    kept.push(note.trim())
    line = rest
  }
  const note = kept.join(', ').replace(/[\s,;.!。!]+$/u, '')
  articleNumber ??= inventoryNumber(line)
  return { line, ...(note && { note }), ...(articleNumber && { articleNumber }) }
}

/** Returns the first cell that is a number of an inventory, if another cell may be a designation. */
function inventoryNumber(line: string): string | undefined {
  const cells = /[\t|,;]/.test(line) ? line.split(/[\t|,;]/).map((cell) => cell.trim()) : []
  return cells.length > 2 ? cells.find((cell) => isInventory(cell)) : undefined
}

export const isInventory = (cell: string): boolean => inventory.test(cell)
