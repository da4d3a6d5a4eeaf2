import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { root } from '../children.ts'
import { importsIn, nodesIn, readSource } from '../syntax.ts'

const mall = join(root, 'apps/mall-api/src')
const code = (text: string) => `\`${text}\``

/** Returns the table of the mall's events: who emits each, its handlers in order, and its payload. */
export function eventTable(): string {
  const handlers = handlersIn(readSource(mall, 'app/subscriptions.ts'))
  const emitters = findEmitters()
  const rows = eventsIn(readSource(mall, 'core/events/events.ts')).map(({ name, meaning, payload }) => {
    const lists = [emitters.get(name) ?? [], handlers.get(name) ?? [], payload].map((list) => list.join(', '))
    return `| ${[code(name), meaning, ...lists].join(' | ')} |`
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
  if (ts.isTypeLiteralNode(type)) return type.members.map(({ name }) => code(String(name?.getText())))
  // Pick<CallContext, 'now' | 'say'>
  return [...type.getText().matchAll(/'(\w+)'/g)].map(([, name = '']) => code(name))
}

/** Reads the functions that each event's handlers call, with the context or the folder of `core` of each. */
function handlersIn(source: ts.SourceFile): Map<string, string[]> {
  const from = new Map(importsIn(source).map((one) => [one.name, one.from.replace(/^..\/(contexts\/)?/, '')]))
  const lists = nodesIn(source).filter(ts.isPropertyAssignment)
  return new Map(
    lists.map(({ name, initializer }) => [
      name.getText(),
      [...initializer.getText().matchAll(/=>\s+(\w+)\(/g)].map(([, called = '']) => {
        const [first, second] = from.get(called)!.split('/')
        return `${code(called)} (${first === 'core' ? `core/${second}` : first})`
      }),
    ]),
  )
}

/** Finds the files with calls of `emit`, by event. */
function findEmitters(): Map<string, string[]> {
  const files = globSync('{contexts,core}/**/*.ts', { cwd: mall, ignore: ['**/*.test.ts'] }).toSorted()
  const found = files.flatMap((file) =>
    [...readSource(mall, file).text.matchAll(/\bemit\(\w+, '(\w+)'/g)].map(([, event = '']) => ({
      event,
      emitter: code(file.replace(/^contexts\/|\.ts$/g, '')),
    })),
  )
  const byEvent = Map.groupBy(found, ({ event }) => event)
  return new Map([...byEvent].map(([event, all]) => [event, all.map(({ emitter }) => emitter)]))
}
