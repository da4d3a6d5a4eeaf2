import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { nodesIn } from '../nodesIn.ts'

const mall = 'apps/mall-api/src'

/** Returns the table of the mall's events: who emits each, its handlers in order, and its payload. */
export function eventTable(root: string): string {
  const read = (path: string) => {
    const text = readFileSync(join(root, mall, path), 'utf8')
    return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  }
  const handlers = handlersIn(read('app/subscriptions.ts'))
  const emitters = emittersIn(
    globSync('{contexts,core}/**/*.ts', { cwd: join(root, mall), ignore: ['**/*.test.ts'] })
      .sort()
      .map(read),
  )
  const rows = eventsIn(read('core/events/events.ts')).map(({ name, meaning, payload }) => {
    const cells = [`\`${name}\``, meaning, emitters.get(name) ?? [], handlers.get(name) ?? [], payload]
    return `| ${cells.map((cell) => (typeof cell === 'string' ? cell : cell.join(', '))).join(' | ')} |`
  })
  return [
    '| event | means | emitted by | handled by, in order | payload |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** Reads the type `MallEvents`: each event's name, docstring and payload fields. */
function eventsIn(source: ts.SourceFile): { name: string; meaning: string; payload: string[] }[] {
  const type = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'MallEvents')
  const literal = (type as ts.TypeAliasDeclaration).type as ts.TypeLiteralNode
  return literal.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    meaning: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => String(comment))
      .join(' '),
    payload: fieldsOf(member.type!),
  }))
}

function fieldsOf(type: ts.TypeNode): string[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(fieldsOf)
  if (ts.isTypeLiteralNode(type)) return type.members.map((member) => `\`${member.name!.getText()}\``)
  // Pick<CallContext, 'now' | 'say'>
  return [...type.getText().matchAll(/'(\w+)'/g)].map(([, name]) => `\`${name}\``)
}

/** Reads the functions that each event's handlers call, as `context/file`. */
function handlersIn(source: ts.SourceFile): Map<string, string[]> {
  const from = new Map<string, string>()
  const found = new Map<string, string[]>()
  for (const one of source.statements) {
    if (ts.isImportDeclaration(one) && one.importClause?.namedBindings) {
      const path = (one.moduleSpecifier as ts.StringLiteral).text
      for (const name of (one.importClause.namedBindings as ts.NamedImports).elements) from.set(name.name.text, path)
    }
  }
  for (const { name, initializer } of nodesIn(source).filter(ts.isPropertyAssignment)) {
    if (!ts.isArrayLiteralExpression(initializer)) continue
    const handlers = initializer.elements.map((handler) => {
      const called = ((handler as ts.ArrowFunction).body as ts.CallExpression).expression.getText()
      return `\`${called}\` (${partOf(from.get(called)!.replace('../', ''))})`
    })
    found.set(name.getText(), handlers)
  }
  return found
}

/** Finds the calls of `emit`, by event. */
function emittersIn(sources: readonly ts.SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const source of sources) {
    if (!source.text.includes('emit(') || source.fileName === 'core/events/events.ts') continue
    const emitter = `\`${source.fileName.replace(/^contexts\//, '').replace('.ts', '')}\``
    for (const { expression, arguments: given } of nodesIn(source).filter(ts.isCallExpression)) {
      if (expression.getText() !== 'emit') continue
      const event = (given[1] as ts.StringLiteral).text
      found.set(event, [...(found.get(event) ?? []), emitter])
    }
  }
  return found
}

/** Returns a path's context, or its folder in `core`. */
function partOf(path: string): string {
  const [layer, name] = path.split('/')
  return layer === 'contexts' ? name! : `${layer}/${name}`
}
