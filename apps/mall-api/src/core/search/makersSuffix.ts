/**
 * Marks of a maker's grease, which do not change the part. Sources: the makers' catalogues of rolling bearings (NTN
 * 5K, 1K, 2AS, L627; NSK PS2, NS7, AV2, AS2; SKF MT33, MT47, GJN).
 */
export const greaseMarks = '(?:c-)?(?:5k|1k|2as?|l627|l448|ps2s?|ns7s?|av2s?|as2s?|mt33|mt47|gjn)'
const seals = '2rs[1hrl]?|2rsr|2rz|2b?hrs|2bsr|ddu?|llu|llb|vv|2nse?9?'
const shields = 'zze?|2zr?'
const suffix = new RegExp(
  `^(?:c(?=2))?(?:(?<seals>${seals})|(?<shields>${shields}))?(?<clearance>c[2-5])?(?:${greaseMarks})*(?<rest>.*)$`,
)

/**
 * Reads what stands behind a bearing's number, normalised: `llu5k`, `2rshc3`. `marks` are the closure and clearance as
 * the catalogue writes them, `unread` is the part that no maker's mark explains.
 */
export function readSuffix(text: string): { marks: string; unread: string } {
  const { seals: sealed, shields: shielded, clearance = '', rest = '' } = suffix.exec(text)?.groups ?? {}
  return { marks: `${sealed ? '2rs' : shielded ? 'zz' : ''}${clearance}`, unread: rest }
}
