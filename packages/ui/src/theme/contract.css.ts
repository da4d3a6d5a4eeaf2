import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css'
import tokens from './tokens.json' with { type: 'json' }

/** Styles stand in layers, so that a host's own rules, being in none, win without a fight. */
export const layers = {
  reset: globalLayer('mw.reset'),
  theme: globalLayer('mw.theme'),
  components: globalLayer('mw.components'),
}

type Names<Group> = { [Name in Exclude<keyof Group, `$${string}`>]: null }

function names<Group extends object>(group: Group): Names<Group> {
  return Object.fromEntries(
    Object.keys(group)
      .filter((name) => !name.startsWith('$'))
      .map((name) => [name, null]),
  ) as Names<Group>
}

/** The names of the custom properties and no values: what a component's styles may know of a theme. */
export const vars = createGlobalThemeContract(
  {
    color: names(tokens.color.light),
    space: names(tokens.space),
    size: names(tokens.size),
    leading: names(tokens.leading),
    weight: names(tokens.weight),
    font: names(tokens.font),
    radius: names(tokens.radius),
    motion: names(tokens.motion),
    control: names(tokens.control),
    row: names(tokens.row),
    depth: names(tokens.depth),
    shadow: names(tokens.shadow),
  },
  (_, path) => `mw-${path.join('-')}`,
)

/** `light` or `dark`, as the theme is: for parts that follow it by themselves, as native controls do. */
export const scheme = 'var(--mw-scheme)'
