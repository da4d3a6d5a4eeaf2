import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Parses the text of a file. The file's ending decides whether it may contain JSX. */
export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/** Reads and parses a file of a folder. */
export function readSource(folder: string, path: string): ts.SourceFile {
  return parse(path, readFileSync(join(folder, path), 'utf8'))
}

/** Returns a node and every node inside it, in the order of the text. */
export function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node)
  ts.forEachChild(node, (child) => void nodesIn(child, found))
  return found
}

/** Returns the members of a union of literals as they are written, or `undefined` for another type. */
export function literalsOf(type: ts.Type): string[] | undefined {
  const words = (type.isUnion() ? type.types : []).map((one) =>
    one.isStringLiteral() ? `'${one.value}'` : one.isNumberLiteral() ? String(one.value) : '',
  )
  return words.length && words.every(Boolean) ? words : undefined
}

/** Returns the line of a node, from 1. */
export function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1
}

export type Import = { name: string; /** The name in the other module. */ was: string; from: string; isType: boolean }

/** Returns the names that a file imports. */
export function importsIn(source: ts.SourceFile): Import[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const names = importClause?.namedBindings
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    const from = (moduleSpecifier as ts.StringLiteral).text
    if (!names || !ts.isNamedImports(names)) return []
    return names.elements.map(({ name, propertyName }) => ({
      name: name.text,
      was: (propertyName ?? name).text,
      from,
      isType,
    }))
  })
}
