import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { PanelSearch } from '../Cascader/PanelSearch.tsx'
import { rareMessages } from '../rareMessages.ts'
import { Tree } from '../Tree/Tree.tsx'
import type { TreeNode } from '../Tree/treeNode.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { TreeSelectControlProps } from './treeSelectProps.ts'
import * as styles from './TreeSelect.css.ts'

export type TreeSelectPanelProps = Pick<
  TreeSelectControlProps,
  'label' | 'nodes' | 'multiple' | 'searchable' | 'loadChildren' | 'chosen' | 'onChoose'
> & { onClose: () => void }

/** The tree in the panel, with its search field and buttons. */
export function TreeSelectPanel({
  label,
  nodes,
  multiple,
  searchable,
  loadChildren,
  chosen,
  onChoose,
  onClose,
}: TreeSelectPanelProps) {
  const [text, setText] = useState('')
  return (
    <>
      {searchable && <PanelSearch text={text} onText={setText} />}
      <Tree
        className={styles.entries}
        label={label}
        nodes={nodes}
        selection={multiple ? 'many' : 'one'}
        value={chosen}
        defaultExpanded={parentsOf(nodes, chosen)}
        loadChildren={loadChildren}
        filter={text}
        onChange={({ value }) => {
          onChoose(value)
          if (!multiple) onClose()
        }}
      />
      <PanelFoot {...{ multiple, chosen, onChoose, onClose }} />
    </>
  )
}

function PanelFoot({
  multiple,
  chosen,
  onChoose,
  onClose,
}: Pick<TreeSelectPanelProps, 'multiple' | 'chosen' | 'onChoose' | 'onClose'>) {
  const say = useMessages(rareMessages)
  if (!multiple && chosen.length === 0) return null
  const clear = () => {
    onChoose([])
    if (!multiple) onClose()
  }
  return (
    <div className={styles.foot}>
      {chosen.length > 0 && (
        <Button tone="quiet" size="small" onPress={clear}>
          {say('clear')}
        </Button>
      )}
      {multiple && (
        <Button size="small" onPress={onClose}>
          {say('close')}
        </Button>
      )}
    </div>
  )
}

/** Returns the ids of the parents of selected entries. */
function parentsOf(nodes: readonly TreeNode[], chosen: readonly string[]): string[] {
  return nodes.flatMap((node) => {
    const children = node.children ?? []
    const inner = parentsOf(children, chosen)
    return inner.length > 0 || children.some(({ id }) => chosen.includes(id)) ? [node.id, ...inner] : []
  })
}
