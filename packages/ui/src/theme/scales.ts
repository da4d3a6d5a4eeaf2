export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72] as const
export type Space = (typeof spaces)[number]

export const sizes = [12, 13, 14, 16, 18, 22, 28, 36] as const
export type Size = (typeof sizes)[number]

/** Returns one entry for each member of a scale, for `styleVariants`. */
export function each<Member extends string | number, Rule>(
  members: readonly Member[],
  rule: (member: Member) => Rule,
): Record<Member, Rule> {
  return Object.fromEntries(members.map((member) => [member, rule(member)])) as Record<Member, Rule>
}
