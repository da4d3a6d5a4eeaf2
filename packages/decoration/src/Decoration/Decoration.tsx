import type { ComponentType } from 'react'
import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import type { DecorationData, LookSurroundings } from '../data.ts'
import { BlockBoundary } from '../internal/BlockBoundary.tsx'
import { shownBlocks } from '../internal/shownBlocks.ts'
import { looks } from '../looks.ts'
import type { DecorationDocument, ReadBlock } from '../read.ts'
import * as styles from './Decoration.css.ts'

/**
 * A merchant's page: the blocks of a read document, with what the server says of their goods. A block that fails, or has
 * nothing left to show, takes no room and no other block with it. The page's sign is the header's (`headerOf`).
 */
export function Decoration({ document, locale, data, beside = false, preview = false, onBlockError }: {
  document: DecorationDocument
  locale: Locale
  data: DecorationData
  /** Where the mall's category panel stands open over the first picture (`opensWithPicture`). */
  beside?: boolean
  /** For editors: draws the sign too, and says where a block has nothing to show. */
  preview?: boolean
  onBlockError?: (failure: { index: number; error: unknown }) => void
}) {
  return (
    <div className={styles.page}>
      {shownBlocks(document, data).map(({ block, shows, level, first }) => {
        if (block.type === 'shop_signs' && !preview) return null
        if (!shows) return preview && <Hidden key={block.index} type={block.type} />
        const Draw = looks[block.type].Draw as ComponentType<LookSurroundings & { data: ReadBlock['data'] }>
        return (
          <BlockBoundary key={block.index} onError={(error) => onBlockError?.({ index: block.index, error })}>
            <Draw data={block.data} locale={locale} page={data} level={level} first={first} beside={beside && first} />
          </BlockBoundary>
        )
      })}
    </div>
  )
}

function Hidden({ type }: { type: string }) {
  const text = useText('decoration')
  return <p className={styles.hidden}>{text('blockHidden', { type })}</p>
}
