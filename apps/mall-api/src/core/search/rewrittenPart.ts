import { equivalents } from './interpretQuery/designations.ts'
import { greaseMarks } from './makersSuffix.ts'
import { inCatalogueWords } from './workshopWords.ts'

/**
 * A line in the catalogue's words. `asked` is another maker's designation that it translates, `unread` the part of its
 * suffix that is not understood and that `text` does not have.
 */
export type RewrittenPart = { text: string; asked?: string; unread?: string }

/**
 * A ball bearing with a maker's marks. Sources of the marks: the makers' catalogues of rolling bearings (SKF 2RSH, 2RS1,
 * 2RSL, 2Z; FAG 2RSR, 2HRS; NSK DDU, VV; NTN LLU, LLB; NACHI 2NSE; NSK and KOYO ZZ).
 */
const marked = new RegExp(
  '(?<![a-z\\d])(6[0-4]?\\d{2,3})[\\s-]*(?:c-?(?=2))?(2rs[1hrl]|2rsr|2rsh|2rz|2hrs|2bsr|ddu|dd|llu|llb|vv|2nse?9?|2ns|ees?|2zr?|zze)' +
    `(?:[\\s/-]*(c[2-5]))?(?:[\\s/-]*${greaseMarks}(?![a-z\\d]))*(?:[/-](?!p\\d|c[0-5n])([a-z]+\\d[a-z\\d]*))?(?![a-z\\d])`,
  'i',
)
/** `6004ZZ/5K`: the mall's marks before a maker's grease. */
const greased = new RegExp(
  `(?<![a-z\\d])(6[0-4]?\\d{2,3}[\\s-]*(?:zz|2rs)(?:[\\s/-]*c[2-5])?)(?:[\\s/-]+${greaseMarks}(?![a-z\\d]))+`,
  'i',
)
/** `6004LLX`: letters behind a ball bearing's number that are no mark of a known maker. */
const strange = /(?<![a-z\d])(6[0-4]\d{2})(?!etn|z)([a-z]{3}\d?)(?![a-z\d])/i
/** `HTD 5M-1250-25`: the pitch of a timing belt before its length. */
const pitchFirst = /(?<![a-z\d])(\d{1,2}m)-(\d{2,5})-(\d{1,3})(?![a-z\d])/i
/** `7208 BECBP`, `7206-B-XL-TVP`: an angular contact bearing of 40° with a maker's marks of its cage and pairing. */
const fortyDegrees =
  /(?<![a-z\d])(7[0-4]\d{2})[\s-]*b[\s-]*(?:e(?:[cg]?[abg]?[pmyj]?h?)?|xl|tvp|jp|mp|ga|w)(?:[\s-]*(?:xl|tvp|jp|mp|p|ua|uo))*(?![a-z\d])/i
/** Words for the closures of a bearing that is named without marks. */
const closed =
  /(?<![a-z\d])(6[0-4]?\d{2,3})(?!\d|[\s/-]*(?:2?rs|2?zz?|ll|dd|x\d))(.*?)(?:(两面铁盖|双面铁盖|铁盖|铁封|shielded|metal shields)|(?:两面|双面)?(胶封|胶盖|胶圈|密封|rubber seals|rubber sealed|(?<!un)sealed(?: both sides)?))的?/i

/** Returns a line with bearings' marks and words for closures as the catalogue writes them. */
export function rewrittenPart(written: string): RewrittenPart {
  const text = inCatalogueWords(written)
  const [marks, base, mark = '', clearance, unread] = marked.exec(text) ?? []
  if (marks && base) {
    const [tokens = []] = equivalents(`${base}${mark}`)
    const closure = tokens[1] ?? (/^ee/i.test(mark) ? '2rs' : undefined)
    if (closure)
      return {
        text: text.replace(marks, `${base}-${closure.toUpperCase()}${clearance ? `/${clearance.toUpperCase()}` : ''}`),
        asked: marks,
        ...(unread && { unread: unread.toUpperCase() }),
      }
  }
  const [filled, bare] = greased.exec(text) ?? []
  if (filled && bare) return { text: text.replace(filled, bare), asked: filled }
  const [whole, number, letters = ''] = marks ? [] : (strange.exec(text) ?? [])
  if (whole && number) return { text: text.replace(whole, number), asked: whole, unread: letters.toUpperCase() }
  const [belt, pitch, length, width] = pitchFirst.exec(text) ?? []
  if (belt) return { text: text.replace(belt, `${length}-${pitch}-${width}`) }
  const [angled, angular] = fortyDegrees.exec(text) ?? []
  if (angled && angular) return { text: text.replace(angled, `${angular}B`), asked: angled }
  const [said, bearing, between = '', shields] = closed.exec(text) ?? []
  if (said && bearing) return { text: text.replace(said, () => `${bearing}-${shields ? 'ZZ' : '2RS'} ${between}`) }
  return { text }
}

/** Returns likely meanings of a designation that the catalogue does not have: letters typed for digits, lost signs. */
export function slipsOfPart(text: string): string[] {
  const figures = text
    // The letter O among digits, and 5 for S: `62O5-2R5`.
    .replaceAll(
      /(?<=\d)[oO](?=[\d\s/-]|$)|(?<=\d[oO]*)[oO](?=[oO]*\d)|(?<=[a-z]\d*)[oO](?=\d)|(?<=\d)[oO]{1,3}(?![a-z])/gi,
      (signs) => '0'.repeat(signs.length),
    )
    .replaceAll(/(?<![a-z\d])([a-z]{1,2}[1-9])[oO]{2,3}(?![a-z])/gi, (one) => one.replaceAll(/o/gi, '0'))
    .replaceAll(/(?<=\d{3}[\s-]*)2r5(?![a-z\d])/gi, '2RS')
  const sizes = figures.replace(/(?<=[a-z]{2}\d{1,3})-(\d{1,3})-(\d{1,2})(?=-[a-z])/i, 'x$1x$2')
  const threads = figures.replace(/(?<=m\d{1,2})-(\d{1,3})(?=-\d)/i, 'x$1')
  return [...new Set([figures, sizes, threads])].filter((one) => one !== text)
}
