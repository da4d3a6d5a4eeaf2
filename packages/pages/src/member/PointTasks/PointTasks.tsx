import type { ScoreInfo } from '@millwright/contract/member/pointsEntities'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { OnceForm } from '../OnceForm/OnceForm.tsx'
import * as styles from './PointTasks.css.ts'

export type PointTasksProps = {
  tasks: ScoreInfo['tasks']
  /** The address that the forms post to. Its action calls `pointsAction`. */
  action: string
}

type Known = { name: KeyOf<'points'>; hint: KeyOf<'points'>; route: PlainRouteId }

const known: Readonly<Record<string, Known>> = {
  profile: { name: 'taskProfile', hint: 'taskProfileHint', route: 'uc-account' },
  firstOrder: { name: 'taskFirstOrder', hint: 'taskFirstOrderHint', route: 'list' },
  comment: { name: 'taskComment', hint: 'taskCommentHint', route: 'uc-comments' },
}

/** The one-time tasks for points: requirement, reward and state. */
export function PointTasks({ tasks, action }: PointTasksProps) {
  const text = useText('points')
  return (
    <section className={styles.tasks} aria-labelledby="point-tasks">
      <Heading level={2} size={16} id="point-tasks" tabIndex={-1}>
        {text('tasks')}
      </Heading>
      <ul className={styles.list}>
        {tasks.flatMap(({ task, score, state }) => {
          const about = Object.hasOwn(known, task) ? known[task] : undefined
          if (!about) return []
          const { name, hint, route } = about
          return [
            <li key={task} className={styles.task}>
              <span className={styles.words}>
                <span className={styles.name}>{text(name)}</span>
                <span className={styles.hint}>
                  {text(hint)} · {text('plus', { score })}
                </span>
              </span>
              {state === 'taken' ? (
                <span className={styles.taken}>
                  <Icon name="check" />
                  {text('taskTaken')}
                </span>
              ) : state === 'done' ? (
                <OnceForm action={action}>
                  <input type="hidden" name="task" value={task} />
                  <Button
                    type="submit"
                    name="intent"
                    value="task"
                    size="small"
                    tone="action"
                    label={text('taskTakeNamed', { score, task: text(name) })}
                  >
                    {text('taskTake', { score })}
                  </Button>
                </OnceForm>
              ) : (
                <Button href={path(route)} size="small" label={text('taskGoNamed', { task: text(name) })}>
                  {text('taskGo')}
                </Button>
              )}
            </li>,
          ]
        })}
      </ul>
    </section>
  )
}
