import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import type { Draft } from '../drafts.ts'
import { Canvas } from './Canvas.tsx'
import type { CanvasProps } from './Canvas.tsx'
import { Notices } from './Notices.tsx'
import { ProblemList } from './ProblemList.tsx'
import type { Shown } from './Toolbar.tsx'
import type { useJump } from './useJump.ts'
import * as styles from './Desk.css.ts'

type StageProps = Omit<CanvasProps, 'locale'> & {
  shown: Shown
  hasOther: boolean
  restored: Draft | undefined
  jump: ReturnType<typeof useJump>
  onDiscard: () => void
}

/** The middle of the editor: the page in one or both languages, with notices above it and its problems below. */
export function Stage({ shown, hasOther, restored, jump, onDiscard, ...canvas }: StageProps) {
  const text = useText('editor')
  const { session } = canvas
  const languages: Locale[] = shown === 'both' ? ['zh', 'en'] : [shown]
  return (
    <section className={styles.canvas} aria-label={text('canvas')}>
      <Notices session={session} hasOther={hasOther} restored={restored} onDiscard={onDiscard} />
      <div className={styles.windows}>
        {languages.map((one) => (
          <Canvas key={one} {...canvas} locale={one} />
        ))}
      </div>
      <ProblemList session={session} {...jump.list} onJump={jump.to} />
    </section>
  )
}
