import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css'
import tokens from './tokens.json' with { type: 'json' }

/** The cascade layers. A host's rules are outside layers, so they override the kit's. */
export const layers = {
  reset: globalLayer('mw.reset'),
  theme: globalLayer('mw.theme'),
  components: globalLayer('mw.components'),
  /** The rules of whole screens. */
  screens: globalLayer('mw.screens'),
}

type Names<Group> = { [Name in Exclude<keyof Group, `$${string}`>]: null }

function names<Group extends object>(group: Group): Names<Group> {
  return Object.fromEntries(
    Object.keys(group)
      .filter((name) => !name.startsWith('$'))
      .map((name) => [name, null]),
  ) as Names<Group>
}

/** The names of the custom properties, without values. Component styles refer only to these names. */
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

/** `light` or `dark`, by the theme: for elements that follow the theme themselves, such as native controls. */
export const scheme = 'var(--mw-scheme)'
