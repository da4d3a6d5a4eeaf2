import postcss from 'postcss'
import type { ChildNode } from 'postcss'

/**
 * Removes the cascade layers from a sheet, for hosts that cannot use layers. Rules are reordered so that the same rules
 * win as with layers. Expects CSS minified by esbuild, whose first statement gives the order of the layers.
 */
export function plainSheet(sheet: string): string {
  const top: string[] = []
  const layers = new Map([['', top]])
  for (const node of postcss.parse(sheet).nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') {
      if (node.toString().includes('@layer'))
        throw new Error(`The sheet has a layer inside of ${headOf(node)}, whose order would be lost.`)
      top.push(textOf(node))
    } else if (!node.nodes)
      for (const name of node.params.split(',')) layers.set(name.trim(), layers.get(name.trim()) ?? [])
    else {
      const own = layers.get(node.params)
      if (!own) throw new Error(`The layer ${node.params} is not in the order that the sheet begins with.`)
      own.push(...node.nodes.map(textOf))
    }
  }
  return [...layers.values()].flat().join('')
}

/** Returns a node's text. A statement ends with a semicolon. */
function textOf(node: ChildNode): string {
  return 'nodes' in node && node.nodes ? node.toString() : `${node.toString()};`
}

function headOf(node: ChildNode): string {
  return node.toString().replace(/\{[^]*/, '')
}
