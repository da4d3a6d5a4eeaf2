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
  const type = source.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === 'MallEvents')?.type
  if (!type || !ts.isTypeLiteralNode(type)) throw new Error('The type MallEvents has no members.')
  return type.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    meaning: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => String(comment))
      .join(' '),
    payload: member.type ? fieldsOf(member.type) : [],
  }))
}

function fieldsOf(type: ts.TypeNode): string[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(fieldsOf)
  if (ts.isTypeLiteralNode(type)) return type.members.map(({ name }) => `\`${name?.getText()}\``)
  // Pick<CallContext, 'now' | 'say'>
  return [...type.getText().matchAll(/'(\w+)'/g)].map(([, name]) => `\`${name}\``)
}

/** Reads the functions that each event's handlers call, as `context/file`. */
function handlersIn(source: ts.SourceFile): Map<string, string[]> {
  const from = new Map<string, string>()
  const found = new Map<string, string[]>()
  for (const one of source.statements) {
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) continue
    const names = one.importClause?.namedBindings
    if (names && ts.isNamedImports(names))
      for (const { name } of names.elements) from.set(name.text, one.moduleSpecifier.text)
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
      const [, event] = given
      if (expression.getText() !== 'emit' || !event || !ts.isStringLiteral(event)) continue
      found.set(event.text, [...(found.get(event.text) ?? []), emitter])
    }
  }
  return found
}

/** Returns a path's context, or its folder in `core`. */
function partOf(path: string): string {
  const [layer, name = ''] = path.split('/')
  return layer === 'contexts' ? name : `${layer}/${name}`
}
