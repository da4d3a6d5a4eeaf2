import { useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { CascaderColumns } from './CascaderColumns.tsx'
import { CascaderResults } from './CascaderResults.tsx'
import { PanelSearch } from './PanelSearch.tsx'
import { hasMore, placesIn, search } from './nodes.ts'
import type { Place } from './nodes.ts'
import { useCascaderTree } from './useCascaderTree.ts'
import type { CascaderPanelProps } from './cascaderPanelProps.ts'
import * as styles from './Cascader.css.ts'

/** The levels of the tree as columns. Screen readers and the keyboard treat them as one tree. */
export function CascaderPanel(props: CascaderPanelProps) {
  const { nodes, beneath, path, anyLevel, searchable, onChoose } = props
  const say = useMessages(rareMessages)
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const tree = useCascaderTree(props, root)
  const found = text.trim() ? search(placesIn(nodes, { anyLevel, loaded: beneath.loaded }), text) : undefined
  const noMatch = found?.length === 0

  function take(place: Place) {
    const last = place.nodes.at(-1)
    if (anyLevel || !last || !hasMore(last)) return onChoose(place.path, place.nodes, true)
    setText('')
    tree.enter(place.path)
  }

  return (
    <>
      {searchable && <PanelSearch text={text} onText={setText} />}
      {searchable && (
        <div role="status" className={cx(noMatch && options.note)}>
          {noMatch && say('noMatch')}
        </div>
      )}
      {found ? (
        !noMatch && <CascaderResults places={found} path={path} onChoose={take} />
      ) : (
        <CascaderColumns ref={root} tree={tree} onRetry={(above) => void beneath.ask(above, true)} />
      )}
      {path.length > 0 && (
        <div className={styles.foot}>
          <Button tone="quiet" size="small" onPress={() => onChoose([], [], true)}>
            {say('clear')}
          </Button>
        </div>
      )}
    </>
  )
}
