import { normaliseModel } from '../tokens.ts'

/** Makers' marks for the same closures of a ball bearing. */
const closures: readonly [RegExp, string][] = [
  [/^(?:2rs[1hrl]?|2rsr|2rsh|2rz|2rs2|2b?hrs|2hrz|2bsr|ddu|dd|llu|lu|llb|rs2|2ns[el]?|ees?|vv|2nse9)$/, '2rs'],
  [/^(?:zz|2z|2zr?|zze|z2)$/, 'zz'],
  [/^(?:rs[1h]?|du|rz)$/, 'rs'],
]
const bearing =
  /^([1-7]\d{2,4}?|n[a-z]{0,2}\d{3,4})(?:c(?=2))?((?:2rs[1hrl]?|2rsr|2rs2|2rz|2b?hrs|2hrz|ddu|dd|llu|lu|llb|vv|rs2|2ns[el]?|zze?|2zr?|z2)?)((?:c[0-5n]m?)?)(?:[a-z].*)?$/
/** `7208 BEP`, `7208BECBP`: a contact angle of 40°, which others write `7208B`. */
const contactAngle = /^(7[0-4]\d{2})b(?:e|xl|tvp|jp|mp|g|w)[a-z]*$/
/** `NU310ECM`, `NJ210ECP`: the cage of a cylindrical roller bearing behind its design. M is brass. */
const cage = /^(n[ujf]?p?[234]\d{2})e?c?(m[abl]?\d?|p|j|tvp2?|g\d*|w)(?:c[2-5])?$/
/** `PC8-02`: a push-in fitting whose thread is given by number. */
const pneumatic = /^s?((?:p[a-z]{1,2}|sl|nse|kq)\d{1,2})(0[1-4])$/
/** Carriages and ball screws in their leading makers' designations: `HGH20CA`, `HSR25A`, `SFU1605`. */
const carriage = /^(?:hg|eg|hsr|shs|msa|brh|lgh)(?:([hw])?(15|20|25|30|35|45|55|65)([a-z]*))$/
const screw = /^(?:sf[uekshaviny]|dfu|r|scr|bs)[a-z]?0?(\d{4})(?:-\d)?$/
const ports: Record<string, string> = { '01': '18', '02': '14', '03': '38', '04': '12' }
/** `Y132S-4`, `Y2-132S-4`, `YE4-132S-4`: frame and poles are the same in every series. */
const motor =
  /^(?:y|y[0-9]|yx\d?|ye\d|ym|ms|ml|mse?|ie\d|yb\d?|ybx\d|yvp\d?|yvf\d?|yej\d?)(\d{2,3}[sml][a-c]?\d?)(2|4|6|8)(b\d{1,2})?$/

/** Returns other makers' spellings of a designation, each as tokens that must all be present. */
export function equivalents(typed: string): string[][] {
  const model = normaliseModel(typed)
  const [, base = '', closure = '', clearance = ''] = bearing.exec(model) ?? []
  if (base && (closure || clearance)) {
    const mark = closures.find(([pattern]) => pattern.test(closure))?.[1]
    return [[base, ...(mark ? [mark] : closure ? [closure] : []), ...(clearance ? [clearance] : [])]]
  }
  const [, roller, cageMark = ''] = cage.exec(model) ?? []
  if (roller) return [[`${roller}${cageMark.startsWith('m') ? 'm' : 'e'}`]]
  const [, angular] = contactAngle.exec(model) ?? []
  if (angular) return [[`${angular}b`]]
  const [, shape, size, kind = ''] = carriage.exec(model) ?? []
  if (size)
    return [[`lgc${size}`], [`lgc${size}h`]].map((tokens) => [
      ...tokens,
      shape === 'w' || (/^[ab]/.test(kind) && !shape) ? 'flanged' : 'square',
    ])
  const [, figures] = screw.exec(model) ?? []
  if (figures) return [[figures]]
  const [, fitting, thread] = pneumatic.exec(model) ?? []
  if (fitting && thread)
    return [
      [fitting, `r${ports[thread]}`],
      [fitting, `g${ports[thread]}`],
    ]
  return []
}

/** Whether the designation is another maker's mark for the contact angle. */
export function isAngular(typed: string): boolean {
  return contactAngle.test(normaliseModel(typed))
}

/** Reads a motor's frame and poles, whatever the series. */
export function readMotor(typed: string): { frame: string; poles: string; mount: string } | undefined {
  const [, frame, poles, mount = ''] = motor.exec(normaliseModel(typed)) ?? []
  return frame && poles ? { frame, poles, mount } : undefined
}

/**
 * Returns models one typing slip away, likeliest first: swapped, extra, mistaken or missing character. Digits are never
 * replaced, because other digits are another size. Digits only count as swapped in a model with letters, so a bare number
 * (`1205`) is never corrected.
 */
export function slips(typed: string): string[][] {
  const model = normaliseModel(typed)
  if (model.length < 4 || model.length > 24 || !/\d/.test(model) || !/[a-z]/.test(model)) return []
  const at = Array.from(model, (_, i) => i)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const isFigure = (i: number) => /\d/.test(model[i] ?? '')
  const swapped = at
    .slice(1)
    .filter((i) => model[i] !== model[i - 1])
    .map((i) => model.slice(0, i - 1) + model[i] + model[i - 1] + model.slice(i + 1))
  const shorter = at.filter((i) => !isFigure(i)).map((i) => model.slice(0, i) + model.slice(i + 1))
  const mistaken = at
    .filter((i) => !isFigure(i))
    .flatMap((i) => Array.from(letters, (letter) => model.slice(0, i) + letter + model.slice(i + 1)))
  const longer = [...at, model.length].flatMap((i) =>
    Array.from(letters, (letter) => model.slice(0, i) + letter + model.slice(i)),
  )
  return [swapped, shorter, [...mistaken, ...longer]].map((tier) => [...new Set(tier)].filter((one) => one !== model))
}
