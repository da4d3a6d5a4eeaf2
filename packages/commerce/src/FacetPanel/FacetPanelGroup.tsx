import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './FacetPanel.css.ts'

export type FacetChoice = { id: string; name: string; href: string; count?: number; chosen: boolean }

const SHOWN = 8
const MANY = 12

/**
 * The values of one facet; beyond eight the rest folds away, where many can be searched. A choice keeps its place when it
 * is chosen, so that the focus stays on it. Where nothing is behind a choice it is no link.
 */
export function FacetPanelGroup({ title, choices, look = 'box', children }: { title: string; choices: readonly FacetChoice[]; look?: 'box' | 'plain'; children?: ReactNode }) {
  const text = useText('commerce')
  const [find, setFind] = useState('')
  const wanted = find.trim().normalize('NFKC').toLowerCase()
  const matches = ({ name }: FacetChoice) => name.normalize('NFKC').toLowerCase().includes(wanted)
  // Of a long list the dead ends fold away first: what leads somewhere is what is looked for.
  const first = choices.length > SHOWN ? choices.filter(({ count, chosen }) => count !== 0 || chosen).slice(0, SHOWN) : choices
  const rest = choices.filter((choice) => !first.includes(choice))
  // It stays as it is when a choice in it is taken back: the focus is there.
  const [open, setOpen] = useState(rest.some(({ chosen }) => chosen))
  if (choices.length === 0 && !children) return null
  const list = (some: readonly FacetChoice[]) => (
    <ul className={styles.choices}>
      {some.map((choice) => <li key={choice.id} hidden={!matches(choice)}><Choice {...choice} look={look} /></li>)}
    </ul>
  )
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {list(first)}
      {rest.length > 0 && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.more}>{text('facetMore', { count: rest.length })}</summary>
          {choices.length > MANY && (
            <input
              type="search" value={find} onChange={(event) => setFind(event.currentTarget.value)} className={styles.find} maxLength={40} autoComplete="off"
              aria-label={text('facetFindIn', { name: title })} placeholder={text('facetFind')}
            />
          )}
          {list(rest)}
        </details>
      )}
      {wanted !== '' && <p role="status" className={styles.none}>{!choices.some(matches) && text('facetFindNone')}</p>}
    </div>
  )
}

function Choice({ name, href, count, chosen, look }: FacetChoice & { look: 'box' | 'plain' }) {
  const content = (
    <>
      {look === 'box' && <span aria-hidden="true" className={styles.box} />}
      <span className={styles.name}>{name}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (count === 0 && !chosen) return <span role="link" aria-disabled="true" className={styles.choice}>{content}</span>
  return <a href={href} rel="nofollow" className={styles.choice} aria-current={chosen ? 'true' : undefined}>{content}</a>
}
