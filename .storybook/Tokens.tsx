import type { ReactNode } from 'react'
import { contrast } from '../packages/ui/src/theme/contrast.ts'
import { cssValue } from '../packages/ui/src/theme/cssValue.ts'
import { resolver } from '../packages/ui/src/theme/resolve.ts'
import tokens from '../packages/ui/src/theme/tokens.json' with { type: 'json' }
import './Tokens.css'

type Group = Record<string, { $value?: unknown; $description?: string }>
type Values = Record<string, unknown>
const { valueOf, complete } = resolver(tokens)
const { light, dark, yellow, yellowDark, blue, blueDark } = tokens.color
const themes = [
  { title: 'Light 浅色', group: light, theme: 'light', brand: undefined },
  { title: 'Dark 深色', group: dark, theme: 'dark', brand: undefined },
  { title: 'Yellow, light 黄·浅', group: yellow, theme: 'light', brand: 'yellow' },
  { title: 'Yellow, dark 黄·深', group: yellowDark, theme: 'dark', brand: 'yellow' },
  { title: 'Blue, light 蓝·浅', group: blue, theme: 'light', brand: 'blue' },
  { title: 'Blue, dark 蓝·深', group: blueDark, theme: 'dark', brand: 'blue' },
]
const { text } = tokens.color.$extensions['org.millwright.contrast'] as { text: Record<string, string[]> }

type ScaleProps = { title: string; group: Values; name: string; draw: (value: string, key: string) => ReactNode }

const leading: Values = tokens.leading

const scales: ScaleProps[] = [
  {
    title: 'Space 间距',
    group: tokens.space,
    name: 'space',
    draw: (value) => <i style={{ inlineSize: value, blockSize: 16 }} />,
  },
  {
    title: 'Type 字号与行高',
    group: tokens.size,
    name: 'size',
    draw: (value, key) => (
      <span style={{ fontSize: value, lineHeight: cssValue(valueOf(leading[key])) }}>
        轴承 6205-2RS <small>/ {cssValue(valueOf(leading[key]))}</small>
      </span>
    ),
  },
  {
    title: 'Font 字体',
    group: tokens.font,
    name: 'font',
    draw: (value) => <span style={{ fontFamily: value }}>轴承 6205-2RS 0123456789</span>,
  },
  {
    title: 'Weight 字重',
    group: tokens.weight,
    name: 'weight',
    draw: (value) => <span style={{ fontWeight: Number(value) }}>轴承 6205-2RS</span>,
  },
  {
    title: 'Radius 圆角',
    group: tokens.radius,
    name: 'radius',
    draw: (value) => <i style={{ inlineSize: 48, blockSize: 48, borderRadius: value }} />,
  },
  {
    title: 'Motion 动效',
    group: tokens.motion,
    name: 'motion',
    draw: (value) => <i className="tokens-motion" style={{ transitionDuration: value }} />,
  },
  {
    title: 'Shadow 阴影',
    group: tokens.shadow,
    name: 'shadow',
    draw: (value) => (
      <i style={{ inlineSize: 96, blockSize: 48, background: 'var(--mw-color-surface)', boxShadow: value }} />
    ),
  },
  {
    title: 'Control 控件高度',
    group: tokens.control,
    name: 'control',
    draw: (value) => <i style={{ inlineSize: 96, blockSize: value }} />,
  },
  {
    title: 'Control, compact 紧凑',
    group: tokens.compact.control,
    name: 'control',
    draw: (value) => <i style={{ inlineSize: 96, blockSize: value }} />,
  },
  {
    title: 'Row 行高',
    group: tokens.row,
    name: 'row',
    draw: (value) => <i style={{ inlineSize: 96, blockSize: value }} />,
  },
  { title: 'Depth 层级', group: tokens.depth, name: 'depth', draw: () => null },
]

export function Tokens() {
  return (
    <div className="tokens sb-unstyled">
      {themes.map(({ title, group, theme, brand }) => (
        <Colors key={title} title={title} palette={complete(group) as Group} own={group} theme={theme} brand={brand} />
      ))}
      {scales.map((scale) => (
        <Scale key={scale.title} {...scale} />
      ))}
    </div>
  )
}

/**
 * Paints swatches with the theme's custom properties, as components do. The values shown come from the token source.
 */
function Colors({
  title,
  palette,
  own,
  theme,
  brand,
}: {
  title: string
  palette: Group
  own: object
  theme: string
  brand: string | undefined
}) {
  const css = (name: string) => cssValue(valueOf(palette[name]))
  const parts = (name: string) => (valueOf(palette[name]) as { components: number[] }).components
  return (
    <section className="tokens-theme" data-theme={theme} data-brand={brand}>
      <h2>{title}</h2>
      <ul>
        {namesOf(own).map((name) => (
          <li key={name}>
            <i style={{ background: `var(--mw-color-${name})` }} />
            <Copy text={`vars.color.${name}`}>{name}</Copy>
            <span className="tokens-names">
              <code>{css(name)}</code>
              <Copy text={`var(--mw-color-${name})`}>CSS</Copy>
              <Copy text={`bg-mw-${kebab(name)}`}>Tailwind</Copy>
            </span>
            <small>{palette[name]?.$description ?? (light as Group)[name]?.$description}</small>
            {text[name] && (
              <small className="tokens-contrast">
                {text[name].map((ground) => (
                  <span
                    key={ground}
                    style={{ color: `var(--mw-color-${name})`, background: `var(--mw-color-${ground})` }}
                  >
                    {ground} {contrast(parts(name), parts(ground)).toFixed(1)}
                  </span>
                ))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scale({ title, group, name, draw }: ScaleProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="tokens-rows">
        {namesOf(group).map((key) => {
          const value = cssValue(valueOf(group[key]))
          return (
            <li key={key}>
              <Copy text={/^\d/.test(key) ? `vars.${name}[${key}]` : `vars.${name}.${key}`}>{key}</Copy>
              <span className="tokens-names">
                <code>{value}</code>
                <Copy text={`var(--mw-${name}-${key})`}>CSS</Copy>
              </span>
              <span>{draw(value, key)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Copy({ text, children }: { text: string; children: string }) {
  return (
    <button type="button" title={`${text} (copy 复制)`} onClick={() => void navigator.clipboard.writeText(text)}>
      {children}
    </button>
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function namesOf(group: object): string[] {
  return Object.keys(group).filter((name) => !name.startsWith('$'))
}
