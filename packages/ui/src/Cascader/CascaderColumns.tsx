import type { Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { CascaderColumn } from './CascaderColumn.tsx'
import type { CascaderMissing, CascaderTree } from './useCascaderTree.ts'
import * as styles from './Cascader.css.ts'

/** The columns of the tree. Narrow windows show one of them, with a button back to the level above. */
export function CascaderColumns({
  tree,
  ref,
  onRetry,
}: {
  tree: CascaderTree
  ref: Ref<HTMLDivElement>
  onRetry: (above: readonly string[]) => void
}) {
  const say = useMessages(rareMessages)
  const { levels, missing, active } = tree
  const above = tree.opened.slice(0, active)
  return (
    <>
      {active > 0 && (
        <button type="button" className={styles.back} onClick={() => tree.focus(above)}>
          <span className={styles.more}>
            <Icon name="chevronLeft" label={say('back')} />
          </span>
          {tree.labelOf(above)}
        </button>
      )}
      <div className={styles.columns}>
        <div
          ref={ref}
          role="tree"
          aria-label={tree.label}
          aria-busy={missing?.state === 'loading' || undefined}
          className={styles.tree}
        >
          {levels.map((level, depth) => (
            <CascaderColumn key={level.key} tree={tree} level={level} depth={depth} />
          ))}
        </div>
        {missing && (
          <div className={styles.column} data-active={active === levels.length || undefined}>
            <MissingLevel state={missing.state} onRetry={() => onRetry(missing.above)} />
          </div>
        )}
      </div>
    </>
  )
}

function MissingLevel({ state, onRetry }: Pick<CascaderMissing, 'state'> & { onRetry: () => void }) {
  const say = useMessages(rareMessages)
  if (state === 'loading')
    return (
      <p role="status" className={options.note}>
        {say('loading')}
      </p>
    )
  return (
    <p role="alert" className={options.note}>
      {say('loadFailed')}
      <Button size="small" onPress={onRetry}>
        {say('retry')}
      </Button>
    </p>
  )
}
