type Tokens = { color: { light: object } } & Record<
  'space' | 'size' | 'weight' | 'font' | 'radius' | 'shadow' | 'motion',
  object
>

/**
 * Writes a Tailwind 4 theme with the design tokens by name: `bg-mw-action`, `text-mw-14`, `p-mw-12`,
 * `rounded-mw-medium`. Values refer to the custom properties, so that light, dark, brand and density apply as in the
 * components.
 */
export function tailwindSheet(tokens: Tokens, media: Readonly<Record<string, string>>): string {
  const lines = [
    ...each(tokens.color.light, 'color', 'color'),
    ...each(tokens.space, 'spacing', 'space'),
    ...namesOf(tokens.size).flatMap((name) => [
      line('text', 'size', name),
      `  --text-mw-${name}--line-height: var(--mw-leading-${name});`,
    ]),
    ...each(tokens.weight, 'font-weight', 'weight'),
    ...each(tokens.font, 'font', 'font'),
    ...each(tokens.radius, 'radius', 'radius'),
    ...each(tokens.shadow, 'shadow', 'shadow'),
    ...each(tokens.motion, 'transition-duration', 'motion'),
    ...Object.entries(media).map(([name, query]) => `  --breakpoint-mw-${name}: ${widthOf(query)};`),
  ]
  return `@import './tokens.css' layer(theme);\n\n@theme inline {\n${lines.join('\n')}\n}\n`
}

function each(tokens: object, namespace: string, group: string): string[] {
  return namesOf(tokens).map((name) => line(namespace, group, name))
}

function line(namespace: string, group: string, name: string): string {
  return `  --${namespace}-mw-${kebab(name)}: var(--mw-${group}-${name});`
}

function namesOf(group: object): string[] {
  return Object.keys(group).filter((name) => !name.startsWith('$'))
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function widthOf(query: string): string {
  const [, width] = /min-width: (\d+(?:px|em))/.exec(query) ?? []
  if (!width) throw new TypeError(`no breakpoint in "${query}"`)
  return width
}
