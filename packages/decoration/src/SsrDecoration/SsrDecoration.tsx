'use client' // A server component cannot pass functions to the client, so the looks are imported here.
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@millwright/domain/locale'
import { HydrateOnVisible } from '@millwright/ui/HydrateOnVisible'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import * as styles from '../Blocks/Blocks.css.ts'
import { drawBlocks } from '../internal/Block.tsx'
import { groundStyle, readGround } from '../internal/ground.ts'
import { mergeLooks } from '../internal/mergeLooks.ts'
import { looks as mall } from '../looks.ts'
import type { PageIsland } from '../islandsOf.ts'
import type { Look, Registry } from '../registry.ts'

export type SsrDecorationProps = {
  /**
   * The islands that `islandsOf` made on the server. For static islands (`still`) a browser that has the HTML receives
   * only the stamp.
   */
  parts: readonly SsrIsland[]
  /** The server's clock, epoch milliseconds. */
  now: number
  /** The locale in which bilingual texts are shown. */
  locale: Locale
  /** Whether the mall's category panel is open over the first picture (`opensWithPicture`). @default false */
  beside?: boolean | undefined
  /** The page's background as the merchant wrote it (`#rrggbb`; other values are ignored). */
  ground?: string | undefined
  /** The registry that `islandsOf` was given: additional blocks or other looks. */
  registry?: Registry | undefined
  /** The host's own content below the first island, such as below the opening picture. */
  afterFirst?: ReactNode
}
export type SsrIsland = PageIsland | ServerRendered<PageIsland>

/**
 * Renders a merchant's page in a host with server rendering. Static blocks stay as the server rendered them, and their
 * data is not sent again. Clocks, carousels and tabs further down hydrate when they come near the viewport.
 *
 * When: a mall shows decorated pages to its buyers. Instead: `Decoration` where the browser renders, or data may arrive
 * late.
 */
export function SsrDecoration({
  parts,
  now,
  locale,
  beside = false,
  ground: colour,
  registry,
  afterFirst,
}: SsrDecorationProps) {
  const ground = readGround(colour)
  const looks = mergeLooks<Look<never>>(mall, registry)
  const draw = ({ blocks, known }: PageIsland) =>
    drawBlocks(
      blocks.map(({ block, level, first }) => ({
        shown: {
          block,
          data: block.data as never,
          level,
          first,
          look: looks[block.type],
          late: [],
          problem: undefined,
        },
        locale,
        data: { ...known, now },
        page: { ...known, now },
        beside,
        ground,
      })),
    )
  return (
    <div className={styles.page} style={groundStyle(ground)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {'stamp' in part ? (
            <StaticHtml of={part} dependsOn={[beside, ground]}>
              {draw}
            </StaticHtml>
          ) : index === 0 ? (
            draw(part)
          ) : (
            <HydrateOnVisible>{draw(part)}</HydrateOnVisible>
          )}
          {index === 0 && afterFirst}
        </Fragment>
      ))}
    </div>
  )
}
