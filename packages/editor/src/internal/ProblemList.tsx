import { useLocale, useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { isRecord } from '@millwright/domain/isRecord'
import { blockName } from '../changes.ts'
import type { Path } from '../page.ts'
import { fieldLabel } from './labels.ts'
import type { PlacedProblem } from './problems.ts'
import type { Session } from './useSession.ts'
import * as styles from './ProblemList.css.ts'

type ProblemListProps = {
  session: Session
  open: boolean
  onOpen: (open: boolean) => void
  onJump: (problem: PlacedProblem) => void
}

const icons = { error: 'error', warning: 'warning', info: 'info' } as const

/** All problems of the page, the most severe first. Each leads to its field. */
export function ProblemList({ session, open, onOpen, onJump }: ProblemListProps) {
  const text = useText('editor')
  const locale = useLocale()
  const { page, problems } = session
  const whole = problems.filter(({ code }) => code !== 'empty')
  const toFill = whole.filter(({ pending }) => pending).length
  const wrong = whole.length - toFill
  const counts = { problems: text('problems', { count: wrong }), toFill: text('toFill', { count: toFill }) }
  return (
    <details className={styles.list} open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name={wrong ? 'warning' : toFill ? 'info' : 'success'} size={16} />
        {wrong && toFill
          ? text('problemsAndToFill', counts)
          : wrong
            ? counts.problems
            : toFill
              ? counts.toFill
              : text('noProblems')}
      </summary>
      {whole.length > 0 && (
        <ul className={styles.items}>
          {whole.map((problem, at) => {
            const { code, path, severity, message, index, within } = problem
            const entry = index === undefined ? undefined : page[index]
            const place = placeOf(within, locale)
            return (
              <li key={`${path} ${code} ${at}`}>
                <button type="button" className={styles.item} onClick={() => onJump(problem)}>
                  <span className={styles.icon[severity]}>
                    <Icon name={icons[severity]} size={16} label={text(severity)} />
                  </span>
                  <span className={styles.place}>
                    {entry ? `${(index ?? 0) + 1} ${blockName(entry.block, { locale, text })}` : text('wholePage')}
                    {place && ` · ${place}`}
                  </span>
                  <span className={styles.words}>{message[locale]}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </details>
  )
}

/** Returns the place of a problem within its block in words: "Tabs 2 · Name". */
function placeOf(within: Path, locale: 'zh' | 'en'): string {
  const parts: string[] = []
  for (const step of within) {
    if (step === 'dataField') continue
    if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${step + 1}`.trim())
    else parts.push(fieldLabel(step, locale))
  }
  return parts.join(' · ')
}

/** Returns the lists on the way to a field with the entry that must be open, so that the field is on the screen. */
export function entriesOnWay(within: Path, block: unknown): { path: Path; at: number }[] {
  let value: unknown = block
  return within.flatMap((step, depth) => {
    const list = Array.isArray(value)
    const inner =
      list && typeof step === 'number' ? (value as unknown[])[step] : isRecord(value) ? value[step] : undefined
    value = inner
    return list && typeof step === 'number' ? [{ path: within.slice(0, depth), at: step }] : []
  })
}
