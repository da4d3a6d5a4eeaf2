import ts from 'typescript'

/** Returns a node and every node inside it, in the order of the text. */
export function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node)
  ts.forEachChild(node, (child) => void nodesIn(child, found))
  return found
}
