/** Screens still to come, to which pages lead already. A path goes from here when its screen comes. */
export const screensToCome: readonly string[] = []
