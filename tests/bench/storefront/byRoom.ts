import type { measureScreens, readModules } from '../../../tools/checks/shopSizes.ts'

/** The groups of the breakdown, each with a pattern for the paths of its modules. */
const rooms = [
  ['react', /react-module:/],
  ['i18n', /packages\/i18n\/|node_modules\/i18next\//],
  ['radix', /node_modules\/(@radix-ui|radix-ui|aria-hidden|react-remove-scroll|@floating-ui)/],
  ['domain', /packages\/domain\/|decimal\.js/],
  ['ui', /packages\/ui\/|uqr/],
  ['commerce', /packages\/commerce\//],
  ['decoration', /packages\/decoration\//],
  ['pages', /packages\/pages\//],
  ['storefront', /apps\/storefront\//],
  ['other', /./],
] as const

/** Splits the size of a screen's scripts among the packages that their modules come from. */
export function byRoom(
  { scripts }: Pick<ReturnType<typeof measureScreens>[number], 'scripts'>,
  modules: ReturnType<typeof readModules>,
): Record<string, number> {
  const sums: Record<string, number> = Object.fromEntries(rooms.map(([room]) => [room, 0]))
  for (const { file, size } of scripts) {
    const lengths = Object.entries(modules[file] ?? {})
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
    for (const [name, length] of lengths) {
      const room = rooms.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
      // A module has no compressed size of its own, so the file's size is split in proportion to the lengths of its
      // modules.
      sums[room] = (sums[room] ?? 0) + (size * length) / whole
    }
  }
  return sums
}
