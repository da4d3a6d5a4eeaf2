import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { nodesIn, parse } from '../syntax.ts'

export type Sample = {
  jsx: string
  args: Map<string, ts.Node>
  source: ts.SourceFile
  file: string
  /** The args as props, for a story with a custom frame. */
  plain?: string
}

/** Returns the first story of a file as JSX to copy: its args as props, or its render function's result. */
export function storySample(file: string, part: string): Sample {
  const source = parse(file, inEnglish(readFileSync(file, 'utf8'), file))
  const values = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) => statement.declarationList.declarations.map((one) => [one.name.getText(), one] as const)),
  )
  const first = source.statements.find(
    (one): one is ts.VariableStatement => ts.isVariableStatement(one) && one.getText().startsWith('export '),
  )?.declarationList.declarations[0]
  const story = objectOf(first?.initializer)
  const meta = objectOf(values.get('meta')?.initializer)
  const render = property(story, 'render') ?? property(meta, 'render')
  const args = new Map([
    ...entries(objectOf(property(meta, 'args')), values),
    ...entries(objectOf(property(story, 'args')), values),
  ])
  const plain = args.size && property(meta, 'component')?.getText() === part ? element(part, args) : undefined
  if (render) return { jsx: rendered(render, source), args, source, file, ...(plain && { plain }) }
  const component = property(meta, 'component')?.getText()
  const wrapper =
    component !== part && source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === component)
  if (wrapper) return { jsx: dedent(wrapper.getText()), args: new Map(), source, file }
  return { jsx: element(part, args), args, source, file }
}

/** Replaces each bilingual `storyText(...)` of a story by its English text. */
function inEnglish(text: string, file: string): string {
  const spoken = nodesIn(parse(file, text))
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'storyText')
    .map((call) => englishOf(call, call.arguments[1]!))
    .reduceRight((whole, { at, words }) => whole.slice(0, at.getStart()) + words + whole.slice(at.end), text)
  return spoken.replaceAll(/\[(storyLocale|useLocale\(\))\]/g, '.en').replaceAll(/\bstoryLocale\b/g, "'en'")
}

function englishOf(call: ts.CallExpression, english: ts.Expression): { at: ts.Node; words: string } {
  if (!ts.isJsxExpression(call.parent) || !ts.isStringLiteral(english)) return { at: call, words: english.getText() }
  return { at: call.parent, words: ts.isJsxAttribute(call.parent.parent) ? `"${english.text}"` : english.text }
}

function objectOf(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)))
    return objectOf(node.expression)
  return node && ts.isObjectLiteralExpression(node) ? node : undefined
}

function property(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Node | undefined {
  const found = object?.properties.find((one) => one.name?.getText() === name)
  if (found && ts.isPropertyAssignment(found)) return found.initializer
  return (
    found && (ts.isShorthandPropertyAssignment(found) ? found.name : ts.isMethodDeclaration(found) ? found : undefined)
  )
}

function entries(
  args: ts.ObjectLiteralExpression | undefined,
  values: Map<string, ts.VariableDeclaration>,
): [string, ts.Node][] {
  return (
    args?.properties.flatMap((one): [string, ts.Node][] => {
      if (ts.isPropertyAssignment(one)) return [[one.name.getText(), one.initializer]]
      if (ts.isShorthandPropertyAssignment(one)) return [[one.name.text, one.name]]
      return ts.isSpreadAssignment(one)
        ? entries(objectOf(values.get(one.expression.getText())?.initializer), values)
        : []
    }) ?? []
  )
}

function element(part: string, args: Map<string, ts.Node>): string {
  const children = args.get('children')
  const props = [...args]
    .filter(([name, value]) => name !== 'children' && value.getText() !== 'undefined')
    .map(([name, value]) => {
      if (ts.isStringLiteral(value)) return `${name}="${value.text.replaceAll('"', '&quot;')}"`
      return value.kind === ts.SyntaxKind.TrueKeyword
        ? name
        : `${name}={${value.getText().startsWith('fn(') ? '() => {}' : dedent(value.getText())}}`
    })
  const line = [part, ...props].join(' ')
  const open =
    line.length > 100 || line.includes('\n')
      ? `${part}\n${props.map((prop) => `  ${prop.replaceAll('\n', '\n  ')}`).join('\n')}\n`
      : line
  const end = open.endsWith('\n') ? '' : ' '
  if (!children) return `<${open}${end}/>`
  const inner = ts.isStringLiteral(children)
    ? children.text
    : ts.isJsxElement(children) || ts.isJsxFragment(children) || ts.isJsxSelfClosingElement(children)
      ? dedent(children.getText())
      : `{${dedent(children.getText())}}`
  return inner.includes('\n') || open.includes('\n')
    ? `<${open}>\n  ${inner.replaceAll('\n', '\n  ')}\n</${part}>`
    : `<${open}>${inner}</${part}>`
}

function rendered(render: ts.Node, source: ts.SourceFile): string {
  if (ts.isIdentifier(render))
    return dedent(
      source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === render.text)?.getText() ??
        render.text,
    )
  if (!ts.isArrowFunction(render)) return dedent(render.getText())
  const body = ts.isParenthesizedExpression(render.body) ? render.body.expression : render.body
  return dedent(body.getText())
}

/** Removes indentation. A node's text starts mid-line, so the last line gives the indentation of the others. */
function dedent(text: string): string {
  const indent = /\n( *)\S[^\n]*$/.exec(text)?.[1]?.length ?? 0
  return text.replaceAll(new RegExp(`\\n {1,${Math.max(1, indent)}}`, 'g'), '\n').trim()
}
