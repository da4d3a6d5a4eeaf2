import type { Locale } from '@millwright/domain/locale'
import type { DecorationData } from '../data.ts'
import type { DrawingDiagnostic } from '../drawing.ts'
import { drawBlocks } from '../internal/Block.tsx'
import { useProblems } from '../internal/useProblems.ts'
import { readyPage, shownBlocks } from '../internal/shownBlocks.ts'
import type { AnyDocument } from '../read.ts'
import type { Looks } from '../registry.ts'
import * as styles from './Blocks.css.ts'

export type BlocksProps = {
  /** A page as `readDecoration` returned it. */
  document: AnyDocument
  /** The locale in which bilingual texts are shown. */
  locale: Locale
  /** The server's data for the page, by the ids of `planData`. */
  data: DecorationData
  /** The look of each type of block (`createRegistry(…).looks`). */
  looks: Looks
  /** Whether the mall's category panel is open over the first picture (`opensWithPicture`). @default false */
  beside?: boolean | undefined
  /** The page's background (`#rrggbb`), passed to the looks. */
  ground?: string | undefined
  /**
   * Whether every block is rendered outside `Suspense`, for servers that send large `Suspense` contents out of place
   * and move them by script (Next). An error deep within a look then fails the host's page.
   * @default false
   */
  inPlace?: boolean | undefined
  /**
   * Called for blocks that cannot be rendered or are still waiting: on the server during rendering, in the browser
   * afterwards.
   */
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
}

/**
 * Renders a parsed page with only the host's own blocks. A block that fails or has nothing to show takes up no space
 * and does not affect other blocks.
 *
 * When: a host renders its own blocks and none of the mall's. Instead: `Decoration`, which also renders the mall's
 * blocks.
 */
export function Blocks({ document, locale, data, looks, beside = false, ground, inPlace, onDiagnostic }: BlocksProps) {
  const page = readyPage(data)
  const shown = shownBlocks(document, looks, data, page)
  useProblems(shown, onDiagnostic)
  return (
    <div className={styles.page}>
      {drawBlocks(
        shown
          .filter(({ look }) => look?.part !== 'sign')
          .map((one) => ({ shown: one, locale, data, page, beside, ground, inPlace, onDiagnostic })),
      )}
    </div>
  )
}
