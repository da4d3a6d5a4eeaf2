/** Words that mean the same to buyers, in both languages; any of a group finds what any other is said of. */
export const synonyms: readonly (readonly string[])[] = [
  ['轴承', '培林', 'bearing'], ['螺栓', 'bolt'], ['螺丝', '螺钉', 'screw'], ['电机', '马达', '电动机', 'motor'],
]
