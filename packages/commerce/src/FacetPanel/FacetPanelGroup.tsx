import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './FacetPanel.css.ts'

export type FacetChoice = { id: string; name: string; href: string; count?: number | undefined; chosen: boolean }

/** The number of values that are not collapsed. Categories (`plain`) show more, because buyers choose by them first. */
const SHOWN = { box: 8, plain: 16 } as const
const MANY = 12
/** The maximum number of values that a page contains until the reader asks for all. */
const ALL = 24

/**
 * The values of one facet. After the first eight (of categories sixteen) the rest is collapsed, with a search field for
 * long lists. A selected choice keeps its position. A choice without results is not a link. `unfold` is the URL that
 * shows all values.
 */
export function FacetPanelGroup({
  title,
  choices,
  unfold,
  unfolded = false,
  look = 'box',
  most = SHOWN[look],
  children,
}: {
  title: string
  choices: readonly FacetChoice[]
  unfold?: string
  unfolded?: boolean
  look?: 'box' | 'plain'
  /** The number of values that are not collapsed. */
  most?: number | undefined
  children?: ReactNode
}) {
  const text = useText('commerce')
  // In a long list, values without results are collapsed first.
  const first =
    choices.length > most ? choices.filter(({ count, chosen }) => count !== 0 || chosen).slice(0, most) : choices
  const rest = choices.filter((choice) => !first.includes(choice))
  const chosen = unfolded || rest.some(({ chosen }) => chosen)
  // Stays open when a choice in it is removed, because the focus is there.
  const [open, setOpen] = useState(chosen)
  if (chosen && !open) setOpen(true)
  if (choices.length === 0 && !children) return null
  const list = (some: readonly FacetChoice[]) => (
    <ul className={styles.choices}>
      {some.map((choice) => (
        <li key={choice.id}>
          <Choice {...choice} look={look} />
        </li>
      ))}
    </ul>
  )
  const more = text('facetMore', { count: rest.length })
  return (
    <div className={styles.group} data-facet="">
      <h2 className={styles.title}>{title}</h2>
      {children}
      {first.length > 0 && list(first)}
      {rest.length > 0 &&
        (choices.length > ALL && unfold && !chosen ? (
          <a href={unfold} rel="nofollow" className={styles.more}>
            {more}
          </a>
        ) : (
          <details open={open}>
            <summary className={styles.more}>{more}</summary>
            {choices.length > MANY && <FindChoice title={title} />}
            {list(rest)}
          </details>
        ))}
    </div>
  )
}

/** The search field of a long facet, and its status. `FacetArea` handles both. */
function FindChoice({ title }: { title: string }) {
  const text = useText('commerce')
  return (
    <>
      <input
        type="search"
        className={styles.find}
        maxLength={40}
        autoComplete="off"
        aria-label={text('facetFindIn', { name: title })}
        placeholder={text('facetFind')}
      />
      <p role="status" className={styles.none} />
    </>
  )
}

function Choice({ name, href, count, chosen, look }: FacetChoice & { look: 'box' | 'plain' }) {
  const content = (
    <>
      {look === 'box' && <span aria-hidden="true" className={styles.box} />}
      <span className={styles.name} data-name="">
        {name}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (count === 0 && !chosen)
    return (
      <span role="link" aria-disabled="true" className={styles.choice}>
        {content}
      </span>
    )
  return (
    <a href={href} rel="nofollow" className={styles.choice} aria-current={chosen ? 'true' : undefined}>
      {content}
    </a>
  )
}
