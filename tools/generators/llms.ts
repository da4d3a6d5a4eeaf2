import type { Part, PropType } from './parts.ts'

/** Describes a package's components as plain text, for quick reading and for language models. */
export function llms(name: string, description: string, parts: readonly Part[]): string {
  return `# @millwright/${name}

> ${description}

Each component has its own entry. Import the styles once: ${name === 'commerce' ? '`@millwright/ui/styles.css` and `@millwright/commerce/styles.css`' : '`@millwright/ui/styles.css`'}. \`UiProvider\` sets the language (\`zh\`, \`en\`)${name === 'commerce' ? ' of the primitives, and `PlainTexts` of `@millwright/i18n` provides the texts of the widgets: "Texts" lists the namespaces that a component needs. Import each by its name (`@millwright/i18n/namespaces/cart` has `en` and `zh`)' : ''}. Props with \`?\` are optional. \`(new)\` marks a component whose props may still change. Each component takes \`ref\`, \`id\`, \`className\`, \`style\`, \`title\`, \`data-*\`, \`aria-*\` and the events of its root; a field applies class and style to its root, and everything else to its control. A page made only of these components imports \`@millwright/ui/reset.css\` first.

${parts.map(section).join('\n')}`
}

/** Returns the README of a package of one component as its `llms.txt`, with the description as its summary. */
export function llmsOfGuide(readme: string, description: string): string {
  return readme.replace('\n\n', () => `\n\n> ${description}\n\n`)
}

/** Lists the components of `packages`, and the packages of one component (`whole`). */
export function llmsOfAll(
  packages: readonly { name: string; description: string; parts: readonly Part[] }[],
  whole: readonly { name: string; description: string }[],
): string {
  return `# Millwright

> A bilingual mall for machinery and electromechanical products, and the kit it is built from: React 19, TypeScript, no styles at run time.

The guides are in docs/guides, in English and Chinese: install, theming, server rendering, languages, accessibility, which component when.
${packages
  .map(
    ({ name, description, parts }) => `
## @millwright/${name}

${description} In full: [packages/${name}/llms.txt](packages/${name}/llms.txt); as data: [packages/${name}/components.json](packages/${name}/components.json).

${parts.map(({ name: part, is }) => `- ${part}: ${is}`).join('\n')}
`,
  )
  .join('')}${whole
    .map(
      ({ name, description }) => `
## @millwright/${name}

${description} In full: [packages/${name}/llms.txt](packages/${name}/llms.txt).
`,
    )
    .join('')}`
}

function section({ name, import: path, is, when, instead, keys, tags, texts, props, types, sample }: Part): string {
  const lines = [
    `## ${name}${tags.length ? ` (${tags.join(', ')})` : ''}`,
    '',
    `\`import { ${name} } from '${path}'\``,
    '',
    is,
    ...(when ? ['', `When: ${when}`] : []),
    ...(instead ? [`Instead: ${instead}`] : []),
    ...(keys ? [`Keys: ${keys}`] : []),
    ...(texts.length ? [`Texts: ${texts.map((one) => `\`${one}\``).join(', ')}`] : []),
    ...(props.length ? [''] : []),
    ...props.map(
      ({ name: prop, type, required, default: value, doc }) =>
        `- \`${prop}${required ? '' : '?'}: ${type}\`${value === undefined ? '' : ` = \`${value}\``}${doc ? `: ${doc}` : ''}`,
    ),
    ...types.flatMap(typeLines),
    ...(sample ? ['', '```tsx', sample, '```'] : []),
  ]
  return `${lines.join('\n')}\n`
}

function typeLines({ name, text, members }: PropType): string[] {
  if (members.length === 0) return text ? ['', `\`${name}\`: \`${text}\``] : []
  return [
    '',
    `\`${name}\`:`,
    '',
    ...members.map(
      ({ name: member, type, required, doc }) =>
        `- \`${member}${required ? '' : '?'}: ${type}\`${doc ? `: ${doc}` : ''}`,
    ),
  ]
}

/** Lists missing parts of docstrings: `ui/Button: when`, `ui/Button.href`. */
export function gapsOf(room: string, parts: readonly Part[]): string[] {
  return parts.flatMap(({ name, is, when, keys, byKeys, props, sample, import: path }) => [
    ...(is ? [] : [`${room}/${name}: what it is`]),
    ...(when ? [] : [`${room}/${name}: when`]),
    ...(!byKeys || keys ? [] : [`${room}/${name}: keys`]),
    ...(sample || !path.endsWith(`/${name}`) ? [] : [`${room}/${name}: a story`]),
    ...props.filter(({ doc }) => !doc).map((prop) => `${room}/${name}.${prop.name}`),
  ])
}
