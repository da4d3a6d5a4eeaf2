import type { CascaderNode } from './nodes.ts'
import type { useChildren } from './useChildren.ts'

export type CascaderPanelProps = {
  label: string
  nodes: readonly CascaderNode[]
  beneath: ReturnType<typeof useChildren>
  path: readonly string[]
  anyLevel: boolean | undefined
  searchable: boolean | undefined
  onChoose: (path: readonly string[], nodes: CascaderNode[], done: boolean) => void
}
