import { useText } from '@millwright/i18n/Texts'
import * as styles from './FacetPanel.css.ts'

export type FacetChoice = { id: string; name: string; href: string; count?: number; chosen: boolean }

const SHOWN = 8

/** The values of one facet; beyond eight the rest folds away, but for those that are chosen. */
export function FacetPanelGroup({ title, choices, look = 'box' }: { title: string; choices: readonly FacetChoice[]; look?: 'box' | 'plain' }) {
  const text = useText('commerce')
  if (choices.length === 0) return null
  const first = choices.filter(({ chosen }, index) => index < SHOWN || chosen)
  const rest = choices.filter((choice) => !first.includes(choice))
  const list = (some: readonly FacetChoice[]) => (
    <ul className={styles.choices}>
      {some.map(({ id, name, href, count, chosen }) => (
        <li key={id}>
          <a href={href} rel="nofollow" className={styles.choice} aria-current={chosen ? 'true' : undefined}>
            {look === 'box' && <span aria-hidden="true" className={styles.box} />}
            <span className={styles.name}>{name}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{text('facetMore', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}
