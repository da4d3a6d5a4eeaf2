import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { specificationAddresses } from '../../packages/domain/src/paths/addresses.ts'
import { matchAddress } from '../../packages/domain/src/paths/matchAddress.ts'
import { root } from '../children.ts'
import { lineOf, nodesIn, parse } from '../syntax.ts'

/** The packages whose components and rules link to screens. Packages that call the mall's API use other paths. */
const judged = '{pages,commerce,decoration,editor,domain,i18n}'
const aside = /\.(test|stories)\.tsx?$|\/internal\/test\/|\/testing\/|^packages\/domain\/src\/paths\//

/** Names and calls in which `/` means the home page. Elsewhere `/` may be a separator. */
const addressNames = /^(href|action|formAction|path|canonical|to|url|back|home|index)$|Href$|Path$/
const addressCalls = /^(redirect\w*|loginPath|hasScreen|isAt|startsWith)$/

/** First segments of addresses, to find them in regular expressions such as `/^\/(login|register)/`. */
const firstWords = [
  ...new Set(Object.values(specificationAddresses).map((pattern) => pattern.split('/')[1] ?? '')),
].filter(Boolean)
const inExpression = new RegExp(`\\\\/\\(?(?:[^)/]*\\|)?(${firstWords.join('|')})(?![\\w-])`)

export type LiteralAddress = { file: string; line: number; text: string }

/** Finds addresses of the mall written as literals, where `path(...)` would use the shop's own addresses. */
export function literalAddresses(file: string, text: string): LiteralAddress[] {
  return nodesIn(parse(file, text))
    .filter(isAddress)
    .map((node) => ({ file, line: lineOf(node), text: node.getText() }))
}

function isAddress(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return inExpression.test(node.text)
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return isOfScreen(node.text)
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false
  return node.text === '/' ? isHome(node) : isOfScreen(node.text) || isMarkup(node.text)
}

/**
 * Whether text starts with a screen's address. A template's literal part counts: `/chat?sid=` is the chat's address.
 */
function isOfScreen(text: string): boolean {
  const [, pathname] = /^(\/[\w-][^?#\s]*)/.exec(text) ?? []
  return pathname !== undefined && matchAddress(specificationAddresses, pathname) !== undefined
}

function isMarkup(text: string): boolean {
  const [, href] = /(?:href|action)="(\/[^"]*)/.exec(text) ?? []
  return href !== undefined && (href === '/' || isOfScreen(href))
}

function isHome(node: ts.Node): boolean {
  let above = node.parent
  while (ts.isConditionalExpression(above) || ts.isJsxExpression(above) || ts.isParenthesizedExpression(above))
    above = above.parent
  if (ts.isBinaryExpression(above))
    return /===|!==|\?\?|\|\|/.test(above.operatorToken.getText()) && !above.left.getText().endsWith('.key')
  if (ts.isCallExpression(above)) return addressCalls.test(above.expression.getText())
  if (ts.isJsxAttribute(above) || ts.isPropertyAssignment(above) || ts.isBindingElement(above))
    return addressNames.test(above.name.getText())
  return ts.isVariableDeclaration(above) || ts.isReturnStatement(above)
}

if (import.meta.main) {
  const files = globSync(`packages/${judged}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !aside.test(file))
  const found = files.toSorted().flatMap((file) => literalAddresses(file, readFileSync(join(root, file), 'utf8')))
  for (const { file, line, text } of found)
    console.log(
      `${file}:${line}: contains the address ${text}: write it with \`path(...)\`, since a shop may have its own addresses`,
    )
  console.log(`${files.length} files: ${found.length} literal addresses`)
  process.exit(found.length ? 1 : 0)
}
